import { setTimeout as pause } from 'node:timers/promises';
import { silentLog, systemClock } from '@app/service-kit/serving';
import { fakeClock, until } from '@app/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import { postJson, sendRequest } from '../testing/send-request.ts';
import { signedInPerson, startGateway, type TestGateway } from '../testing/start-gateway.ts';
import { respondJson, startService, type TestService } from '../testing/start-service.ts';
import { type Address, pickAddress } from './address.ts';
import { Upstream } from './upstream.ts';

const ada = signedInPerson();
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Starts replicas of chat behind one host name: the same port on different loopback addresses. */
async function gatewayWithReplicas(hosts: string[]) {
  const first = await startService({ host: hosts[0] ?? '127.0.0.1' });
  const replicas = new Map<string, TestService>([[hosts[0] ?? '', first]]);
  for (const host of hosts.slice(1)) replicas.set(host, await startService({ host, port: first.port }));
  let resolved = [...hosts];
  const gateway = await startGateway(
    { CHAT_URL: `http://chat.internal:${first.port}` },
    {
      resolve: async (hostname) => (hostname === 'chat.internal' ? resolved : [hostname]),
      resolveEveryMs: 20,
    },
  );
  const stopReplica = async (host: string) => {
    await replicas.get(host)?.stop();
    replicas.delete(host);
  };
  stops.push(async () => {
    await gateway.stop();
    for (const host of [...replicas.keys()]) await stopReplica(host);
  });
  return {
    gateway,
    replicas,
    stopReplica,
    startReplica: async (host: string) => {
      replicas.set(host, await startService({ host, port: first.port }));
    },
    resolveTo: (...addresses: string[]) => {
      resolved = addresses;
    },
  };
}

const usage = (gateway: TestGateway) => sendRequest(`${gateway.url}/api/usage`, { headers: ada.headers });
const start = (gateway: TestGateway) => postJson(`${gateway.url}/api/chat-start`, {}, ada.headers);

describe('replicas', () => {
  test('share the calls, and changes in DNS take effect soon', async () => {
    const { gateway, replicas, startReplica, resolveTo } = await gatewayWithReplicas([
      '127.0.0.2',
      '127.0.0.3',
    ]);
    for (let i = 0; i < 10; i += 1) expect((await usage(gateway)).status).toBe(200);
    expect([...replicas.values()].map(({ received }) => received.length)).toEqual([5, 5]);

    await startReplica('127.0.0.4');
    resolveTo('127.0.0.2', '127.0.0.3', '127.0.0.4');
    await until(async () => {
      await usage(gateway);
      return replicas.get('127.0.0.4')?.received.length !== 0;
    });

    resolveTo('127.0.0.4');
    await until(async () => {
      const before = replicas.get('127.0.0.4')?.received.length ?? 0;
      for (let i = 0; i < 6; i += 1) await usage(gateway);
      return replicas.get('127.0.0.4')?.received.length === before + 6;
    });
  });

  test('that refuse connections fail no call, and are avoided until they are back', async () => {
    const { gateway, replicas, stopReplica, startReplica } = await gatewayWithReplicas([
      '127.0.0.2',
      '127.0.0.3',
    ]);
    await stopReplica('127.0.0.3');
    const calls = Array.from({ length: 20 }, (_, i) => (i % 2 ? usage(gateway) : start(gateway)));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(replicas.get('127.0.0.2')?.received).toHaveLength(20);
    await startReplica('127.0.0.3');
    await until(async () => {
      await usage(gateway);
      return replicas.get('127.0.0.3')?.received.length !== 0;
    });
  });

  test('that are not ready get no new calls', async () => {
    const { gateway, replicas } = await gatewayWithReplicas(['127.0.0.2', '127.0.0.3']);
    const leaving = replicas.get('127.0.0.3');
    if (leaving) leaving.ready = false;
    await until(async () => {
      const before = leaving?.received.length;
      for (let i = 0; i < 6; i += 1) await usage(gateway);
      return leaving?.received.length === before;
    });
  });

  test('that leave and refuse calls are not preferred for being idle', async () => {
    const { gateway, replicas } = await gatewayWithReplicas(['127.0.0.2', '127.0.0.3']);
    const [staying, leaving] = [replicas.get('127.0.0.2'), replicas.get('127.0.0.3')];
    if (!staying || !leaving) throw new Error('two replicas run');
    leaving.ready = false;
    leaving.answer = respondJson(503, { error: 'No.', code: 'unavailable' });
    staying.answer = (call, response) => setTimeout(respondJson(200, {}), 100, call, response);
    const refused = async () => {
      const calls = await Promise.all(Array.from({ length: 8 }, () => start(gateway)));
      return calls.filter(({ status }) => status !== 200).length;
    };
    // At once, by the first refusal, and from then on by the probes.
    expect(await refused()).toBeLessThanOrEqual(4);
    await until(async () => (await refused()) === 0, { timeout: 5_000 });
    leaving.answer = respondJson(200, {});
    await pause(1_100);
    leaving.answer = respondJson(503, { error: 'No.', code: 'unavailable' });
    expect(await refused()).toBe(0);
  });

  test('are found in a list of URLs as well', async () => {
    const [first, second] = [await startService(), await startService()];
    const gateway = await startGateway({ CHAT_URL: `${first.url},${second.url}` });
    stops.push(gateway.stop, first.stop, second.stop);
    for (let i = 0; i < 6; i += 1) expect((await start(gateway)).status).toBe(200);
    expect([first.received.length, second.received.length]).toEqual([3, 3]);
    await second.stop();
    for (let i = 0; i < 6; i += 1) expect((await start(gateway)).status).toBe(200);
    expect(first.received).toHaveLength(9);
  });

  test('that are all down cause a 503 at once, until one is back', async () => {
    const { gateway, stopReplica, startReplica } = await gatewayWithReplicas(['127.0.0.2']);
    expect((await usage(gateway)).status).toBe(200);
    await stopReplica('127.0.0.2');
    for (const answer of [await usage(gateway), await start(gateway)]) {
      expect([answer.status, answer.json().code, answer.headers['retry-after']]).toEqual([
        503,
        'unavailable',
        '2',
      ]);
    }
    expect((await sendRequest(`${gateway.url}/api/auth/refresh`, { method: 'POST' })).status).toBe(200);
    await startReplica('127.0.0.2');
    expect((await usage(gateway)).status).toBe(200);
  });
});

