import net from 'node:net';

/**
 * Below the ephemeral ports that systems also assign to outgoing connections (Linux from 32768, others from 49152):
 * such a port may be taken before it is used.
 */
const FIRST_PORT = 20_000;
const PORT_COUNT = 12_768;
/**
 * Each process starts at another offset, because processes that start at the same time would otherwise choose the
 * same ports.
 */
const PROCESS_OFFSET = 32;
let next = (process.pid * PROCESS_OFFSET) % PORT_COUNT;
const reserved = new Set<number>();

/** Keeps `freePort` of this process from returning these ports: they are free now, but a server will listen on them. */
export function reservePorts(ports: readonly number[]): void {
  for (const port of ports) reserved.add(port);
}

/** A TCP port of 127.0.0.1 that is currently free and not reserved; a different one for each call. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < PORT_COUNT; tried += 1) {
    const port = FIRST_PORT + next;
    next = (next + 1) % PORT_COUNT;
    if (!reserved.has(port) && (await isPortFree(port, '127.0.0.1'))) return port;
  }
  throw new Error(`No port from ${FIRST_PORT} to ${FIRST_PORT + PORT_COUNT - 1} is free.`);
}

/** Returns `count` different free ports. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

/** Whether a server could listen on this host and port now. */
export async function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/** Whether a server accepts connections on this port of 127.0.0.1. */
export async function isAnswering(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
