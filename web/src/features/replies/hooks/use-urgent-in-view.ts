import { type RefObject, useEffect } from 'react';
import type { Talk } from '../model/talk.ts';

/**
 * Brings crisis contacts into view, from their beginning, when they are found or the conversation ends with them: what the
 * coach says then must not push them away.
 */
export function useUrgentInView(
  { urgent, messages }: Pick<Talk, 'urgent' | 'messages'>,
  content: RefObject<HTMLElement | null>,
  stayAt: (part: HTMLElement) => void,
): void {
  const lastQuestion = messages.findLast(({ role }) => role === 'user')?.id;
  const isNewest = urgent !== null && (urgent.after === null || urgent.after === lastQuestion);
  const notice = isNewest ? urgent.notice : null;
  useEffect(() => {
    const part = notice && content.current?.querySelector<HTMLElement>('[data-urgent]');
    if (!part) return;
    let settled: ReturnType<typeof setTimeout> | undefined;
    const growth = new ResizeObserver(() => {
      stayAt(part);
      // Its code may be on its way, on a slow line for long: only what is there settles.
      if (part.offsetHeight > 0) settled ??= setTimeout(() => growth.disconnect(), SETTLED_MS);
    });
    growth.observe(part);
    return () => {
      clearTimeout(settled);
      growth.disconnect();
    };
  }, [notice, content, stayAt]);
}

const SETTLED_MS = 1_000;
