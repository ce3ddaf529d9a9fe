import { asSystem, type Clock } from '@app/service-kit';
import type { BillingDatabase } from '../database.ts';
import { finishErasure } from '../erasures/erasure.repository.ts';
import type { PaymentProvider } from '../provider/payment-provider.port.ts';
import { deleteTask, type ProviderTask } from '../provider/provider-task.repository.ts';
import { type ApplyDeps, applyPaymentReport } from './apply-payment-report.ts';

interface TaskDeps extends ApplyDeps {
  readonly db: BillingDatabase;
  readonly clock: Clock;
  readonly provider: PaymentProvider;
  readonly wakeRelay: () => void;
}

const TIME_LIMIT = { withinMs: 6_500 };

/** Makes the call to the provider that a task stands for, and deletes the task. @throws PaymentFailure; the task is due again later. */
export async function runProviderTask(deps: TaskDeps, task: ProviderTask): Promise<void> {
  await callProvider(deps, task);
  await asSystem(deps.db, async (trx) => {
    await deleteTask(trx, task.id);
    if (task.ownerId) await finishErasure(trx, task.ownerId, deps.clock.now());
  });
  deps.wakeRelay();
}

async function callProvider(
  deps: TaskDeps,
  { id, kind, target, attempts, checkoutId }: ProviderTask,
): Promise<void> {
  const { provider } = deps;
  switch (kind) {
    case 'expire':
      await provider.expireSession(target, TIME_LIMIT);
      return;
    case 'forget_customer':
      await provider.forgetCustomer(target, TIME_LIMIT);
      return;
    case 'refund':
      // The idempotency key contains the attempt, because Stripe repeats its answer to a key, even a failure, for a day.
      // Two successful attempts refund no more than the payment.
      if (!(await provider.refund(target, `refund-${id}-${attempts}`, TIME_LIMIT)))
        await asSystem(deps.db, (trx) =>
          applyPaymentReport(trx, deps, {
            checkoutId,
            paymentIntent: target,
            sessionId: null,
            customerId: null,
            money: null,
            livemode: null,
            facts: [{ kind: 'refund_refused', ref: target, amount: null, at: deps.clock.now() }],
          }),
        );
  }
}
