import { DISCLOSE_AGAIN_MS } from '@app/contracts';
import { useEffect, useState } from 'react';

/** Whether three hours have passed since the last notice that the coach is software. @param lastAt milliseconds. */
export function useDisclosureDue(lastAt: number | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  const dueAt = lastAt === null ? null : lastAt + DISCLOSE_AGAIN_MS;
  const due = dueAt !== null && now >= dueAt;
  useEffect(() => {
    if (dueAt === null || due) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, dueAt - Date.now()));
    return () => clearTimeout(timer);
  }, [dueAt, due]);
  return due;
}
