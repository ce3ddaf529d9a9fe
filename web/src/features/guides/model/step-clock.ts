/**
 * A clock that goes through steps. It is reckoned from moments, not from ticks: a tab that slept, or a computer that was
 * closed, finds it where it would have been.
 */
export interface StepClock {
  /** Of the step it was in at `since`; as many as there are steps when it is over. */
  readonly step: number;
  /** Of that step, at `since`; milliseconds. */
  readonly spent: number;
  /** Since when it runs, as `Date.now()` counts; null while it stands. */
  readonly since: number | null;
}

/** Where a clock is at a moment. */
export interface ClockReading {
  readonly step: number;
  /** Of this step; milliseconds. */
  readonly left: number;
  readonly running: boolean;
  readonly begun: boolean;
  readonly over: boolean;
}

export const freshClock: StepClock = { step: 0, spent: 0, since: null };

/** @param durations of the steps, milliseconds. */
export function readClock(clock: StepClock, durations: readonly number[], now: number): ClockReading {
  let { step } = clock;
  // A computer's clock that is set back takes no time away.
  let spent = clock.spent + (clock.since === null ? 0 : Math.max(0, now - clock.since));
  for (let length = durations[step]; length !== undefined && spent >= length; length = durations[step]) {
    spent -= length;
    step += 1;
  }
  const length = durations[step];
  const over = length === undefined;
  return {
    step,
    left: over ? 0 : length - spent,
    running: clock.since !== null && !over,
    begun: clock.since !== null || step > 0 || spent > 0,
    over,
  };
}

export function startClock(clock: StepClock, now: number): StepClock {
  return clock.since === null ? { ...clock, since: now } : clock;
}

export function pauseClock(clock: StepClock, durations: readonly number[], now: number): StepClock {
  const { step, left } = readClock(clock, durations, now);
  return { step, spent: (durations[step] ?? 0) - left, since: null };
}

/** To the beginning of the next step; a clock that stands goes on standing. */
export function nextStep(clock: StepClock, durations: readonly number[], now: number): StepClock {
  const { step, running } = readClock(clock, durations, now);
  return { step: Math.min(step + 1, durations.length), spent: 0, since: running ? now : null };
}

/** What was kept of a clock; a fresh one when it is none. */
export function parseClock(kept: string | null, steps: number): StepClock {
  try {
    const found: unknown = JSON.parse(kept ?? 'null');
    if (typeof found !== 'object' || found === null) return freshClock;
    const { step, spent, since } = found as Partial<Record<keyof StepClock, unknown>>;
    const fits =
      Number.isInteger(step) && Number(step) >= 0 && Number(step) <= steps && Number.isFinite(spent);
    if (!fits || !(since === null || Number.isFinite(since))) return freshClock;
    return {
      step: Number(step),
      spent: Math.max(0, Number(spent)),
      since: since === null ? null : Number(since),
    };
  } catch {
    return freshClock;
  }
}

/** Minutes and seconds; a second that has begun counts, so that it ends at 0:00. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
