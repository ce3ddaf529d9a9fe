import { type RefObject, useEffect } from 'react';
import type { ChatState } from '../model/chat-state.ts';

/**
 * Scrolls the crisis contacts into view when they appear, or when the conversation ends with them: the reply that
 * follows must not push them out of view.
 */
export function useSafetyNoticeInView(
  { safety, messages }: Pick<ChatState, 'safety' | 'messages'>,
  content: RefObject<HTMLElement | null>,
  scrollToStartOf: (element: HTMLElement) => void,
): void {
  const lastUserMessageId = messages.findLast(({ role }) => role === 'user')?.id;
  const isNewest = safety !== null && (safety.after === null || safety.after === lastUserMessageId);
  const notice = isNewest ? safety.notice : null;
  useEffect(() => {
    const element = notice && content.current?.querySelector<HTMLElement>('[data-urgent]');
    if (!element) return;
    let settled: ReturnType<typeof setTimeout> | undefined;
    const resizeObserver = new ResizeObserver(() => {
      scrollToStartOf(element);
      // The code of the card may still be loading: the observer stops only after the card is there.
      if (element.offsetHeight > 0 && !element.querySelector('[aria-busy=true]'))
        settled ??= setTimeout(() => resizeObserver.disconnect(), SETTLED_MS);
    });
    // Sizes are not observed in messages that are far out of view and not rendered: this brings them into view.
    scrollToStartOf(element);
    resizeObserver.observe(element);
    return () => {
      clearTimeout(settled);
      resizeObserver.disconnect();
    };
  }, [notice, content, scrollToStartOf]);
}

const SETTLED_MS = 1_000;
