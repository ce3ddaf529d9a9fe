import type { EmotionTag } from '@app/contracts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { conversationsQuery } from '../api/conversations.ts';

/**
 * The conversations of the signed-in person; a failure to load them is only logged (DASH-5).
 * @param words the search text; '' for all conversations.
 */
export function useHistory(words: string) {
  const query = useInfiniteQuery({
    ...conversationsQuery(words),
    // Keep showing the previous results while the person types.
    ...(words !== '' && { placeholderData: keepPreviousData }),
  });
  const { error, hasNextPage, isFetching, fetchNextPage } = query;
  useEffect(() => {
    if (error) console.warn('The conversations could not be loaded.', error.message);
  }, [error]);
  const items = query.data?.pages.flatMap(({ conversations }) => conversations) ?? [];
  // A search scans a limited number of conversations per page: load the next page when this one has no match.
  const shouldLoadNext = words !== '' && items.length === 0 && hasNextPage && !isFetching && !error;
  useEffect(() => {
    if (shouldLoadNext) void fetchNextPage();
  }, [shouldLoadNext, fetchNextPage]);
  return {
    items,
    state: query.data ? ('there' as const) : query.isError ? ('failed' as const) : ('loading' as const),
    /** Whether the results for the current words are still loading. */
    searching: query.isPlaceholderData || (words !== '' && items.length === 0 && (hasNextPage || isFetching)),
    retry: () => void query.refetch(),
    /** Loads the next page; null when there is none. */
    more: query.hasNextPage ? () => void query.fetchNextPage() : null,
    loadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
  };
}

/** The feelings of the latest conversation that has any; null until the list is loaded. */
export function useRecentFeelings(): readonly EmotionTag[] | null {
  const { data, isError } = useInfiniteQuery(conversationsQuery(''));
  if (!data) return isError ? [] : null;
  const [first] = data.pages;
  return first?.conversations.find(({ emotionTags }) => emotionTags.length > 0)?.emotionTags ?? [];
}

/** Returns a value after it has been unchanged for `ms` milliseconds; the value `atOnce` is returned immediately. */
export function useDebounced(value: string, ms: number, atOnce: string): string {
  const [settled, setSettled] = useState(value);
  if (value === atOnce && settled !== atOnce) setSettled(atOnce);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return value === atOnce ? atOnce : settled;
}
