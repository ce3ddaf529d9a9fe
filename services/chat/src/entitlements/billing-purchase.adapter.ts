import { internalEndpoints } from '@app/contracts';
import { callService, type Logger, type ServiceIdentity } from '@app/service-kit';
import { BrokenCircuitError, bulkhead, ConsecutiveBreaker, circuitBreaker, handleAll, wrap } from 'cockatiel';
import type { FindPurchase } from './sync-purchase.ts';

/** Timeout of the call, in milliseconds: a person at the free limit waits for it. */
const TIMEOUT_MS = 800;
/** After this many consecutive failures the circuit breaker opens for `REST_MS`. */
const FAILURES = 5;
const REST_MS = 1_000;
const AT_ONCE = 50;
const WAITING = 200;

interface Billing {
  billingUrl: string;
  identity: ServiceIdentity;
  log: Logger;
}

/** Asks billing whether a person has bought Premium (PUR-3). */
export function askBillingForPurchase({ billingUrl, identity, log }: Billing): FindPurchase {
  const guard = wrap(
    bulkhead(AT_ONCE, WAITING),
    circuitBreaker(handleAll, { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(FAILURES) }),
  );
  return async (ownerId) => {
    try {
      const answer = await guard.execute(() =>
        callService(internalEndpoints.purchase, {
          baseUrl: billingUrl,
          identity,
          params: { id: ownerId },
          timeoutMs: TIMEOUT_MS,
        }),
      );
      return answer.purchased && answer.purchase_date ? new Date(answer.purchase_date) : undefined;
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) log.warn({ err: error }, 'billing unavailable');
      return undefined;
    }
  };
}
