import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A connection to the product that can be cut, as phones lose theirs. */
export interface BreakableConnection {
  /** In the product's place. */
  readonly url: string;
  /** Drops every connection, and any new one until `mend`. */
  cut(): void;
  mend(): void;
  close(): void;
}

/** Lays a line to a product. @param url where it answers. */
export async function openBreakableConnection(url: string): Promise<BreakableConnection> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let broken = false;
  const server = createServer((near) => {
    if (broken) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://localhost:${address.port}`,
    cut() {
      broken = true;
      drop();
    },
    mend() {
      broken = false;
    },
    close() {
      drop();
      server.close();
    },
  };
}
