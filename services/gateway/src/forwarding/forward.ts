import { FAILURES } from '@app/contracts';
import {
  type Connection,
  endStalledReader,
  Failure,
  isConnectionFailure,
  type Receiver,
  type ResponseHead,
  wasNotWritten,
} from '@app/service-kit/serving';
import type { FastifyReply } from 'fastify';
import type { LoginAttempt } from '../limits/login-limits.ts';
import type { Address } from '../upstreams/address.ts';
import type { Upstream } from '../upstreams/upstream.ts';
import { Deadlines, type Limited } from './deadlines.ts';
import { responseHeaders } from './headers.ts';
import type { OpenStream, OpenStreams } from './open-streams.ts';
import type { Route } from './route-table.ts';

/** A call that the gateway forwards to a service. */
export interface OutgoingCall {
  readonly route: Route;
  /** The whole request as a latin1 string. */
  readonly bytes: string;
  /** The password attempt that this call makes; it ends before the caller gets the response. */
  readonly attempt?: LoginAttempt | undefined;
}

/** What forwarding needs besides the call. */
export interface ForwardingDeps {
  readonly upstream: Upstream;
  readonly streams: OpenStreams;
  /** The headers of every response: names and values alternate. */
  readonly headers: readonly string[];
}

/** Calls in progress at one replica before further callers get 503, so that overload does not build up queues. */
const MAX_CALLS_PER_REPLICA = 2_000;
const MAX_ATTEMPTS = 4;
/** Responses up to this size are buffered, so that a service that fails halfway produces a complete 503. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

const deadlines = new Deadlines();

/**
 * Sends a call to one replica and passes the response on to the caller.
 * A request is never processed twice: it is sent again only when no connection could be opened, or the one that was kept
 * had died, so that the service cannot have had all of it. Without a response in time, the caller gets 503 `unavailable`. Event streams and large responses are passed on as they
 * arrive: when they break, the caller's connection is aborted, so that a partial response never looks complete.
 */
export function forward(reply: FastifyReply, call: OutgoingCall, deps: ForwardingDeps): void {
  new ForwardedCall(reply, call, deps).start();
}

function unavailable(cause?: unknown): Failure {
  return new Failure('unavailable', { cause, retryAfterSeconds: 2 });
}

class ForwardedCall implements Receiver, OpenStream, Limited {
  endsAt: number;
  deadlineIndex = -1;
  readonly #reply: FastifyReply;
  readonly #call: OutgoingCall;
  readonly #deps: ForwardingDeps;
  #address: Address | undefined;
  /** The addresses to which no connection could be opened. */
  #tried: readonly Address[] | undefined;
  #attempts = 0;
  readonly #startedAt = performance.now();
  #connection: Connection | undefined;
  #head: ResponseHead | undefined;
  #isBuffered = false;
  #body = '';
  #isOver = false;

  constructor(reply: FastifyReply, call: OutgoingCall, deps: ForwardingDeps) {
    this.#reply = reply;
    this.#call = call;
    this.#deps = deps;
    this.endsAt = this.#startedAt + call.route.firstByteMs;
  }

  start(): void {
    deadlines.add(this);
    this.#reply.raw.once('close', () => this.#onCallerGone());
    this.#send();
  }

