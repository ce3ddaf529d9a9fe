import type { QueryClient } from '@tanstack/react-query';

/** The first part of the key of every query for conversations. */
export const CONVERSATIONS_KEY = 'conversations';

/** Invalidates the cached conversations. */
export function invalidateConversations(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: [CONVERSATIONS_KEY] });
}
