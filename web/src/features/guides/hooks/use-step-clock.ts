import { useEffect, useState } from 'react';
import {
  newClock,
  nextStep,
  parseClock,
  pauseClock,
  readClock,
  type StepClock,
  startClock,
} from '../model/step-clock.ts';

/** Stores one text across a reload. */
export interface ClockStorage {
  get(): string | null;
  set(text: string | null): void;
}

/** A timer over several steps that survives a reload. @param durations of the steps, in milliseconds; always the same array. */
export function useStepClock(durations: readonly number[], keeper: ClockStorage) {
  const [clock, setClock] = useState<StepClock>(() => parseClock(keeper.get(), durations.length));
  const [now, setNow] = useState(() => Date.now());
  const reading = readClock(clock, durations, now);
  const { running } = reading;

  useEffect(() => {
    if (!running) return;
    const refresh = () => setNow(Date.now());
    const ticks = window.setInterval(refresh, 250);
    // Timers are throttled in a background tab, so the display is updated when the tab becomes visible.
    document.addEventListener('visibilitychange', refresh);
    return () => {
      window.clearInterval(ticks);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [running]);
  useScreenAwake(running);

  const update = (change: (moment: number) => StepClock) => {
    const moment = Date.now();
    const changed = change(moment);
    setNow(moment);
    setClock(changed);
    keeper.set(changed === newClock ? null : JSON.stringify(changed));
  };
  return {
    reading,
    start: () => update((moment) => startClock(clock, moment)),
    pause: () => update((moment) => pauseClock(clock, durations, moment)),
    next: () => update((moment) => nextStep(clock, durations, moment)),
    reset: () => update(() => newClock),
  };
}

/** Keeps the screen on while the timer runs, in browsers that support it. */
function useScreenAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    const requestLock = () => {
      if (document.visibilityState === 'visible')
        lock = navigator.wakeLock.request('screen').catch(() => undefined);
    };
    requestLock();
    document.addEventListener('visibilitychange', requestLock);
    return () => {
      document.removeEventListener('visibilitychange', requestLock);
      void lock?.then((held) => held?.release());
    };
  }, [wanted]);
}
