import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/**
 * Counts down how long nothing can be sent, on a clock nobody can set.
 * @returns the whole seconds that are left, 0 for none, and how to begin.
 */
export function useRest(): [number, (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const look = () => setLeft(Math.max(0, Math.ceil((until - performance.now()) / SECOND_MS)));
    const timer = setInterval(look, SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [until]);
  const done = left === 0;
  useEffect(() => {
    if (done) setUntil(0);
  }, [done]);
  const rest = (seconds: number) => {
    setLeft(Math.ceil(seconds));
    setUntil(performance.now() + seconds * SECOND_MS);
  };
  return [left, rest];
}
