import { existsSync, readFileSync } from 'node:fs';
import net from 'node:net';
import { expect, test } from 'vitest';
import { freePort, freePorts, reservePorts } from './free-port.ts';

/** The range of ephemeral ports on Linux. */
const EPHEMERAL_RANGE = '/proc/sys/net/ipv4/ip_local_port_range';

test('a port is returned once, also before a server listens on it', async () => {
  const ports = [...(await freePorts(20)), await freePort(), await freePort()];
  expect(new Set(ports).size).toBe(22);
});

test('a port in use is skipped', async () => {
  const before = await freePort();
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(before + 1, '127.0.0.1', resolve));
  expect(await freePort()).not.toBe(before + 1);
  await new Promise((resolve) => server.close(resolve));
});

test('a reserved port is skipped, although nobody listens on it yet', async () => {
  const before = await freePort();
  reservePorts([before + 1, before + 2]);
  expect(await freePort()).toBeGreaterThan(before + 2);
});

test.runIf(existsSync(EPHEMERAL_RANGE))(
  'no port is in the range that the system assigns by itself',
  async () => {
    const [from] = readFileSync(EPHEMERAL_RANGE, 'utf8').trim().split(/\s+/).map(Number);
    for (const port of await freePorts(20)) expect(port).toBeLessThan(Number(from));
  },
);
