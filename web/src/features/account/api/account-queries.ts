import { authEndpoints, billingEndpoints } from '@app/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { keepPurchase } from '../../../session/keep-purchase.ts';

/** The devices signed in, this one first, then by when they were last active. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: async ({ signal }) => {
    const { sessions } = await call(authEndpoints.listSessions, { signal });
    return sessions.toSorted(
      (a, b) => Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt),
    );
  },
});

/** What was bought, and when; the session hears of it too. */
export const purchaseQuery = queryOptions({
  queryKey: ['purchase'],
  queryFn: async ({ signal }) => {
    const { data } = await call(billingEndpoints.paymentStatus, { query: {}, signal });
    keepPurchase(data);
    return data;
  },
});

/** What is known of premium and of what it changes is no longer so. */
export function forgetPurchase(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: purchaseQuery.queryKey });
  void queries.invalidateQueries({ queryKey: ['usage'] });
}
