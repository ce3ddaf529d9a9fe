import type { ClientRequest, IncomingMessage } from 'node:http';
import { Failure } from '@app/service-kit/serving';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyReply } from 'fastify';
import { type Address, baseUrlOf } from '../upstreams/address.ts';
import { isConnectionFailure } from '../upstreams/replica-agent.ts';
import type { Upstream } from '../upstreams/upstream.ts';

/** The options of reply-from for one call. */
export type ReplyOptions = NonNullable<FastifyHttpProxyOptions['replyOptions']>;

/** A call that the gateway forwards to a service. */
export interface OutgoingCall {
  readonly path: string;
  readonly method: string;
  /** Milliseconds to the last byte of a response, or to the first byte of an event stream. */
  readonly timeoutMs: number;
  /** Milliseconds without data after which an event stream counts as dead. */
  readonly idleTimeoutMs: number;
  readonly options: ReplyOptions;
}

/** Calls in progress at one replica before further callers get 503, so that overload does not build up queues. */
const MAX_CALLS_PER_REPLICA = 2_000;
const MAX_ADDRESSES_TRIED = 4;

/**
 * Forwards a call to one replica through reply-from and returns the response before anything is sent to the caller.
 * A request is never sent twice: only a GET whose connection failed, so that nothing was sent, tries another address.
 * @throws Failure 503 `unavailable` when there is no response in time. A response that breaks later emits an error.
 */
export async function forward(
  reply: FastifyReply,
  upstream: Upstream,
  call: OutgoingCall,
): Promise<IncomingMessage> {
  const deadline = new Deadline(reply, call.timeoutMs);
  const tried = new Set<Address>();
  for (;;) {
    const address = upstream.pick(tried);
    if (!address || address.callsInProgress >= MAX_CALLS_PER_REPLICA) throw unavailable();
    tried.add(address);
    try {
      const response = await send(reply, upstream, address, call, deadline);
      if (isEventStream(response)) {
        deadline.clearTimer();
        response.socket.setTimeout(call.idleTimeoutMs);
      }
      return response;
    } catch (error) {
      const wasNotSent = isConnectionFailure(error);
      if (wasNotSent) upstream.avoid(address);
      const isLast = tried.size >= MAX_ADDRESSES_TRIED || deadline.isOver;
      if (!wasNotSent || call.method !== 'GET' || isLast) throw unavailable(error);
    }
  }
}

export function unavailable(cause?: unknown): Failure {
  return new Failure('unavailable', { cause, retryAfterSeconds: 2 });
}

export function isEventStream(response: IncomingMessage): boolean {
  return response.headers['content-type']?.startsWith('text/event-stream') ?? false;
}

/** Sends the request to one address. Resolves with the response when its headers have arrived. */
function send(
  reply: FastifyReply,
  { agent }: Upstream,
  address: Address,
  { path, options }: OutgoingCall,
  deadline: Deadline,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const release = () => {
    address.callsInProgress -= 1;
  };
  address.callsInProgress += 1;
  promise.then((response) => (response.closed ? release() : response.once('close', release)), release);
  try {
    const request = agent.captureRequest(() =>
      reply.from(path, {
        ...options,
        getUpstream: () => baseUrlOf(address),
        onResponse: (_request, _reply, { stream }) => resolve(stream),
        onError: (_reply, { error }) => reject(error.cause ?? error),
      }),
    );
    deadline.limit(request, reject);
  } catch (error) {
    reject(error);
  }
  return promise;
}

/** Ends the request to a service when the caller disconnects or the timeout passes. */
class Deadline {
  readonly #timer: NodeJS.Timeout;
  #request: ClientRequest | undefined;
  #onEnd: ((reason: Error) => void) | undefined;
  #reason: Error | undefined;

  constructor(reply: FastifyReply, timeoutMs: number) {
    this.#timer = setTimeout(() => this.#end('upstream timeout'), timeoutMs);
    reply.raw.once('close', () => {
      this.clearTimer();
      if (!reply.raw.writableFinished) this.#end('caller disconnected');
    });
  }

  get isOver(): boolean {
    return this.#reason !== undefined;
  }

  /** Applies to this request from now on; `onEnd` is called when the deadline ends it. */
  limit(request: ClientRequest | undefined, onEnd: (reason: Error) => void): void {
    this.#request = request;
    this.#onEnd = onEnd;
    if (this.#reason) this.#end(this.#reason.message);
  }

  /** Removes the timeout; from now on only a disconnect of the caller ends the request. */
  clearTimer(): void {
    clearTimeout(this.#timer);
  }

  #end(message: string): void {
    this.#reason = new Error(message);
    this.#onEnd?.(this.#reason);
    this.#request?.destroy(this.#reason);
  }
}
