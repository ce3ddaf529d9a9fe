import { expect, test } from 'vitest';
import { runPeriodically } from './run-periodically.ts';

test('a failed round is reported, and the next one runs', async () => {
  const failures: unknown[] = [];
  const second = Promise.withResolvers<void>();
  let rounds = 0;
  const work = runPeriodically({
    everyMs: 1,
    onFailure: (error) => failures.push(error),
    round: async () => {
      rounds += 1;
      if (rounds === 1) throw new Error('the first');
      second.resolve();
    },
  });
  await second.promise;
  await work.stop();
  expect(failures).toEqual([new Error('the first')]);
});

test('only the first of several failures in a row is reported, and again after a successful round', async () => {
  const reported: unknown[] = [];
  const last = Promise.withResolvers<void>();
  const fails = [true, true, false, true, true];
  let rounds = 0;
  const work = runPeriodically({
    everyMs: 1,
    onFailure: (error) => reported.push(error),
    round: async () => {
      const round = rounds;
      rounds += 1;
      if (round === fails.length) last.resolve();
      if (fails[round]) throw round;
    },
  });
  await last.promise;
  await work.stop();
  expect(reported).toEqual([0, 3]);
});

test('stopping waits for the current round, not for the next', async () => {
  const begun = Promise.withResolvers<AbortSignal>();
  const held = Promise.withResolvers<void>();
  let rounds = 0;
  const work = runPeriodically({
    everyMs: 3_600_000,
    onFailure: () => undefined,
    round: async (signal) => {
      rounds += 1;
      begun.resolve(signal);
      await held.promise;
    },
  });
  const signal = await begun.promise;
  let hasStopped = false;
  const stopped = work.stop().then(() => {
    hasStopped = true;
  });
  expect(signal.aborted).toBe(true);
  await Promise.resolve();
  expect(hasStopped).toBe(false);
  held.resolve();
  await stopped;
  expect(rounds).toBe(1);
});

test('waking starts the next round at once, also when a round is running', async () => {
  const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = Promise.withResolvers<void>();
  let rounds = 0;
  const work = runPeriodically({
    everyMs: 3_600_000,
    onFailure: () => undefined,
    round: async () => {
      rounds += 1;
      begun[rounds - 1]?.resolve();
      if (rounds === 1) await held.promise;
    },
  });
  await begun[0]?.promise;
  work.wake();
  work.wake();
  held.resolve();
  await begun[1]?.promise;
  await new Promise(setImmediate);
  expect(rounds).toBe(2);
  work.wake();
  await begun[2]?.promise;
  await work.stop();
  expect(rounds).toBe(3);
});

test('a round that fails is not repeated before the pause, even when it was woken meanwhile', async () => {
  let rounds = 0;
  const work = runPeriodically({
    everyMs: 3_600_000,
    onFailure: () => undefined,
    round: async () => {
      rounds += 1;
      work.wake();
      throw new Error('the queue is unreachable');
    },
  });
  await new Promise(setImmediate);
  await work.stop();
  expect(rounds).toBe(1);
});

test('the pause is asked for after each round, and a recovery is reported once', async () => {
  const pauses = [2, 1];
  let recoveries = 0;
  let rounds = 0;
  const last = Promise.withResolvers<void>();
  const work = runPeriodically({
    everyMs: () => pauses.shift() ?? 0,
    onFailure: () => undefined,
    onRecovery: () => {
      recoveries += 1;
    },
    round: async () => {
      rounds += 1;
      if (rounds === 1) throw new Error('the first');
      if (rounds === 4) last.resolve();
    },
  });
  await last.promise;
  await work.stop();
  expect([pauses, recoveries]).toEqual([[], 1]);
});
