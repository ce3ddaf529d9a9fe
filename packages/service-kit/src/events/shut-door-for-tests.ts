import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';

/** A way to a database that is shut until it is opened. */
export interface ShutDoor {
  /** The same database, through the door. */
  through(url: string): string;
  /** How many have come and were sent away. */
  sentAway(): number;
  open(): void;
  close(): void;
}

/** Puts a door before the server that `url` names: whoever comes while it is shut loses the connection. */
export async function shutDoor(url: string): Promise<ShutDoor> {
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
    through: (to) => Object.assign(new URL(to), { host: `127.0.0.1:${portOf(server)}` }).href,
    sentAway: () => sentAway,
    open: () => {
      isOpen = true;
    },
    close: () => server.close(),
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The door has no port.');
  return address.port;
}
