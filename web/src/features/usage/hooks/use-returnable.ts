import { billingEndpoints } from '@app/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useSession } from '../../../session/use-session.ts';

const returnableQuery = queryOptions({
  // The key begins with that of the purchase, so that both are invalidated together.
  queryKey: ['purchase', 'returnable'],
  queryFn: async ({ signal }) => {
    const { data } = await call(billingEndpoints.paymentStatus, { query: {}, signal });
    return data.returnable;
  },
});

/** Whether the person could return Premium if they bought it now; true until the server has responded. */
export function useIsReturnable(): boolean {
  const { session } = useSession();
  const { data } = useQuery({ ...returnableQuery, enabled: session !== null });
  return data ?? true;
}
