import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/**
 * Counts down the seconds for which nothing can be sent, on a monotonic clock.
 * @returns the remaining whole seconds (0 for none), and a function that starts the countdown.
 */
export function useSendDelay(): [number, (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (endsAt === 0) return;
    const update = () => setLeft(Math.max(0, Math.ceil((endsAt - performance.now()) / SECOND_MS)));
    const timer = setInterval(update, SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [endsAt]);
  const done = left === 0;
  useEffect(() => {
    if (done) setEndsAt(0);
  }, [done]);
  const start = (seconds: number) => {
    setLeft(Math.ceil(seconds));
    setEndsAt(performance.now() + seconds * SECOND_MS);
  };
  return [left, start];
}
