import { useEffect, useState } from 'react';
import {
  freshClock,
  nextStep,
  parseClock,
  pauseClock,
  readClock,
  type StepClock,
  startClock,
} from '../model/step-clock.ts';

/** Keeps one text over a reload. */
export interface Keeper {
  get(): string | null;
  set(text: string | null): void;
}

/** A running clock over steps, kept over a reload. @param durations of the steps, milliseconds; always the same array. */
export function useStepClock(durations: readonly number[], keeper: Keeper) {
  const [clock, setClock] = useState<StepClock>(() => parseClock(keeper.get(), durations.length));
  const [now, setNow] = useState(() => Date.now());
  const reading = readClock(clock, durations, now);
  const { running } = reading;

  useEffect(() => {
    if (!running) return;
    const look = () => setNow(Date.now());
    const ticks = window.setInterval(look, 250);
    // Asleep, a tab hardly ticks: what is shown is put right the moment it is seen.
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearInterval(ticks);
      document.removeEventListener('visibilitychange', look);
    };
  }, [running]);
  useScreenAwake(running);

  const become = (change: (moment: number) => StepClock) => {
    const moment = Date.now();
    const changed = change(moment);
    setNow(moment);
    setClock(changed);
    keeper.set(changed === freshClock ? null : JSON.stringify(changed));
  };
  return {
    reading,
    start: () => become((moment) => startClock(clock, moment)),
    pause: () => become((moment) => pauseClock(clock, durations, moment)),
    next: () => become((moment) => nextStep(clock, durations, moment)),
    reset: () => become(() => freshClock),
  };
}

/** A phone that lies on the table between two people does not go dark meanwhile, where the browser lets us ask for that. */
function useScreenAwake(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    const ask = () => {
      if (document.visibilityState === 'visible')
        lock = navigator.wakeLock.request('screen').catch(() => undefined);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock?.then((held) => held?.release());
    };
  }, [wanted]);
}
