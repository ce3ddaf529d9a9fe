import type { Clock } from '@app/service-kit';
import { sql } from 'kysely';
import { eraseCheckoutsOf, listProviderRecords } from '../checkouts/own-checkouts.repository.ts';
import type { BillingTransaction } from '../database.ts';
import { beginErasure, finishErasure, recordGoneOwner } from '../erasures/erasure.repository.ts';
import { deleteMailsOf } from '../mails/mail.repository.ts';
import { addTask } from '../provider/provider-task.repository.ts';
import { deleteEntitlementOf } from '../purchases/entitlement.repository.ts';
import { erasePurchasesOf } from '../purchases/purchase.repository.ts';
import { eraseOwnReturn } from '../returns/own-return.repository.ts';

/**
 * Erases a person's data in billing, in the transaction that records the event. Open pages and the customer record at the
 * provider are deleted by provider tasks; `user.erased` is published after these. The hash of the id is remembered while
 * a session of the account may still be valid.
 */
export async function erasePerson(
  trx: BillingTransaction,
  { newId, clock }: { newId: () => string; clock: Clock },
  ownerId: string,
): Promise<void> {
  await sql`select set_config('app.system', 'on', true)`.execute(trx);
  await recordGoneOwner(trx, ownerId);
  await beginErasure(trx, ownerId);
  for (const { state, sessionId, customerId } of await listProviderRecords(trx, ownerId)) {
    if (state === 'open' && sessionId)
      await addTask(trx, { id: newId(), kind: 'expire', target: sessionId, ownerId });
    if (customerId) await addTask(trx, { id: newId(), kind: 'forget_customer', target: customerId, ownerId });
  }
  await deleteMailsOf(trx, ownerId);
  await deleteEntitlementOf(trx, ownerId);
  await eraseOwnReturn(trx, ownerId);
  await erasePurchasesOf(trx, ownerId);
  await eraseCheckoutsOf(trx, ownerId);
  await finishErasure(trx, ownerId, clock.now());
}
