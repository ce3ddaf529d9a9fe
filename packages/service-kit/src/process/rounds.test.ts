import { expect, test } from 'vitest';
import { startRounds } from './rounds.ts';

test('a round that fails is told of, and the next one comes', async () => {
  const failures: unknown[] = [];
  const second = Promise.withResolvers<void>();
  let rounds = 0;
  const work = startRounds({
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

test('of failures one after the other the first is told, and again once a round has gone well between', async () => {
  const told: unknown[] = [];
  const last = Promise.withResolvers<void>();
  const fails = [true, true, false, true, true];
  let rounds = 0;
  const work = startRounds({
    everyMs: 1,
    onFailure: (error) => told.push(error),
    round: async () => {
      const round = rounds;
      rounds += 1;
      if (round === fails.length) last.resolve();
      if (fails[round]) throw round;
    },
  });
  await last.promise;
  await work.stop();
  expect(told).toEqual([0, 3]);
});

test('stopping waits for the round under way, not for the next', async () => {
  const begun = Promise.withResolvers<AbortSignal>();
  const held = Promise.withResolvers<void>();
  let rounds = 0;
  const work = startRounds({
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
