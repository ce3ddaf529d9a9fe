import type { IncomingMessage } from 'node:http';
import { Failure } from '@app/service-kit';
import type { FastifyReply } from 'fastify';
import type { Route } from '../routes/route-table.ts';
import { isEventStream } from './forward.ts';
import type { OpenStreams } from './open-streams.ts';

/** What a service may say to a caller beside the body (rule 1). */
const ALLOWED = ['content-type', 'content-disposition', 'retry-after'] as const;
/** An answer up to this size is read whole first, so that a service that dies in the middle of it is a clean 503. */
const READ_WHOLE_BYTES = 1024 * 1024;

/**
 * Hands a service's answer on to the caller: status, allowed headers, body. An event stream and a large answer pass as
 * they come; when they break, the caller's connection ends too, never as if it were whole.
 * @throws Failure 503 when a short answer breaks off.
 */
export async function relayAnswer(
  reply: FastifyReply,
  route: Route,
  answer: IncomingMessage,
  streams: OpenStreams,
): Promise<unknown> {
  const whole = isShort(answer) ? await readWhole(answer) : undefined;
  reply.code(answer.statusCode ?? 502);
  for (const name of ALLOWED)
    if (answer.headers[name] !== undefined) reply.header(name, answer.headers[name]);
  const cookies = route.carriesCookies ? answer.headers['set-cookie'] : undefined;
  if (cookies) reply.header('set-cookie', cookies);
  if (whole) return reply.send(whole.length === 0 ? undefined : whole);
  if (isEventStream(answer)) {
    reply.header('cache-control', 'no-store, no-transform');
    reply.header('x-accel-buffering', 'no');
    streams.add(reply, answer);
  }
  return reply.send(answer);
}

function isShort({ headers, statusCode }: IncomingMessage): boolean {
  if (statusCode === 204 || statusCode === 304) return true;
  return headers['content-length'] !== undefined && Number(headers['content-length']) <= READ_WHOLE_BYTES;
}

async function readWhole(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of answer) chunks.push(chunk);
  } catch (cause) {
    throw new Failure('unavailable', { cause, retryAfterSeconds: 2 });
  }
  return Buffer.concat(chunks);
}
