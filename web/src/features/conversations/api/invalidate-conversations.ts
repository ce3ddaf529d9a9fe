import type { QueryClient } from '@tanstack/react-query';

/** The first part of the key of every query for conversations. */
export const CONVERSATIONS_KEY = 'conversations';

/**
 * Invalidates the cached conversations.
 * @param refetchType `none`: what is shown is not loaded again.
 */
export function invalidateConversations(
  queries: QueryClient,
  refetchType: 'active' | 'none' = 'active',
): void {
  void queries.invalidateQueries({ queryKey: [CONVERSATIONS_KEY], refetchType });
}
