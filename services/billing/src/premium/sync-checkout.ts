import { asSystem, type Clock } from '@app/service-kit';
import { closeOpenCheckout } from '../checkouts/checkout.repository.ts';
import type { BillingTransaction } from '../database.ts';
import { parkNotice } from '../notices/park-notice.ts';
import type { ReceiveNoticeDeps } from '../notices/receive-notice.ts';
import type { FoundSession, PaymentProvider, TimeLimit } from '../provider/payment-provider.port.ts';
import { addTask } from '../provider/provider-task.repository.ts';
import { applyPaymentReport } from '../purchases/apply-payment-report.ts';
import type { Mismatch } from '../purchases/find-mismatch.ts';

export interface SyncCheckoutDeps extends ReceiveNoticeDeps {
  readonly clock: Clock;
  readonly provider: PaymentProvider;
}

/**
 * Asks the provider about a checkout and applies its answer as if a notice had arrived.
 * @returns whether the page can still be paid.
 * @throws PaymentFailure
 */
export async function syncCheckout(
  deps: SyncCheckoutDeps,
  { id, sessionId }: { id: string; sessionId: string },
  timeLimit: TimeLimit,
): Promise<{ open: boolean }> {
  const found = await deps.provider.findSession(sessionId, timeLimit);
  const mismatch = await asSystem(deps.db, async (trx) => {
    const contradiction = found && (await applyFoundSession(trx, deps, id, found));
    if (!found || contradiction) await closeOpenCheckout(trx, id);
    // Nobody may pay on this page any more.
    if (contradiction) await addTask(trx, { id: deps.newId(), kind: 'expire', target: sessionId });
    return contradiction;
  });
  deps.wakeRelay();
  if (!mismatch) return { open: found?.open ?? false };
  await parkNotice(deps, {
    id: sessionId,
    type: 'checkout.session',
    createdAt: deps.clock.now(),
    objectId: sessionId,
    reason: `mismatch: ${mismatch}`,
    kind: 'mismatch',
    retry: false,
  });
  return { open: false };
}

/** @returns where the session contradicts the checkout; nothing was applied then. */
async function applyFoundSession(
  trx: BillingTransaction,
  deps: SyncCheckoutDeps,
  id: string,
  { report }: FoundSession,
): Promise<Mismatch | undefined> {
  // A session counts only for the checkout for which it was created.
  return report.checkoutId === id ? applyPaymentReport(trx, deps, report) : 'reference';
}
