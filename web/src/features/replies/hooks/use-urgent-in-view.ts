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
    const show = () => stayAt(part);
    show();
    // Its code may still be on its way: it is shown once it has its height.
    const growth = new ResizeObserver(show);
    growth.observe(part);
    const settled = setTimeout(() => growth.disconnect(), SETTLED_MS);
    return () => {
      clearTimeout(settled);
      growth.disconnect();
    };
  }, [notice, content, stayAt]);
}

const SETTLED_MS = 1_000;