test('a replica with an IPv6 address is reached like any other', async () => {
  const six = await startService({ host: '::1' });
  const gateway = await startGateway({ CHAT_URL: `http://[::1]:${six.port}` });
  stops.push(gateway.stop, six.stop);
  expect((await usage(gateway)).status).toBe(200);
  expect((await start(gateway)).status).toBe(200);
  expect(six.received).toHaveLength(2);
});

describe('the choice of an address', () => {
  const address = (port: number, more: Partial<Address> = {}): Address => ({
    host: '10.0.0.1',
    port,
    callsInProgress: 0,
    state: 'ready',
    avoidUntil: 0,
    ...more,
  });

  test('prefers the fewest calls in progress', () => {
    expect(
      pickAddress(
        [
          address(1, { callsInProgress: 2 }),
          address(2, { callsInProgress: 1 }),
          address(3, { callsInProgress: 3 }),
        ],
        0,
        0,
      )?.port,
    ).toBe(2);
  });

  test('alternates between equal addresses', () => {
    const all = [address(1), address(2), address(3)];
    expect([0, 1, 2, 3].map((turn) => pickAddress(all, turn, 0)?.port)).toEqual([1, 2, 3, 1]);
  });

  test('uses an unready or avoided address only when there is no other', () => {
    const refusing = address(1, { avoidUntil: 2_000 });
    const unready = address(2, { state: 'unready' });
    const busy = address(3, { callsInProgress: 50 });
    expect(pickAddress([refusing, unready, busy], 0, 1_999)?.port).toBe(3);
    expect(pickAddress([refusing, unready], 0, 1_999)?.port).toBe(2);
    expect(pickAddress([refusing], 0, 1_999)?.port).toBe(1);
    expect(pickAddress([], 0, 0)).toBeUndefined();
  });

  test('uses an address again two seconds after it refused', async () => {
    const clock = fakeClock();
    const upstream = new Upstream({
      name: 'chat',
      urls: ['http://127.0.0.1:9', 'http://127.0.0.1:10'],
      clock,
      log: silentLog,
    });
    await upstream.start();
    const refusing = upstream.pick();
    if (refusing) upstream.avoid(refusing);
    const others = new Set(Array.from({ length: 6 }, () => upstream.pick()));
    expect(others.has(refusing)).toBe(false);
    clock.advance(2_001);
    await until(() => upstream.pick() === refusing);
    upstream.stop();
  });

  test('keeps the known addresses while a name cannot be resolved', async () => {
    let works = true;
    let lookups = 0;
    const upstream = new Upstream({
      name: 'chat',
      urls: ['http://chat.internal:9'],
      clock: systemClock,
      log: silentLog,
      resolveEveryMs: 5,
      resolve: async () => {
        lookups += 1;
        if (works) return ['127.0.0.1'];
        throw new Error('no DNS');
      },
    });
    await upstream.start();
    works = false;
    const before = lookups;
    await until(() => lookups > before + 2);
    expect(upstream.pick()?.host).toBe('127.0.0.1');
    upstream.stop();
  });
});
