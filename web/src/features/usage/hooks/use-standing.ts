import { chatEndpoints, type Usage } from '@app/contracts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../../../api/call.ts';
import { settings } from '../../../api/page-settings.ts';
import { keepUsage } from '../../../session/refresh-usage.ts';
import { useSession } from '../../../session/use-session.ts';
import { type Standing, standingOf } from '../model/standing.ts';

const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: async ({ signal }) => {
    const usage = await call(chatEndpoints.usage, { signal });
    keepUsage(usage);
    return usage;
  },
});

/** Where the person stands this month; kept fresh whenever the page is looked at again. */
export function useStanding(): Standing {
  const { session } = useSession();
  const { data } = useQuery({ ...usageQuery, enabled: session !== null });
  return standingOf(data, session, settings.freeMessagesPerMonth);
}

/** Takes what a turn's answer tells of the usage, or asks anew when it told nothing (CHAT-2). */
export function useTakeUsage(): (usage: Usage | null) => void {
  const queries = useQueryClient();
  return useCallback(
    (usage) => {
      if (usage === null) return void queries.invalidateQueries({ queryKey: usageQuery.queryKey });
      keepUsage(usage);
      // What was asked before this was told is older, and must not come after it.
      void queries
        .cancelQueries({ queryKey: usageQuery.queryKey })
        .then(() => queries.setQueryData(usageQuery.queryKey, usage));
    },
    [queries],
  );
}
