import { asSystem } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { finishErasure } from '../erasure/finish-erasure.ts';
import { takeReport } from '../purchases/take-report.ts';
import { endTask, type ProviderTask } from './provider-task.repository.ts';

const WITHIN = { withinMs: 6_500 };

/** Tells the provider what it is to be told. @throws PaymentFailure; the task is due again later. */
export async function doTask(deps: Deps, task: ProviderTask): Promise<void> {
  await tell(deps, task);
  await asSystem(deps.db, async (trx) => {
    await endTask(trx, task.id);
    if (task.ownerId) await finishErasure(trx, task.ownerId, deps.clock.now());
  });
  deps.wakeRelay();
}

async function tell(deps: Deps, { id, kind, target, attempts, checkoutId }: ProviderTask): Promise<void> {
  const { provider } = deps;
  switch (kind) {
    case 'expire':
      await provider.expireSession(target, WITHIN);
      return;
    case 'forget_customer':
      await provider.forgetCustomer(target, WITHIN);
      return;
    case 'refund':
      // Named by the try: an answer of Stripe's to one name, a failure too, stays its answer for a day. Twice gives
      // nothing back twice, as a payment has only so much to give.
      if (!(await provider.refund(target, `refund-${id}-${attempts}`, WITHIN)))
        await asSystem(deps.db, (trx) =>
          takeReport(trx, deps, {
            checkoutId,
            paymentIntent: target,
            sessionId: null,
            customerId: null,
            facts: [{ kind: 'refund_refused', ref: target, amount: null, at: deps.clock.now() }],
          }),
        );
  }
}