  onInterim(): void {
    const { timeoutMs, idleTimeoutMs } = this.#call.route;
    this.endsAt = Math.min(this.#startedAt + timeoutMs, performance.now() + idleTimeoutMs);
  }

  onHead(head: ResponseHead): void {
    this.#head = head;
    const { raw } = this.#reply;
    const { timeoutMs, idleTimeoutMs } = this.#call.route;
    if (head.status === FAILURES.unavailable.status && this.#address) this.#address.state = 'unready';
    if (!isEventStream(head)) {
      this.endsAt = this.#startedAt + timeoutMs;
      this.#isBuffered = hasSmallBody(head);
      if (!this.#isBuffered) this.#writeHead(head, NO_STORE);
    } else if (this.#deps.streams.add(this)) {
      deadlines.delete(this);
      this.#connection?.setIdleTimeout(idleTimeoutMs);
      endStalledReader(raw, idleTimeoutMs);
      this.#writeHead(head, STREAM_HEADERS);
    } else this.#fail(unavailable());
  }

  onData(bytes: string): boolean {
    if (this.#isOver) return false;
    if (this.#isBuffered) {
      this.#body += bytes;
      return true;
    }
    const { raw } = this.#reply;
    const { socket } = raw;
    // Node would send a chunk as four pieces, which takes longer than one string.
    const hasRoom =
      socket && raw.chunkedEncoding
        ? socket.write(`${bytes.length.toString(16)}\r\n${bytes}\r\n`, 'latin1')
        : raw.write(bytes, 'latin1');
    if (hasRoom) return true;
    (socket ?? raw).once('drain', () => this.#connection?.resume());
    return false;
  }

  onEnd(): void {
    if (this.#isOver) return;
    this.#finish();
    this.#endAttempt(this.#head?.status, () => this.#end());
  }

  onFailure(error: Error): void {
    if (this.#isOver) return;
    const { upstream } = this.#deps;
    const address = this.#leaveAddress();
    if (address && isConnectionFailure(error)) {
      upstream.avoid(address);
      this.#tried = [...(this.#tried ?? []), address];
      this.#send(error);
    } else if (address && !this.#head && wasNotWritten(error)) {
      // The other connections that were kept have died as well.
      upstream.connections.closeIdle(address);
      this.#send(error);
    } else this.#fail(unavailable(error));
  }

  onDeadline(): void {
    this.#fail(unavailable(new Error('upstream timeout')));
  }

  endEarly(): void {
    this.#abort();
    this.#reply.raw.end();
  }

  /** Sends the request to the next address; `cause` is the failure of the previous one. */
  #send(cause?: Error): void {
    const { upstream } = this.#deps;
    this.#attempts += 1;
    const address = this.#attempts > MAX_ATTEMPTS ? undefined : upstream.pick(this.#tried);
    if (!address || address.callsInProgress >= MAX_CALLS_PER_REPLICA) {
      this.#fail(unavailable(cause));
      return;
    }
    this.#address = address;
    address.callsInProgress += 1;
    this.#connection = upstream.connections.send(address, this.#call.bytes, this);
  }

  /** @returns the address that the call was sent to. */
  #leaveAddress(): Address | undefined {
    const address = this.#address;
    if (address) address.callsInProgress -= 1;
    this.#address = undefined;
    this.#connection = undefined;
    return address;
  }

  #onCallerGone(): void {
    if (this.#isOver) return;
    this.#abort();
    this.#endAttempt();
  }

  #abort(): void {
    this.#connection?.destroy();
    this.#finish();
  }

  #fail(failure: Failure): void {
    if (this.#isOver) return;
    this.#abort();
    const { raw } = this.#reply;
    if (raw.headersSent) raw.destroy();
    this.#endAttempt(failure.status, () => {
      if (!raw.destroyed) this.#reply.send(failure);
    });
  }

  /** Ends the password attempt of this call, if it is one, before `next`. */
  #endAttempt(status: number = FAILURES.unavailable.status, next?: () => void): void {
    const { attempt } = this.#call;
    if (attempt) attempt.finish(status).then(next, (error: unknown) => this.#reply.send(error));
    else next?.();
  }

  /** Neither the service nor a timeout has an effect from now on. */
  #finish(): void {
    this.#isOver = true;
    deadlines.delete(this);
    this.#deps.streams.delete(this);
    this.#leaveAddress();
  }

  #end(): void {
    const { raw } = this.#reply;
    if (!this.#isBuffered) {
      raw.end();
      return;
    }
    if (this.#head) this.#writeHead(this.#head, NO_STORE);
    raw.end(this.#body, 'latin1');
  }

  #writeHead(head: ResponseHead, more: readonly string[]): void {
    const { request, raw } = this.#reply;
    this.#reply.hijack();
    raw.writeHead(head.status, [
      ...responseHeaders(head.headers, this.#call.route),
      'x-request-id',
      request.id,
      ...this.#deps.headers,
      ...more,
      ...(request.raw.complete ? [] : CLOSE),
    ]);
    // What follows is written to the socket itself (see onData).
    if (!this.#isBuffered) raw.flushHeaders();
  }
}

const NO_STORE = ['cache-control', 'no-store'];
const STREAM_HEADERS = ['cache-control', 'no-store, no-transform', 'x-accel-buffering', 'no'];
/** A connection on which an unread request body may follow cannot be used again. */
const CLOSE = ['connection', 'close'];

function isEventStream({ headers }: ResponseHead): boolean {
  return headers['content-type']?.startsWith('text/event-stream') ?? false;
}

function hasSmallBody({ headers, status }: ResponseHead): boolean {
  if (status === 204 || status === 304) return true;
  return headers['content-length'] !== undefined && Number(headers['content-length']) <= MAX_BUFFERED_BYTES;
}
