import { type Cluster, startCluster, UNLIMITED_RATES } from '@app/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from './person.ts';
import { Load } from './rolling/load.ts';

/** A gateway notices within 1.5 s that a replica leaves. */
const STOP_DELAY_MS = 2_000;

const SERVICES = ['auth', 'chat', 'billing', 'notify'] as const;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster({
    counts: { gateway: 2, auth: 2, chat: 2, billing: 2, notify: 2 },
    env: {
      ...UNLIMITED_RATES,
      FREE_MESSAGES_PER_MONTH: '1000000',
      // Replies take longer than the 6 s after which they were once cut off.
      SANDBOX_TOKEN_DELAY_MS: '70',
      STOP_DELAY_MS: String(STOP_DELAY_MS),
      STOP_FINISH_MS: '60000',
    },
  });
});
afterAll(() => cluster?.stop());

test('a rolling restart of every service and of the gateway under load fails no request and cuts off no reply', async () => {
  const { replicas } = cluster;
  const load = new Load(cluster);
  const people = await Promise.all(Array.from({ length: 8 }, () => signUp(cluster.gatewayUrl())));
  const done = new AbortController();
  const { signal } = done;
  const running = [
    ...people.map((person, at) => {
      if (at < 4) return load.useAll(person, signal);
      return load.talk(person, at < 6 ? 'text/event-stream' : 'application/json', signal);
    }),
  ];
  for (const at of [0, 1] as const) {
    const codes = await Promise.all(
      SERVICES.map(async (name) => {
        const code = await replicas[name][at]?.stop();
        await replicas[name][at]?.start();
        return code;
      }),
    );
    expect(codes).toEqual([0, 0, 0, 0]);
  }
  for (const gateway of replicas.gateway) {
    expect(await gateway.stop()).toBe(0);
    await gateway.start();
  }
  done.abort();
  await Promise.all(running);
  console.log(`answered while rolling: ${JSON.stringify(Object.fromEntries(load.answered))}`);
  expect(load.failures).toEqual([]);
  expect(load.answered.size).toBe(9);
  for (const [what, times] of load.answered) expect(times, what).toBeGreaterThan(3);
});
