import { asSystem } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import type { Patience } from '../provider/payment-provider.port.ts';
import { takeReport } from '../purchases/take-report.ts';
import { closeOpen } from './checkout.repository.ts';

/**
 * Asks the provider itself about a page to pay on, and takes in what it says, as if a notice had come (rule 12).
 * @returns whether the page can still be paid.
 * @throws PaymentFailure
 */
export async function lookAtCheckout(
  deps: Deps,
  { id, sessionId }: { id: string; sessionId: string },
  patience: Patience,
): Promise<{ open: boolean }> {
  const found = await deps.provider.findSession(sessionId, patience);
  // What a page says counts for the checkout it was made for, and for no other.
  const report = found?.report.checkoutId === id ? found.report : undefined;
  await asSystem(deps.db, async (trx) => {
    if (report) await takeReport(trx, deps, report);
    else await closeOpen(trx, id);
  });
  deps.wakeRelay();
  return { open: found?.open ?? false };
}
