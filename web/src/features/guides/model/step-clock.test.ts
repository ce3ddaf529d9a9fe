import { describe, expect, test } from 'vitest';
import {
  clockFace,
  freshClock,
  nextStep,
  parseClock,
  pauseClock,
  readClock,
  startClock,
} from './step-clock.ts';

const STEPS = [2, 4, 4, 3, 2].map((minutes) => minutes * 60_000);
const NOON = Date.parse('2026-11-22T12:00:00Z');
const after = (minutes: number) => NOON + minutes * 60_000;
const running = startClock(freshClock, NOON);

describe('[LIB-2] the timer of the check-in', () => {
  test('goes through the five steps and is over after fifteen minutes', () => {
    const steps = [0, 1.9, 2, 5.9, 6, 10, 13, 14.9, 15].map((m) => readClock(running, STEPS, after(m)).step);
    expect(steps).toEqual([0, 0, 1, 1, 2, 3, 4, 4, 5]);
    expect(readClock(running, STEPS, after(15))).toMatchObject({ over: true, running: false, left: 0 });
  });

  test('is right after a sleep of any length, whatever did not tick meanwhile', () => {
    expect(readClock(running, STEPS, after(7.5))).toMatchObject({ step: 2, left: 150_000 });
    expect(readClock(running, STEPS, after(60 * 24))).toMatchObject({ step: 5, over: true });
  });

  test('stands still while it is paused, and goes on where it was', () => {
    const paused = pauseClock(running, STEPS, after(3));
    expect(readClock(paused, STEPS, after(50))).toMatchObject({ step: 1, left: 180_000, running: false });
    const goingOn = startClock(paused, after(50));
    expect(readClock(goingOn, STEPS, after(51))).toMatchObject({ step: 1, left: 120_000, running: true });
  });

  test('moves on when asked, and gives the next step its whole time', () => {
    const moved = nextStep(running, STEPS, after(0.5));
    expect(readClock(moved, STEPS, after(1))).toMatchObject({ step: 1, left: 210_000, running: true });
    const standing = nextStep(freshClock, STEPS, NOON);
    expect(readClock(standing, STEPS, after(9))).toMatchObject({ step: 1, left: 240_000, running: false });
    const last = STEPS.reduce((clock) => nextStep(clock, STEPS, NOON), running);
    expect(readClock(nextStep(last, STEPS, NOON), STEPS, NOON)).toMatchObject({ step: 5, over: true });
  });

  test('loses nothing when the computer’s clock is set back', () => {
    expect(readClock(running, STEPS, after(-60))).toMatchObject({ step: 0, left: 120_000 });
  });

  test('is found again after a reload, and anything else in its place is not believed', () => {
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
      expect(parseClock(nonsense, 5)).toEqual(freshClock);
  });

  test('counts a second that has begun', () => {
    expect([900_000, 119_001, 60_000, 59_999, 1, 0].map(clockFace)).toEqual([
      '15:00',
      '2:00',
      '1:00',
      '1:00',
      '0:01',
      '0:00',
    ]);
  });
});
