import type { IncomingMessage } from 'node:http';
import type { Failure } from '@app/service-kit/serving';
import type { FastifyReply } from 'fastify';
import { ANSWER_HEADERS } from './answer-headers.ts';
import { isEventStream, unavailable } from './forward.ts';
import type { OpenStreams } from './open-streams.ts';

/** An answer up to this size is read whole first, so that a service that dies in the middle of it is a clean 503. */
const READ_WHOLE_BYTES = 1024 * 1024;

/**
 * Sends a service's answer on to the caller; status and headers are on the reply already. An event stream and a large
 * answer pass as they come; when they break, the caller's connection ends too, never as if it were whole.
 * @throws Failure 503 when a short answer breaks off, and for a stream that begins while the gateway is stopping.
 */
export async function relayAnswer(
  reply: FastifyReply,
  answer: IncomingMessage,
  streams: OpenStreams,
): Promise<FastifyReply> {
  if (isEventStream(answer)) {
    if (!streams.add(reply, answer)) {
      answer.destroy();
      throw refusal(reply);
    }
    reply.header('cache-control', 'no-store, no-transform');
    reply.header('x-accel-buffering', 'no');
    return reply.send(answer);
  }
  if (!isShort(answer)) return reply.send(answer);
  const whole = await readWhole(answer).catch((cause: unknown) => {
    throw refusal(reply, cause);
  });
  return reply.send(whole.length === 0 ? undefined : whole);
}

/** What an answer has said of itself is not said of its refusal. */
function refusal(reply: FastifyReply, cause?: unknown): Failure {
  for (const name of ANSWER_HEADERS) reply.removeHeader(name);
  return unavailable(cause);
}

function isShort({ headers, statusCode }: IncomingMessage): boolean {
  if (statusCode === 204 || statusCode === 304) return true;
  return headers['content-length'] !== undefined && Number(headers['content-length']) <= READ_WHOLE_BYTES;
}

async function readWhole(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return Buffer.concat(chunks);
}
