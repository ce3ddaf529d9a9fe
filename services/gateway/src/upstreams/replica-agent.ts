import { Agent, type ClientRequest, type ClientRequestArgs } from 'node:http';
import type { Duplex } from 'node:stream';

/** Replicas are on a private network; one that takes longer to accept a connection is down. */
const CONNECT_TIMEOUT_MS = 1_000;
const CONNECT_TIMEOUT = 'CONNECT_TIMEOUT';

type ConnectionCallback = (error: Error | null, socket: Duplex) => void;

declare module 'node:http' {
  interface Agent {
    /** Gives a new request a connection. Node's request calls it in its constructor; it is missing in Node's types. */
    addRequest(request: ClientRequest, ...rest: unknown[]): void;
  }
}

/** The keep-alive connections to the replicas of one service, with a connect timeout. */
export class ReplicaAgent extends Agent {
  #newRequest: ClientRequest | undefined;

  constructor() {
    super({ keepAlive: true, maxFreeSockets: 256 });
  }

  override addRequest(request: ClientRequest, ...rest: unknown[]): void {
    this.#newRequest = request;
    super.addRequest(request, ...rest);
  }

  /**
   * Returns the request that `send` creates through this agent. The libraries that send requests for us do not return
   * them, and only the request itself can be ended before its response.
   */
  captureRequest(send: () => void): ClientRequest | undefined {
    this.#newRequest = undefined;
    send();
    const request = this.#newRequest;
    this.#newRequest = undefined;
    return request;
  }

  override createConnection(
    options: ClientRequestArgs,
    callback?: ConnectionCallback,
  ): Duplex | null | undefined {
    // reply-from passes the host name of a URL, where an IPv6 address has brackets. A socket needs it without them.
    const host = options.host?.replace(/^\[|\]$/g, '') ?? null;
    const socket = super.createConnection({ ...options, host }, callback);
    if (!socket) return socket;
    const timer = setTimeout(() => {
      socket.destroy(Object.assign(new Error('connect timeout'), { code: CONNECT_TIMEOUT }));
    }, CONNECT_TIMEOUT_MS);
    for (const event of ['connect', 'close']) socket.once(event, () => clearTimeout(timer));
    return socket;
  }
}

const CONNECTION_FAILURES = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  CONNECT_TIMEOUT,
]);

/** Whether a call failed before any part of it was sent. */
export function isConnectionFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONNECTION_FAILURES.has(String(error.code));
}
