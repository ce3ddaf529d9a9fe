import { existsSync, readFileSync } from 'node:fs';
import net from 'node:net';
import { expect, test } from 'vitest';
import { freePort, freePorts } from './free-port.ts';

/** Where Linux says from which port on it gives them out by itself. */
const GIVEN_OUT = '/proc/sys/net/ipv4/ip_local_port_range';

test('a port is named once: whoever asks next gets another, before anybody listens on the first', async () => {
  const ports = [...(await freePorts(20)), await freePort(), await freePort()];
  expect(new Set(ports).size).toBe(22);
});

test('a port in use is passed over', async () => {
  const before = await freePort();
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(before + 1, '127.0.0.1', resolve));
  expect(await freePort()).not.toBe(before + 1);
  await new Promise((resolve) => server.close(resolve));
});

test.runIf(existsSync(GIVEN_OUT))(
  'no port is one that the system gives to somebody else meanwhile',
  async () => {
    const [from] = readFileSync(GIVEN_OUT, 'utf8').trim().split(/\s+/).map(Number);
    for (const port of await freePorts(20)) expect(port).toBeLessThan(Number(from));
  },
);
