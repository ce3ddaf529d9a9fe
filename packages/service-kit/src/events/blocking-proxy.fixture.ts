import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';

/** A proxy in front of a database that rejects connections until it is unblocked. */
export interface BlockingProxy {
  /** The URL of the same database through the proxy. */
  urlThrough(url: string): string;
  /** Number of rejected connections. */
  rejectedConnections(): number;
  unblock(): void;
  close(): void;
}

/** Starts a proxy in front of the server of `url`; connections are closed until it is unblocked. */
export async function startBlockingProxy(url: string): Promise<BlockingProxy> {
  const { hostname, port } = new URL(url);
  let isOpen = false;
  let sentAway = 0;
  const server = createServer((caller) => {
    caller.on('error', () => undefined);
    if (!isOpen) {
      sentAway += 1;
      caller.destroy();
      return;
    }
    const database = connect(Number(port), hostname).on('error', () => caller.destroy());
    caller.on('close', () => database.destroy());
    caller.pipe(database).pipe(caller);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    urlThrough: (to) => Object.assign(new URL(to), { host: `127.0.0.1:${portOf(server)}` }).href,
    rejectedConnections: () => sentAway,
    unblock: () => {
      isOpen = true;
    },
    close: () => server.close(),
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return address.port;
}
