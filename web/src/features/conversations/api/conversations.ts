import { chatEndpoints, type SafetyNotices } from '@app/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
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

/** Deletes a conversation permanently. */
export function deleteConversation(id: string): Promise<undefined> {
  return call(chatEndpoints.remove, { params: { id } });
}
