import { createServer, type Server } from 'node:net';
import { silentLog, systemClock } from '@app/service-kit/serving';
import { fakeClock, hasRedis, startTestRedis, type TestRedis, until } from '@app/testkit';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { postJson, sendRequest } from '../testing/send-request.ts';
import { signedInPerson, startGateway } from '../testing/start-gateway.ts';
import type { CountedRequest, Counter } from './counter.ts';
import { loginLimits } from './login-limits.ts';
import { limiterCounter, redisCounters } from './redis-counters.adapter.ts';

/** Returns a port that refuses connections. */
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
  test('refuses connections, the gateway answers and counts in its own process', async () => {
    const gateway = await startGateway({
      REDIS_URL: `redis://127.0.0.1:${await refusedPort()}`,
      RATE_SIGNUP: '2/1h',
    });
    const signup = () => postJson(`${gateway.url}/api/auth/signup`, {});
    expect([(await signup()).status, (await signup()).status, (await signup()).status]).toEqual([
      200, 200, 429,
    ]);
    const startedAt = performance.now();
    expect(
      (await sendRequest(`${gateway.url}/api/usage`, { headers: signedInPerson().headers })).status,
    ).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    await gateway.stop();
  });

  test('hangs, one call waits a tenth of a second and the next ones do not wait', async () => {
    const clock = fakeClock();
    const sockets = new Set<{ destroy(): void }>();
    let scripts = 0;
    const silent = createServer((socket) => {
      sockets.add(socket);
      // Accepts a client, then does not answer the commands that count.
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
      const startedAt = performance.now();
      const { allowed } = await counter.count(key);
      return { allowed, ms: performance.now() - startedAt };
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

if (hasRedis())
  describe('[REDIS_URL] with Redis', () => {
    let redis: TestRedis;
    const open = () => redisCounters({ url: redis.url(), clock: systemClock, log: silentLog });
    /** Waits until both gateways count in Redis; before they are connected, each counts locally. */
    const untilShared = (one: Counter, other: Counter) =>
      until(async () => {
        const probe = `probe-${performance.now()}`;
        for (const counter of [one, other, one]) await counter.count(probe);
        return !(await other.count(probe)).allowed;
      });
    beforeAll(async () => {
      redis = await startTestRedis();
      const url = redis.url();
      redis.url = () => url;
    });
    afterAll(() => redis.kill());

    test('gateways share counts, undone ones too', async () => {
      const [one, two] = [open(), open()];
      const rate = { count: 3, seconds: 60 };
      const [a, b] = [one.counter('test', rate), two.counter('test', rate)];
      await untilShared(a, b);
      const counted: CountedRequest[] = [];
      for (const counter of [a, b, a, b]) counted.push(await counter.count('key'));
      expect(counted.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
      for (const one of counted.slice(2)) await one.undo();
      expect([(await b.count('key')).allowed, (await a.count('key')).allowed]).toEqual([true, false]);
      one.close();
      two.close();
    });

    test('after Redis was emptied or restarted, gateways share the next window', async () => {
      const [one, two] = [open(), open()];
      const rate = { count: 3, seconds: 60 };
      const [a, b] = [one.counter('lost', rate), two.counter('lost', rate)];
      await untilShared(a, b);
      const allowed = async () => {
        const counted: CountedRequest[] = [];
        for (const counter of [a, b, a, b]) counted.push(await counter.count('key'));
        return counted.map((count) => count.allowed);
      };
      expect(await allowed()).toEqual([true, true, true, false]);
      await redis.flush();
      expect(await allowed()).toEqual([true, true, true, false]);
      await redis.kill();
      await redis.start();
      await untilShared(a, b);
      expect((await allowed()).at(-1)).toBe(false);
      one.close();
      two.close();
    });

    test('[AUT-5] wrong logins at two gateways at the same time are counted together', async () => {
      const both = [open(), open()];
      const rate = { count: 100, seconds: 60 };
      const failureRate = { count: 30, seconds: 300 };
      const [probeA, probeB] = both.map((counters) => counters.counter('probe', { count: 3, seconds: 60 }));
      if (probeA && probeB) await untilShared(probeA, probeB);
      const limits = both.map((counters) => loginLimits(rate, failureRate, counters));
      const tries = await Promise.allSettled(
        Array.from({ length: 48 }, async (_, i) => {
          const login = { address: 'here', target: `account ${i}`, hasDevice: false };
          await (await limits[i % 2]?.startAttempt(login))?.finish(401);
        }),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
      for (const counters of both) counters.close();
    });
  });

test('a count that is given back makes room in its own window, and none in a later one', async () => {
  // Only the clocks: timers of clients that earlier tests left would run thousands of times.
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const counter = limiterCounter(new RateLimiterMemory({ points: 1, duration: 60 }));
  const isAllowed = async () => (await counter.count('ada')).allowed;
  await (await counter.count('ada')).undo();
  const late = await counter.count('ada');
  expect(late.allowed).toBe(true);
  vi.advanceTimersByTime(60_001);
  await late.undo();
  expect([await isAllowed(), await isAllowed()]).toEqual([true, false]);
});
