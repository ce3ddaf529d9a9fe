import type { IncomingMessage } from 'node:http';
import { endStalledReader, type Failure } from '@app/service-kit/serving';
import type { FastifyReply } from 'fastify';
import { isEventStream, unavailable } from './forward.ts';
import { RESPONSE_HEADERS } from './headers.ts';

/** Responses up to this size are buffered, so that a service that fails halfway produces a complete 503. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/**
 * Sends a service's response to the caller; status and headers are already set on the reply. Event streams and large
 * responses are piped: when they break, the caller's connection is aborted, so that a partial response never looks
 * complete. A caller who reads nothing of an event stream for `idleTimeoutMs` is disconnected.
 * @throws Failure 503 when a buffered response breaks off, and for a stream that begins while the gateway is stopping.
 */
export async function relayResponse(
  reply: FastifyReply,
  response: IncomingMessage,
  streams: OpenStreams,
  idleTimeoutMs: number,
): Promise<FastifyReply> {
  if (isEventStream(response)) {
    if (!streams.add(reply, response)) {
      response.destroy();
      throw unavailableResponse(reply);
    }
    endStalledReader(reply.raw, idleTimeoutMs);
    reply.header('cache-control', 'no-store, no-transform');
    reply.header('x-accel-buffering', 'no');
    return reply.send(response);
  }
  if (!shouldBuffer(response)) return reply.send(response);
  const body = await readBody(response).catch((cause: unknown) => {
    throw unavailableResponse(reply, cause);
  });
  return reply.send(body.length === 0 ? undefined : body);
}

/** Removes the service's response headers, because they do not describe the failure that is sent instead. */
function unavailableResponse(reply: FastifyReply, cause?: unknown): Failure {
  for (const name of RESPONSE_HEADERS) reply.removeHeader(name);
  return unavailable(cause);
}

function shouldBuffer({ headers, statusCode }: IncomingMessage): boolean {
  if (statusCode === 204 || statusCode === 304) return true;
  return headers['content-length'] !== undefined && Number(headers['content-length']) <= MAX_BUFFERED_BYTES;
}

function readBody(response: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const breakOff = () => reject(new Error('the response broke off'));
    if (response.destroyed) return breakOff();
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.once('end', () => resolve(Buffer.concat(chunks)));
    response.once('error', reject);
    response.once('close', breakOff);
  });
}

/**
 * The event streams open in this process. When it stops, they end at once without a `done` event, and the browser
 * resumes the reply through another gateway.
 */
export class OpenStreams {
  readonly #open = new Map<FastifyReply, IncomingMessage>();

  #ended = false;

  /** @returns false when the gateway is stopping and accepts no further stream. */
  add(reply: FastifyReply, response: IncomingMessage): boolean {
    if (this.#ended) return false;
    this.#open.set(reply, response);
    reply.raw.once('close', () => this.#open.delete(reply));
    return true;
  }

  endAll(): void {
    this.#ended = true;
    for (const [reply, response] of this.#open) {
      response.unpipe(reply.raw);
      reply.raw.end(() => response.destroy());
    }
  }
}
