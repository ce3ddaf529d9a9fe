import net from 'node:net';

/**
 * Below the ephemeral ports that systems also assign to outgoing connections (Linux from 32768, others from 49152):
 * such a port may be taken before it is used.
 */
const FIRST_PORT = 20_000;
const PORT_COUNT = 12_768;
/**
 * A process takes its ports from blocks that it holds alone: two processes that start at the same time would otherwise
 * find the same port free and give it to different servers. It listens on the first port of a block for as long as it
 * runs, so that the operating system decides who holds the block and returns it when the process ends in any way.
 */
export const BLOCK_SIZE = 32;
const BLOCK_COUNT = PORT_COUNT / BLOCK_SIZE;
const reserved = new Set<number>();
/** The next port to try and the end of its block. */
let next = 0;
let blockEnd = 0;
/** Calls run one after the other, because each advances `next`. */
let previous: Promise<unknown> = Promise.resolve();

/** Keeps `freePort` of this process from returning these ports: they are free now, but a server will listen on them. */
export function reservePorts(ports: readonly number[]): void {
  for (const port of ports) reserved.add(port);
}

/** A TCP port of 127.0.0.1 that is currently free and not reserved; a different one for each call in any process. */
export function freePort(): Promise<number> {
  const port = previous.then(findFreePort);
  previous = port.catch(() => undefined);
  return port;
}

async function findFreePort(): Promise<number> {
  for (let tried = 0; tried < PORT_COUNT; tried += 1) {
    if (next === blockEnd) {
      const first = await claimBlock();
      next = first + 1;
      blockEnd = first + BLOCK_SIZE;
    }
    const port = next;
    next += 1;
    if (!reserved.has(port) && (await isPortFree(port, '127.0.0.1'))) return port;
  }
  throw new Error(`No port from ${FIRST_PORT} to ${FIRST_PORT + PORT_COUNT - 1} is free.`);
}

/** Claims a block that no process holds, beginning at one that depends on the process. @returns its first port. */
async function claimBlock(): Promise<number> {
  for (let tried = 0; tried < BLOCK_COUNT; tried += 1) {
    const first = FIRST_PORT + ((process.pid + tried) % BLOCK_COUNT) * BLOCK_SIZE;
    if (await holdPort(first)) return first;
  }
  throw new Error('Other processes hold all blocks of ports.');
}

/** Listens on a port until the process ends, without keeping it alive. @returns false when the port is in use. */
function holdPort(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer((socket) => socket.destroy());
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => {
      server.unref();
      resolve(true);
    });
  });
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
