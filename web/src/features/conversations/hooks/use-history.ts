import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { conversationsQuery } from '../api/conversations.ts';

/**
 * The conversations of whoever is signed in; a failure to load them is logged and nothing more (DASH-5).
 * @param words only those that hold them; '' for all.
 */
export function useHistory(words: string) {
  const query = useInfiniteQuery({
    ...conversationsQuery(words),
    // While somebody types, what was found last stays.
    ...(words !== '' && { placeholderData: keepPreviousData }),
  });
  const { error, hasNextPage, isFetching, fetchNextPage } = query;
  useEffect(() => {
    if (error) console.warn('The conversations could not be loaded.', error.message);
  }, [error]);
  const items = query.data?.pages.flatMap(({ conversations }) => conversations) ?? [];
  // A search reads so many conversations a page: an empty one is no answer while there is more to read.
  const readOn = words !== '' && items.length === 0 && hasNextPage && !isFetching && !error;
  useEffect(() => {
    if (readOn) void fetchNextPage();
  }, [readOn, fetchNextPage]);
  return {
    items,
    state: query.data ? ('there' as const) : query.isError ? ('failed' as const) : ('loading' as const),
    /** What is shown is not yet what was asked for. */
    searching: query.isPlaceholderData || (words !== '' && items.length === 0 && (hasNextPage || isFetching)),
    retry: () => void query.refetch(),
    /** null when there is no more. */
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
  };
}
