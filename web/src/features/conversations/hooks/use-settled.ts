import { useEffect, useState } from 'react';

/** A value once it has stood still for so many milliseconds; at once when it is `atOnce`. */
export function useSettled(value: string, ms: number, atOnce: string): string {
  const [settled, setSettled] = useState(value);
  if (value === atOnce && settled !== atOnce) setSettled(atOnce);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return value === atOnce ? atOnce : settled;
}
