import { chatEndpoints } from '@app/contracts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { conversationDetailCall } from '../../../api/readable-messages.ts';

const ROOT = 'conversations';
const PAGE = '20';

/** One's conversations, newest first, a page at a time (API-4). */
export const conversationsQuery = infiniteQueryOptions({
  queryKey: [ROOT, 'list'],
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam, signal }) =>
    call(chatEndpoints.list, { query: { limit: PAGE, ...(pageParam && { cursor: pageParam }) }, signal }),
  getNextPageParam: (last) => last.nextCursor,
});

/** One conversation, whole; read anew each time it is looked at. */
export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: [ROOT, 'detail', id],
    queryFn: ({ signal }) => call(conversationDetailCall, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** Deletes a conversation for good. */
export function deleteConversation(id: string): Promise<undefined> {
  return call(chatEndpoints.remove, { params: { id } });
}

/** What is known of the conversations is no longer so. */
export function forgetConversations(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: [ROOT] });
}
