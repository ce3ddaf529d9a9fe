import { chatEndpoints, LIMITS, PINNED_MAX, type SafetyNotices } from '@app/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { CallFailure } from '../../../api/call-failure.ts';
import { conversationDetailCall } from '../../../api/normalize-messages.ts';
import { CONVERSATIONS_KEY } from './invalidate-conversations.ts';

const PAGE = '20';

/** The person's conversations, newest first, in pages (API-4). @param words the search text; '' for all. */
export function conversationsQuery(words: string) {
  return infiniteQueryOptions({
    queryKey: [CONVERSATIONS_KEY, 'list', words],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE, ...(pageParam && { cursor: pageParam }), ...(words && { q: words }) };
      return call(chatEndpoints.list, { query, signal });
    },
    getNextPageParam: (last) => last.nextCursor,
  });
}

/** The person's pinned conversations, newest first. */
export function pinnedQuery() {
  return queryOptions({
    queryKey: [CONVERSATIONS_KEY, 'pinned'],
    queryFn: ({ signal }) =>
      call(chatEndpoints.list, { query: { pinned: 'true', limit: String(PINNED_MAX) }, signal }),
  });
}

/** One complete conversation; loaded again every time it is shown. */
export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: [CONVERSATIONS_KEY, 'detail', id],
    queryFn: ({ signal }) => call(conversationDetailCall, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** Renames a conversation. @returns the notices of its new title. */
export async function renameConversation(id: string, title: string): Promise<SafetyNotices> {
  const { safety, concern } = await call(chatEndpoints.change, { params: { id }, body: { title } });
  return { safety, concern };
}

export async function pinConversation(id: string, pinned: boolean): Promise<void> {
  await call(chatEndpoints.change, { params: { id }, body: { pinned } });
}

/** Calls `act` with as many ids at once as one call may have. */
async function inParts(ids: readonly string[], act: (part: string[]) => Promise<unknown>): Promise<void> {
  const size = LIMITS.deletedAtOnce.max;
  for (let at = 0; at < ids.length; at += size) await act(ids.slice(at, at + size));
}

/** Deletes conversations. Those that are gone, perhaps deleted in another tab, count as deleted. */
export function deleteConversations(ids: readonly string[]): Promise<void> {
  return inParts(ids, async (part) => {
    try {
      await call(chatEndpoints.removeMany, { body: { ids: part } });
    } catch (thrown) {
      if (!(thrown instanceof CallFailure && thrown.code === 'not_found')) throw thrown;
    }
  });
}

export function restoreConversations(ids: readonly string[]): Promise<void> {
  return inParts(ids, (part) => call(chatEndpoints.restoreMany, { body: { ids: part } }));
}
