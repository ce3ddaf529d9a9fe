import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { conversationsQuery } from '../api/conversations.ts';

/** The conversations of whoever is signed in; a failure to load them is logged and nothing more (DASH-5). */
export function useHistory() {
  const query = useInfiniteQuery(conversationsQuery);
  const { error } = query;
  useEffect(() => {
    if (error) console.warn('The conversations could not be loaded.', error.message);
  }, [error]);
  return {
    items: query.data?.pages.flatMap(({ conversations }) => conversations) ?? [],
    state: query.data ? ('there' as const) : query.isError ? ('failed' as const) : ('loading' as const),
    retry: () => void query.refetch(),
    /** null when there is no more. */
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
  };
}
