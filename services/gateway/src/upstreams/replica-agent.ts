import { Agent, type ClientRequestArgs } from 'node:http';
import type { Duplex } from 'node:stream';

/** A replica on a private network that takes longer to accept is not there. */
const ACCEPT_WITHIN_MS = 1_000;

type Made = (error: Error | null, socket: Duplex) => void;

/** Connections to the replicas of one service: kept alive, and given up when they are not accepted soon. */
export class ReplicaAgent extends Agent {
  constructor() {
    super({ keepAlive: true, maxFreeSockets: 256 });
  }

  override createConnection(options: ClientRequestArgs, made?: Made): Duplex | null | undefined {
    // reply-from hands on the host name of a URL, which has brackets around an IPv6 address; a socket wants none.
    const host = options.host?.replace(/^\[|\]$/g, '') ?? null;
    const socket = super.createConnection({ ...options, host }, made);
    if (!socket) return socket;
    const late = setTimeout(() => {
      socket.destroy(Object.assign(new Error('not accepted in time'), { code: 'NOT_ACCEPTED' }));
    }, ACCEPT_WITHIN_MS);
    for (const event of ['connect', 'close']) socket.once(event, () => clearTimeout(late));
    return socket;
  }
}

const NOT_REACHED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL', 'NOT_ACCEPTED']);

/** Whether a call failed before anything of it was sent. */
export function wasNotReached(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NOT_REACHED.has(String(error.code));
}
