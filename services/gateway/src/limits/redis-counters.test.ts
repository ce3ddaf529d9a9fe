import { createServer, type Server } from 'node:net';
import { silentLog, systemClock } from '@app/service-kit/serving';
import { fakeClock, until } from '@app/testkit';
import { describe, expect, test } from 'vitest';
import { ask, post } from '../testing/ask.fixture.ts';
import { somebody, startGateway } from '../testing/gateway.fixture.ts';
import { redisCounters } from './redis-counters.adapter.ts';

/** A port where nothing listens. */
async function refusedPort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

describe('while Redis', () => {
  test('refuses connections the gateway answers, and still counts for itself', async () => {
    const gateway = await startGateway({
      REDIS_URL: `redis://127.0.0.1:${await refusedPort()}`,
      RATE_SIGNUP: '2/1h',
    });
    const signup = () => post(`${gateway.url}/api/auth/signup`, {});
    expect([(await signup()).status, (await signup()).status, (await signup()).status]).toEqual([
      200, 200, 429,
    ]);
    const from = performance.now();
    expect((await ask(`${gateway.url}/api/usage`, { headers: somebody().headers })).status).toBe(200);
    expect(performance.now() - from).toBeLessThan(2_000);
    await gateway.stop();
  });

  test('hangs, one call waits a tenth of a second and the next ones not at all', async () => {
    const clock = fakeClock();
    const sockets = new Set<{ destroy(): void }>();
    let scripts = 0;
    const silent = createServer((socket) => {
      sockets.add(socket);
      // Lets a client in, and then answers no command that counts.
      socket.on('data', (chunk) => {
        for (const command of String(chunk).split(/(?=\*\d+\r\n)/)) {
          if (/info/i.test(command) && !/setinfo/i.test(command))
            socket.write('$19\r\nredis_version:7.0.0\r\n');
          else if (/eval/i.test(command)) scripts += 1;
          else socket.write('+OK\r\n');
        }
      });
    });
    const counters = redisCounters({
      url: `redis://127.0.0.1:${await listening(silent)}`,
      clock,
      log: silentLog,
    });
    const counter = counters.counter('test', { count: 2, seconds: 60 });
    const took = async (key: string) => {
      const from = performance.now();
      const { allowed } = await counter.count(key);
      return { allowed, ms: performance.now() - from };
    };
    let first = await took('early');
    await until(async () => {
      first = await took('key');
      return scripts > 0;
    });
    expect(first.ms).toBeLessThan(1_000);
    for (let i = 0; i < 5; i += 1) await took('key');
    expect((await took('key')).allowed).toBe(false);
    expect(scripts).toBe(1);
    clock.advance(2_001);
    await took('key');
    expect(scripts).toBe(2);
    counters.close();
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});

const redisUrl = process.env.REDIS_URL;
// A run has a Redis only where REDIS_URL names one.
if (redisUrl) {
  test('[REDIS_URL] with Redis, gateways count together', async () => {
    const open = () => redisCounters({ url: redisUrl, clock: systemClock, log: silentLog });
    const [one, two] = [open(), open()];
    const rate = { count: 3, seconds: 60 };
    const [a, b] = [one.counter('test', rate), two.counter('test', rate)];
    const key = `key-${process.pid}-${Date.now()}`;
    // Until both are connected, each counts for itself.
    await until(async () => {
      const probe = `probe-${key}-${performance.now()}`;
      for (const counter of [a, b, a]) await counter.count(probe);
      return !(await b.look(probe)).allowed && !(await a.look(probe)).allowed;
    });
    const verdicts = [];
    for (const counter of [a, b, a, b]) verdicts.push((await counter.count(key)).allowed);
    expect(verdicts.filter(Boolean)).toHaveLength(3);
    expect((await a.look(key)).allowed).toBe(false);
    one.close();
    two.close();
  });
}
