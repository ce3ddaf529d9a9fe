import { internalEndpoints } from '@app/contracts';
import { askService, type Logger } from '@app/service-kit';
import { BrokenCircuitError, bulkhead, ConsecutiveBreaker, circuitBreaker, handleAll, wrap } from 'cockatiel';
import type { PurchaseOf } from './purchase.port.ts';

/** Somebody who stands at the limit waits no longer for it; milliseconds. */
const PATIENCE_MS = 800;
/** After so many failures in a row billing is left alone for so many milliseconds (rule 17). */
const FAILURES = 5;
const REST_MS = 1_000;
const AT_ONCE = 50;
const WAITING = 200;

interface Billing {
  billingUrl: string;
  serviceToken: string;
  log: Logger;
}

/** Billing's own word (PUR-3). */
export function askBillingForPurchase({ billingUrl, serviceToken, log }: Billing): PurchaseOf {
  const guard = wrap(
    bulkhead(AT_ONCE, WAITING),
    circuitBreaker(handleAll, { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(FAILURES) }),
  );
  return async (ownerId) => {
    try {
      const answer = await guard.execute(() =>
        askService(internalEndpoints.purchase, {
          baseUrl: billingUrl,
          serviceToken,
          params: { id: ownerId },
          timeoutMs: PATIENCE_MS,
        }),
      );
      return answer.purchased && answer.purchase_date ? new Date(answer.purchase_date) : undefined;
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) log.warn({ err: error }, 'billing can’t be asked');
      return undefined;
    }
  };
}
