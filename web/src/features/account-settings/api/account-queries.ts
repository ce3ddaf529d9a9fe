import { authEndpoints, billingEndpoints } from '@app/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { applyPurchase } from '../../../api/refresh-usage.ts';
import { applyUser } from '../model/apply-user.ts';

/** The signed-in devices, this one first, then by last activity. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: async ({ signal }) => {
    const { sessions } = await call(authEndpoints.listSessions, { signal });
    return sessions.toSorted(
      (a, b) => Number(b.current) - Number(a.current) || b.lastSeenAt.localeCompare(a.lastSeenAt),
    );
  },
});

/** The address of the account and the one that waits for its confirmation; a change made elsewhere is stored in the session. */
export const emailQuery = queryOptions({
  queryKey: ['email'],
  queryFn: async ({ signal }) => {
    const { data } = await call(authEndpoints.readEmail, { signal });
    applyUser(data.user);
    return data;
  },
  // The link in the mail may have been opened in another tab or on another device.
  refetchOnWindowFocus: 'always',
});

/** The purchase of the account; it is also stored in the session. */
export const purchaseQuery = queryOptions({
  queryKey: ['purchase'],
  queryFn: async ({ signal }) => {
    const { data } = await call(billingEndpoints.paymentStatus, { query: {}, signal });
    applyPurchase(data);
    return data;
  },
  // The person may come back from a tab in which they have paid.
  refetchOnWindowFocus: 'always',
});

/** Invalidates the cached purchase and usage. */
export function invalidatePurchase(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: purchaseQuery.queryKey });
  void queries.invalidateQueries({ queryKey: ['usage'] });
}
