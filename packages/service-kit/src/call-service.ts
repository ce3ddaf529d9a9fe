import http, { type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { type Endpoint, FAILURE_CODES, type FailureCode, type Parsed, type Sent } from '@app/contracts';
import * as z from 'zod';
import { Failure } from './failure.ts';
import { CLIENT_IDLE_MS } from './http-client/http-connections.ts';
import type { ServiceIdentity } from './identity/service-identity.ts';
import { traceHeaders } from './telemetry/tracing.ts';

interface ServiceCall<E extends Endpoint> {
  /** Base URL of the service, without a slash at the end. */
  baseUrl: string;
  /** For `internal` calls: signs the credential of this process. */
  identity?: Pick<ServiceIdentity, 'tokenFor'>;
  /** For calls on behalf of a person: their own access token, so that the receiver checks their session itself. */
  accessToken?: string;
  params?: Sent<E['params']>;
  query?: Sent<E['query']>;
  body?: Sent<E['body']>;
  signal?: AbortSignal;
  /** Milliseconds; by default the contract's. */
  timeoutMs?: number;
}

const failureSchema = z.object({ error: z.string(), code: z.enum(FAILURE_CODES) });

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name])));
}

/**
 * Calls an endpoint of another service and validates the answer against the contract.
 * @returns the parsed answer.
 * @throws Failure with the code that the service answered with, `unavailable` when it does not answer in time.
 */
export async function callService<const E extends Endpoint>(
  endpoint: E,
  call: ServiceCall<E>,
): Promise<Parsed<E['answer']>> {
  const response = await send(endpoint, call);
  const body: unknown = await json(response).catch(() => undefined);
  if (!isOk(response)) throw toFailure(endpoint, response, body);
  const read = endpoint.answer?.safeParse(body);
  if (read && !read.success) throw new Failure('unavailable', { cause: read.error });
  return read?.data as Parsed<E['answer']>; // validated by the endpoint's schema above
}

/**
 * Like `callService`, for a large answer that is forwarded as a stream.
 * @returns the bytes of the JSON answer, not validated; the iterator throws when the answer breaks off or times out.
 */
export async function callServiceForStream<const E extends Endpoint>(
  endpoint: E,
  call: ServiceCall<E>,
): Promise<AsyncIterable<Uint8Array>> {
  const response = await send(endpoint, call);
  if (isOk(response)) return response;
  throw toFailure(endpoint, response, await json(response).catch(() => undefined));
}

const httpAgent = new http.Agent({ keepAlive: true, timeout: CLIENT_IDLE_MS });

/**
 * Node's own client and its connections. Not `fetch`, because loading undici takes a fifth of the start of a process and
 * 5 MiB of its own memory (decision 0066).
 */
async function clientFor({ protocol }: URL): Promise<{ request: typeof http.request; agent: http.Agent }> {
  if (protocol !== 'https:') return { request: http.request, agent: httpAgent };
  const { default: https } = await import('node:https');
  return { request: https.request, agent: https.globalAgent };
}

async function send<E extends Endpoint>(endpoint: E, call: ServiceCall<E>): Promise<IncomingMessage> {
  const url = new URL(call.baseUrl + fillPath(endpoint.path, Object(call.params)));
  for (const [name, value] of Object.entries(Object(call.query))) url.searchParams.set(name, String(value));
  const { request, agent } = await clientFor(url);
  const bearer = call.accessToken ?? call.identity?.tokenFor(endpoint.service);
  const timeout = AbortSignal.timeout(call.timeoutMs ?? endpoint.timeoutMs);
  const body = call.body === undefined ? undefined : Buffer.from(JSON.stringify(call.body));
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  try {
    request(url, {
      agent,
      method: endpoint.method,
      headers: {
        ...traceHeaders(),
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        ...(body ? { 'content-type': 'application/json', 'content-length': body.length } : {}),
      },
      signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
    })
      .once('response', resolve)
      .on('error', reject)
      .end(body);
    return await promise;
  } catch (cause) {
    throw new Failure('unavailable', { cause, retryAfterSeconds: 2 });
  }
}

function isOk({ statusCode = 0 }: IncomingMessage): boolean {
  return statusCode >= 200 && statusCode < 300;
}

function toFailure(endpoint: Endpoint, { statusCode }: IncomingMessage, body: unknown): Failure {
  return new Failure(failureCodeOf(body), { cause: new Error(`${endpoint.path} answered ${statusCode}`) });
}

function failureCodeOf(body: unknown): FailureCode {
  const read = failureSchema.safeParse(body);
  return read.success ? read.data.code : 'unavailable';
}
