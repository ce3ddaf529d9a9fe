import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { STREAM_KEEPALIVE_MS } from '@app/contracts';
import { Failure } from '@app/service-kit';
import type { Address } from '../upstreams/address.ts';
import type { Upstream } from '../upstreams/upstream.ts';

/** One call on its way to a service. */
export interface Outgoing {
  readonly method: string;
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer | undefined;
  /** To the last byte of an answer, to the first of an event stream; milliseconds. */
  readonly timeoutMs: number;
  /** Aborted when the caller has gone: the call ends at the service as well. */
  readonly signal: AbortSignal;
}

/** A replica on a private network that takes longer to accept is not there. */
const CONNECT_TIMEOUT_MS = 1_000;
/** A living stream says a comment every 15 s; one that is silent for four of them is dead. */
const STREAM_SILENCE_MS = 4 * STREAM_KEEPALIVE_MS;
/** Calls under way to one replica before callers are told to come back (rule 17: overload is answered early). */
const MAX_BUSY = 2_000;
const NOT_REACHED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL', 'NOT_ACCEPTED']);

/**
 * The forwarding leg: sends one call to one replica and comes back with the head of its answer. Nothing is ever sent
 * twice: only a GET whose connection was refused, so that nothing was sent at all, goes on to the next address (rule 1).
 * @throws Failure 503 `unavailable` when there is no answer in time; the answer's own stream errors when it breaks later.
 */
export async function forward(upstream: Upstream, call: Outgoing): Promise<IncomingMessage> {
  const tried = new Set<Address>();
  for (;;) {
    const address = upstream.pick(tried);
    if (!address || address.busy >= MAX_BUSY) throw unavailable();
    tried.add(address);
    try {
      return await send(upstream, address, call);
    } catch (error) {
      const refused = wasNotReached(error);
      if (refused) upstream.leaveOut(address);
      const isLast = tried.size >= MAX_ADDRESSES_TRIED || call.signal.aborted;
      if (!refused || call.method !== 'GET' || isLast) throw unavailable(error);
    }
  }
}

const MAX_ADDRESSES_TRIED = 4;

function unavailable(cause?: unknown): Failure {
  return new Failure('unavailable', { cause, retryAfterSeconds: 2 });
}

function wasNotReached(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NOT_REACHED.has(String(error.code));
}

function send(upstream: Upstream, address: Address, call: Outgoing): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, path, headers, body, signal } = call;
    if (signal.aborted) return reject(new Error('the caller has gone'));
    const outgoing = request({
      agent: upstream.agent,
      host: address.ip,
      port: address.port,
      method,
      path,
      headers,
    });
    const late = setTimeout(() => outgoing.destroy(new Error('no answer in time')), call.timeoutMs);
    const goOn = () => outgoing.destroy(new Error('the caller has gone'));
    signal.addEventListener('abort', goOn, { once: true });
    address.busy += 1;
    outgoing.once('close', () => {
      address.busy -= 1;
      clearTimeout(late);
      signal.removeEventListener('abort', goOn);
    });
    outgoing.once('socket', (socket) => {
      if (!socket.connecting) return;
      const slow = setTimeout(() => {
        outgoing.destroy(Object.assign(new Error('not accepted'), { code: 'NOT_ACCEPTED' }));
      }, CONNECT_TIMEOUT_MS);
      socket.once('connect', () => clearTimeout(slow));
      outgoing.once('close', () => clearTimeout(slow));
    });
    outgoing.once('response', (answer) => {
      if (isEventStream(answer)) {
        clearTimeout(late);
        outgoing.setTimeout(STREAM_SILENCE_MS, () => outgoing.destroy(new Error('the stream fell silent')));
      }
      resolve(answer);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

export function isEventStream(answer: IncomingMessage): boolean {
  return answer.headers['content-type']?.startsWith('text/event-stream') ?? false;
}
