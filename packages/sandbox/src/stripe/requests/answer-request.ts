import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Account } from '../account.ts';
import { API_VERSION } from '../documented-fields.ts';
import type { Cause } from '../objects/event.ts';
import { newId } from '../objects/id.ts';
import { expireDueSessions } from '../payments/expire-session.ts';
import { expandObject } from './expand.ts';
import { createFault, type StripeFaults } from './faults.ts';
import { readForm } from './form.ts';
import type { Answer, IdempotentAnswers } from './idempotency.ts';
import { readParameters } from './read-parameters.ts';
import type { RequestLog, StripeRequest } from './request-log.ts';
import { requireKey } from './require-key.ts';
import { StripeError } from './stripe-error.ts';

export interface StripeApi {
  account: Account;
  faults: StripeFaults;
  log: RequestLog;
  answers: IdempotentAnswers;
}

/** One documented call: its parameters and its effect. `id` is the id in the path. */
export interface Call<Fields extends z.ZodType> {
  fields: Fields;
  run: (given: z.output<Fields>, from: { id: string; cause: Cause }) => object;
}

/** Answers a request as Stripe does: checks key, faults, idempotency and parameters, and then runs the call. */
export async function answerRequest<Fields extends z.ZodType>(
  api: StripeApi,
  call: Call<Fields>,
  request: FastifyRequest<{ Params: { id?: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { headers, method } = request;
  const [path = '', query = ''] = request.url.split('?');
  const parameters = method === 'POST' ? toForm(request.body) : readForm(query);
  const idempotencyKey = method === 'POST' ? firstValue(headers['idempotency-key']) : null;
  const version = firstValue(headers['stripe-version']);
  const entry: StripeRequest = {
    receivedAt: api.account.now().toISOString(),
    method,
    path,
    parameters,
    idempotencyKey,
    version,
    status: null,
  };
  api.log.add(entry);
  const requestId = newId('request');
  reply.header('request-id', requestId).header('stripe-version', version ?? API_VERSION);
  if (idempotencyKey) reply.header('idempotency-key', idempotencyKey);
  const send = ({ status, body }: Pick<Answer, 'status' | 'body'>) => {
    entry.status = status;
    return reply.code(status).send(body);
  };
  const mode = api.faults.take();
  if (mode === 'refused') return closeConnection(reply);
  try {
    const fault = createFault(mode);
    if (fault) throw fault;
    requireKey(headers.authorization);
    requireVersion(version);
    const earlier = idempotencyKey
      ? api.answers.claim(idempotencyKey, `${method} ${path}`, parameters)
      : undefined;
    if (earlier) {
      reply.header('idempotent-replayed', 'true').header('original-request', earlier.requestId);
      return send(earlier);
    }
    const given = await readParametersOrFreeKey(api, call, idempotencyKey, parameters);
    if (mode === 'hang') return await hang(api, reply, idempotencyKey);
    const cause = { id: requestId, idempotency_key: idempotencyKey };
    const result = runCall(api, call, given, { id: request.params.id ?? '', cause }, requestId);
    if (idempotencyKey) {
      api.answers.keep(idempotencyKey, result);
      reply.header('original-request', requestId);
    }
    await api.account.ledger.save();
    return mode === 'answer_lost' ? closeConnection(reply) : send(result);
  } catch (error) {
    if (error instanceof StripeError) return send({ status: error.status, body: error.body() });
    throw error;
  }
}

/** Checks the parameters. A request that fails here had no effect, so its idempotency key is freed. */
async function readParametersOrFreeKey<Fields extends z.ZodType>(
  api: StripeApi,
  call: Call<Fields>,
  key: string | null,
  parameters: object,
): Promise<z.output<Fields>> {
  try {
    return readParameters(call.fields, parameters);
  } catch (error) {
    if (key) api.answers.drop(key);
    throw error;
  }
}

function runCall<Fields extends z.ZodType>(
  { account }: StripeApi,
  call: Call<Fields>,
  given: z.output<Fields>,
  from: { id: string; cause: Cause },
  requestId: string,
): Answer {
  try {
    expireDueSessions(account);
    const object = call.run(given, from);
    return { status: 200, body: expandObject(account.ledger, object, readExpand(given)), requestId };
  } catch (error) {
    if (error instanceof StripeError) return { status: error.status, body: error.body(), requestId };
    throw error;
  }
}

function readExpand(given: unknown): string[] {
  const expand: unknown =
    typeof given === 'object' && given !== null ? Reflect.get(given, 'expand') : undefined;
  return Array.isArray(expand) ? expand.map(String) : [];
}

/** Waits without any effect until the client disconnects or hanging requests are released. */
async function hang(
  { faults, answers }: StripeApi,
  reply: FastifyReply,
  key: string | null,
): Promise<FastifyReply> {
  const gone = Promise.withResolvers<void>();
  reply.raw.once('close', gone.resolve);
  await Promise.race([gone.promise, faults.released()]);
  if (key) answers.drop(key);
  return closeConnection(reply);
}

function closeConnection(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

function requireVersion(version: string | null): void {
  if (version === null || /^\d{4}-\d{2}-\d{2}(?:\.[a-z]+)?$/.test(version)) return;
  throw new StripeError(400, `Invalid Stripe API version: ${version}`);
}

function toForm(body: unknown): object {
  return typeof body === 'object' && body !== null ? body : {};
}

function firstValue(header: string | string[] | undefined): string | null {
  return (Array.isArray(header) ? header[0] : header) ?? null;
}
