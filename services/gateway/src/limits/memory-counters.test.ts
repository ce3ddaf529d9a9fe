import { fakeClock } from '@app/testkit';
import { expect, test } from 'vitest';
import { memoryCounters } from './memory-counters.adapter.ts';

const rate = { count: 2, seconds: 60 };

test('a window allows its count, reports how long it lasts, and starts again after its end', async () => {
  const clock = fakeClock(new Date());
  const counter = memoryCounters(clock).counter('some', rate);
  expect((await counter.count('ada')).allowed).toBe(true);
  clock.advance(20_000);
  expect((await counter.count('ada')).allowed).toBe(true);
  expect(await counter.count('ada')).toMatchObject({ allowed: false, retryAfterMs: 40_000 });
  expect((await counter.count('bob')).allowed).toBe(true);
  clock.advance(39_999);
  expect((await counter.count('ada')).allowed).toBe(false);
  clock.advance(1);
  expect((await counter.count('ada')).allowed).toBe(true);
});

test('undoing a count frees its own window and no later one', async () => {
  const clock = fakeClock(new Date());
  const counter = memoryCounters(clock).counter('some', { count: 1, seconds: 60 });
  const first = await counter.count('ada');
  await first.undo();
  const second = await counter.count('ada');
  expect(second.allowed).toBe(true);
  clock.advance(60_000);
  expect((await counter.count('ada')).allowed).toBe(true);
  await second.undo();
  expect((await counter.count('ada')).allowed).toBe(false);
});

test('a full counter forgets the window that began first, so that no number of callers fills the memory', async () => {
  const clock = fakeClock(new Date());
  const counter = memoryCounters(clock, 3).counter('some', { count: 1, seconds: 60 });
  for (const caller of ['first', 'second', 'third', 'fourth']) await counter.count(caller);
  for (const caller of ['second', 'third', 'fourth'])
    expect([caller, (await counter.count(caller)).allowed]).toEqual([caller, false]);
  expect((await counter.count('first')).allowed).toBe(true);
});

test('expired windows are removed before active ones', async () => {
  const clock = fakeClock(new Date());
  const counter = memoryCounters(clock, 2).counter('some', { count: 1, seconds: 60 });
  await counter.count('gone');
  clock.advance(59_000);
  await counter.count('here');
  clock.advance(1_000);
  await counter.count('new');
  expect((await counter.count('here')).allowed).toBe(false);
});
