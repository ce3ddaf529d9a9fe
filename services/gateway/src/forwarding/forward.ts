import type { IncomingMessage } from 'node:http';
import { Failure } from '@app/service-kit/serving';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyReply } from 'fastify';
import { type Address, baseUrlOf } from '../upstreams/address.ts';
import { wasNotReached } from '../upstreams/replica-agent.ts';
import type { Upstream } from '../upstreams/upstream.ts';
import { endingWith, Patience } from './patience.ts';

/** What reply-from can be told of one call. */
export type ReplyHooks = NonNullable<FastifyHttpProxyOptions['replyOptions']>;

/** One call on its way to a service. */
export interface Outgoing {
  readonly path: string;
  readonly method: string;
  /** To the last byte of an answer, to the first of an event stream; milliseconds. */
  readonly timeoutMs: number;
  /** An event stream that says nothing for so long is dead; milliseconds. */
  readonly silenceMs: number;
  readonly hooks: ReplyHooks;
}

/** Calls under way to one replica before callers are told to come back (rule 17: overload is answered early). */
const MAX_BUSY = 2_000;
const MAX_ADDRESSES_TRIED = 4;

/**
 * Leads one call to one replica through reply-from and comes back with its answer, not yet sent on. Nothing is ever sent
 * twice: only a GET whose connection was refused, so that nothing was sent at all, goes on to the next address (rule 1).
 * @throws Failure 503 `unavailable` when there is no answer in time; the answer itself errors when it breaks later.
 */
export async function forward(
  reply: FastifyReply,
  upstream: Upstream,
  call: Outgoing,
): Promise<IncomingMessage> {
  const patience = new Patience(reply, call.timeoutMs);
  const tried = new Set<Address>();
  for (;;) {
    const address = upstream.pick(tried);
    if (!address || address.busy >= MAX_BUSY) throw unavailable();
    tried.add(address);
    try {
      const answer = await send(reply, address, call, patience.signal);
      if (isEventStream(answer)) {
        patience.stopClock();
        answer.socket.setTimeout(call.silenceMs);
      }
      return answer;
    } catch (error) {
      const refused = wasNotReached(error);
      if (refused) upstream.leaveOut(address);
      const isLast = tried.size >= MAX_ADDRESSES_TRIED || patience.signal.aborted;
      if (!refused || call.method !== 'GET' || isLast) throw unavailable(error);
    }
  }
}

export function unavailable(cause?: unknown): Failure {
  return new Failure('unavailable', { cause, retryAfterSeconds: 2 });
}

export function isEventStream(answer: IncomingMessage): boolean {
  return answer.headers['content-type']?.startsWith('text/event-stream') ?? false;
}

function send(
  reply: FastifyReply,
  address: Address,
  { path, hooks }: Outgoing,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const over = () => {
    address.busy -= 1;
  };
  address.busy += 1;
  promise.then((answer) => (answer.closed ? over() : answer.once('close', over)), over);
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  try {
    signal.throwIfAborted();
    endingWith(signal, () =>
      reply.from(path, {
        ...hooks,
        getUpstream: () => baseUrlOf(address),
        onResponse: (_request, _reply, { stream }) => resolve(stream),
        onError: (_reply, { error }) => reject(error.cause ?? error),
      }),
    );
  } catch (error) {
    reject(error);
  }
  return promise;
}
