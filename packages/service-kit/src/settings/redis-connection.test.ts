import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { hasRedis, startTestSentinel, until } from '@app/testkit';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { redisConnection } from './redis-connection.ts';

/** A proxy in front of a Sentinel that can hold back what it answers to new connections. */
async function startHoldingProxy(port: number) {
  let isHolding = false;
  const held = new Set<() => void>();
  const server = createServer((caller) => {
    const sentinel: Socket = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [caller, sentinel],
      [sentinel, caller],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
    caller.pipe(sentinel);
    const answer = () => sentinel.pipe(caller);
    if (isHolding) held.add(answer);
    else answer();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' ? address?.port : undefined,
    held,
    hold: () => {
      isHolding = true;
    },
    release: () => {
      isHolding = false;
      for (const answer of held) answer();
    },
    close: () => {
      server.close();
    },
  };
}

test.skipIf(!hasRedis())(
  'a connection is made again when another master is announced while Sentinel is asked for the present one',
  async () => {
    const sentinel = await startTestSentinel();
    onTestFinished(() => sentinel.stop());
    const url = new URL(sentinel.url());
    const proxy = await startHoldingProxy(Number(url.port));
    onTestFinished(() => proxy.close());
    const direct = new Redis(Number(url.port), '127.0.0.1');
    onTestFinished(() => direct.disconnect());
    const redis = new Redis({
      ...redisConnection(`redis+sentinel://127.0.0.1:${proxy.port}/main`),
      maxRetriesPerRequest: null,
    });
    redis.on('error', () => undefined);
    onTestFinished(() => redis.disconnect());
    await redis.set('lantern', 'lit');
    // It is told of failovers by a connection of its own.
    await until(async () => / sub=1 /.test(String(await direct.call('CLIENT', 'LIST'))));

    const watching = new Redis(Number(proxy.port), '127.0.0.1');
    onTestFinished(() => watching.disconnect());
    await watching.subscribe('+switch-master');
    const announced = once(watching, 'message');

    proxy.hold();
    redis.stream.destroy();
    await until(() => proxy.held.size > 0);
    await direct.call('SENTINEL', 'FAILOVER', 'main');
    await announced;
    // What was sent before has been received by now.
    await direct.ping();
    proxy.release();
    expect(await redis.get('lantern')).toBe('lit');
  },
  60_000,
);
