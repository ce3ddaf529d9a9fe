import { describe, expect, test } from 'vitest';
import {
  formatClock,
  newClock,
  nextStep,
  parseClock,
  pauseClock,
  readClock,
  startClock,
} from './step-clock.ts';

const STEPS = [2, 4, 4, 3, 2].map((minutes) => minutes * 60_000);
const NOON = Date.parse('2026-11-22T12:00:00Z');
const after = (minutes: number) => NOON + minutes * 60_000;
const running = startClock(newClock, NOON);

describe('[LIB-2] the timer of the check-in', () => {
  test('runs through the five steps and ends after fifteen minutes', () => {
    const steps = [0, 1.9, 2, 5.9, 6, 10, 13, 14.9, 15].map((m) => readClock(running, STEPS, after(m)).step);
    expect(steps).toEqual([0, 0, 1, 1, 2, 3, 4, 4, 5]);
    expect(readClock(running, STEPS, after(15))).toMatchObject({ over: true, running: false, left: 0 });
  });

  test('is correct after the computer slept', () => {
    expect(readClock(running, STEPS, after(7.5))).toMatchObject({ step: 2, left: 150_000 });
    expect(readClock(running, STEPS, after(60 * 24))).toMatchObject({ step: 5, over: true });
  });

  test('stops while it is paused and resumes at the same time', () => {
    const paused = pauseClock(running, STEPS, after(3));
    expect(readClock(paused, STEPS, after(50))).toMatchObject({ step: 1, left: 180_000, running: false });
    const resumed = startClock(paused, after(50));
    expect(readClock(resumed, STEPS, after(51))).toMatchObject({ step: 1, left: 120_000, running: true });
  });

  test('skips to the next step, which gets its full duration', () => {
    const skipped = nextStep(running, STEPS, after(0.5));
    expect(readClock(skipped, STEPS, after(1))).toMatchObject({ step: 1, left: 210_000, running: true });
    const notStarted = nextStep(newClock, STEPS, NOON);
    expect(readClock(notStarted, STEPS, after(9))).toMatchObject({ step: 1, left: 240_000, running: false });
    const last = STEPS.reduce((clock) => nextStep(clock, STEPS, NOON), running);
    expect(readClock(nextStep(last, STEPS, NOON), STEPS, NOON)).toMatchObject({ step: 5, over: true });
  });

  test('loses no time when the computer’s clock is set back', () => {
    expect(readClock(running, STEPS, after(-60))).toMatchObject({ step: 0, left: 120_000 });
  });

  test('is restored after a reload, and invalid stored values are ignored', () => {
    expect(parseClock(JSON.stringify(running), 5)).toEqual(running);
    for (const nonsense of [
      null,
      '',
      '{',
      '[]',
      '7',
      '{"step":9,"spent":0,"since":null}',
      '{"step":1,"spent":"x"}',
    ])
      expect(parseClock(nonsense, 5)).toEqual(newClock);
  });

  test('rounds the seconds up', () => {
    expect([900_000, 119_001, 60_000, 59_999, 1, 0].map(formatClock)).toEqual([
      '15:00',
      '2:00',
      '1:00',
      '1:00',
      '0:01',
      '0:00',
    ]);
  });
});
