import { queryOptions, useQuery } from '@tanstack/react-query';
import { loadCalls } from '../../../api/load-calls.ts';
import { useSession } from '../../../session/use-session.ts';

const returnableQuery = queryOptions({
  // The key begins with that of the purchase, so that both are invalidated together.
  queryKey: ['purchase', 'returnable'],
  queryFn: async ({ signal }) => {
    const { fetchPurchase } = await loadCalls(() => import('../../../api/usage-calls.ts'));
    return (await fetchPurchase(signal)).returnable;
  },
});

/** Whether the person could return Premium if they bought it now; true until the server has responded. */
export function useIsReturnable(): boolean {
  const { session } = useSession();
  const { data } = useQuery({ ...returnableQuery, enabled: session !== null });
  return data ?? true;
}
