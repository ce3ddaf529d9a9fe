import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BLOCK_SIZE, freePort, freePorts, reservePorts } from './free-port.ts';

/** The range of ephemeral ports on Linux. */
const EPHEMERAL_RANGE = '/proc/sys/net/ipv4/ip_local_port_range';

/** A port that others of its block follow. */
async function portWithinBlock(): Promise<number> {
  for (;;) {
    const port = await freePort();
    if (port % BLOCK_SIZE < BLOCK_SIZE / 2) return port;
  }
}

test('a port is returned once, also before a server listens on it', async () => {
  const ports = [...(await freePorts(20)), await freePort(), await freePort()];
  expect(new Set(ports).size).toBe(22);
});

test('processes that ask at the same time are given different ports', async () => {
  const ask = `import(${JSON.stringify(path.join(import.meta.dirname, 'free-port.ts'))})
    .then(({ freePorts }) => freePorts(100)).then((ports) => process.stdout.write(JSON.stringify(ports)))
    .then(() => process.stdin.on('data', () => process.exit()))`;
  const others = Array.from({ length: 3 }, () => spawn(process.execPath, ['-e', ask]));
  const answers = others.map(async ({ stdout }): Promise<number[]> => {
    const [answer] = await once(stdout, 'data');
    return JSON.parse(String(answer));
  });
  const ports = (await Promise.all([...answers, freePorts(100)])).flat();
  for (const { stdin } of others) stdin.write('end');
  expect(ports).toHaveLength(400);
  expect(new Set(ports).size).toBe(400);
});

test('a port in use is skipped', async () => {
  const before = await portWithinBlock();
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(before + 1, '127.0.0.1', resolve));
  expect(await freePort()).toBe(before + 2);
  await new Promise((resolve) => server.close(resolve));
});

test('a reserved port is skipped, although nobody listens on it yet', async () => {
  const before = await portWithinBlock();
  reservePorts([before + 1, before + 2]);
  expect(await freePort()).toBe(before + 3);
});

test.runIf(existsSync(EPHEMERAL_RANGE))(
  'no port is in the range that the system assigns by itself',
  async () => {
    const [from] = readFileSync(EPHEMERAL_RANGE, 'utf8').trim().split(/\s+/).map(Number);
    for (const port of await freePorts(20)) expect(port).toBeLessThan(Number(from));
  },
);
