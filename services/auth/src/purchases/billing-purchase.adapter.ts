import { internalEndpoints } from '@app/contracts';
import { askService } from '@app/service-kit';
import type { PurchaseOf } from './purchase.port.ts';

/** A login waits no longer for it; chat's word on it is taken instead. Milliseconds. */
const PATIENCE_MS = 400;

/** Whether somebody has premium, asked of billing itself. */
export function askBillingForPurchase(billingUrl: string, serviceToken: string): PurchaseOf {
  return async (userId) => {
    try {
      return await askService(internalEndpoints.purchase, {
        baseUrl: billingUrl,
        serviceToken,
        params: { id: userId },
        timeoutMs: PATIENCE_MS,
      });
    } catch {
      return undefined;
    }
  };
}
