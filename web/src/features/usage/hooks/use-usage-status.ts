import type { Usage } from '@app/contracts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { loadCalls } from '../../../api/load-calls.ts';
import { settings } from '../../../api/page-settings.ts';
import { applyUsage } from '../../../api/refresh-usage.ts';
import { useSession } from '../../../session/use-session.ts';
import { createUsageStatus, type UsageStatus } from '../model/usage-status.ts';

const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: async ({ signal }) => {
    const { fetchUsage } = await loadCalls(() => import('../../../api/usage-calls.ts'));
    const usage = await fetchUsage(signal);
    applyUsage(usage);
    return usage;
  },
  // The person may come back from a tab in which they have paid.
  refetchOnWindowFocus: 'always',
});

/** The person's usage this month; reloaded when the page gets the focus again. */
export function useUsageStatus(): UsageStatus {
  const { session } = useSession();
  const { data } = useQuery({ ...usageQuery, enabled: session !== null });
  return createUsageStatus(data, session, settings.freeMessagesPerMonth);
}

/** Applies the usage of a turn's response, or reloads it when the response has none (CHAT-2). */
export function useApplyUsage(): (usage: Usage | null) => void {
  const queries = useQueryClient();
  return useCallback(
    (usage) => {
      if (usage === null) return void queries.invalidateQueries({ queryKey: usageQuery.queryKey });
      applyUsage(usage);
      // A request that started earlier has an older usage and must not overwrite this one.
      void queries
        .cancelQueries({ queryKey: usageQuery.queryKey })
        .then(() => queries.setQueryData(usageQuery.queryKey, usage));
    },
    [queries],
  );
}
