/**
 * A timer over several steps. It is computed from timestamps, not from ticks, so it stays correct while a tab or a
 * computer sleeps.
 */
export interface StepClock {
  /** The index of the step at `since`; the number of steps when the timer has ended. */
  readonly step: number;
  /** The elapsed milliseconds of that step at `since`. */
  readonly spent: number;
  /** The time (`Date.now()`) when the timer was started; null while it is paused. */
  readonly since: number | null;
}

/** The state of the timer at a given time. */
export interface ClockReading {
  readonly step: number;
  /** The remaining milliseconds of this step. */
  readonly left: number;
  readonly running: boolean;
  readonly begun: boolean;
  readonly over: boolean;
}

export const newClock: StepClock = { step: 0, spent: 0, since: null };

/** @param durations of the steps, milliseconds. */
export function readClock(clock: StepClock, durations: readonly number[], now: number): ClockReading {
  let { step } = clock;
  // The computer's clock may have been set back.
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

/** Moves to the beginning of the next step. A paused timer stays paused. */
export function nextStep(clock: StepClock, durations: readonly number[], now: number): StepClock {
  const { step, running } = readClock(clock, durations, now);
  return { step: Math.min(step + 1, durations.length), spent: 0, since: running ? now : null };
}

/** Parses a stored timer. @returns a new timer if the text is invalid. */
export function parseClock(kept: string | null, steps: number): StepClock {
  try {
    const found: unknown = JSON.parse(kept ?? 'null');
    if (typeof found !== 'object' || found === null) return newClock;
    const { step, spent, since } = found as Partial<Record<keyof StepClock, unknown>>;
    const fits =
      Number.isInteger(step) && Number(step) >= 0 && Number(step) <= steps && Number.isFinite(spent);
    if (!fits || !(since === null || Number.isFinite(since))) return newClock;
    return {
      step: Number(step),
      spent: Math.max(0, Number(spent)),
      since: since === null ? null : Number(since),
    };
  } catch {
    return newClock;
  }
}

/** Formats minutes and seconds. Seconds are rounded up, so that the timer ends at 0:00. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
