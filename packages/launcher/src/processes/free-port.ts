import net from 'node:net';

/**
 * Below the ports that systems give to whoever asks for any, for connections that go out as well (Linux from 32768, others
 * from 49152): one of those may be another's before we listen on it.
 */
const FIRST = 20_000;
const COUNT = 12_768;
/** Each process begins in another place: those of processes that start side by side would meet otherwise. */
const APART = 32;
let next = (process.pid * APART) % COUNT;

/** A TCP port of 127.0.0.1 that nobody listens on at this moment; another one each time. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < COUNT; tried += 1) {
    const port = FIRST + next;
    next = (next + 1) % COUNT;
    if (await isPortFree(port, '127.0.0.1')) return port;
  }
  throw new Error(`No port from ${FIRST} to ${FIRST + COUNT - 1} is free.`);
}

/** So many different free ports. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

/** Could a server listen on this host and port right now? */
export async function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/** Does somebody answer on this port of 127.0.0.1? */
export async function isAnswering(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
