import { chatEndpoints, type SafetyNotice } from '@app/contracts';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { conversationDetailCall } from '../../../api/readable-messages.ts';

const ROOT = 'conversations';
const PAGE = '20';

/** One's conversations, newest first, a page at a time (API-4). @param words only those that hold them; '' for all. */
export function conversationsQuery(words: string) {
  return infiniteQueryOptions({
    queryKey: [ROOT, 'list', words],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => {
      const query = { limit: PAGE, ...(pageParam && { cursor: pageParam }), ...(words && { q: words }) };
      return call(chatEndpoints.list, { query, signal });
    },
    getNextPageParam: (last) => last.nextCursor,
  });
}

/** One conversation, whole; read anew each time it is looked at. */
export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: [ROOT, 'detail', id],
    queryFn: ({ signal }) => call(conversationDetailCall, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** Gives a conversation another title. @returns who helps, where the title says that somebody may be in danger. */
export async function renameConversation(id: string, title: string): Promise<SafetyNotice | null> {
  const { safety } = await call(chatEndpoints.rename, { params: { id }, body: { title } });
  return safety ?? null;
}

/** Deletes a conversation for good. */
export function deleteConversation(id: string): Promise<undefined> {
  return call(chatEndpoints.remove, { params: { id } });
}

/** What is known of the conversations is no longer so. */
export function forgetConversations(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: [ROOT] });
}
