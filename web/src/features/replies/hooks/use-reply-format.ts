import { type ComponentType, useSyncExternalStore } from 'react';

type ReplyFormat = ComponentType<{ text: string }>;

let format: ReplyFormat | null = null;
const listeners = new Set<() => void>();

async function loadFormat(): Promise<void> {
  try {
    format = (await import('../components/formatted-reply.tsx')).FormattedReply;
    for (const listener of listeners) listener();
  } catch {
    // Replies stay readable without it, and the next reply that is shown tries again.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (format === null) void loadFormat();
  return () => listeners.delete(listener);
}

/**
 * The component that renders the Markdown of replies; null while its code loads, which begins with the first component
 * that asks for it. It is not part of the first script of a page, because its parser is as large as the page.
 */
export function useReplyFormat(): ReplyFormat | null {
  return useSyncExternalStore(subscribe, () => format);
}
