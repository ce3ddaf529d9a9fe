import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import type { BillingTransaction } from '../schema.ts';
import { addTask } from '../upkeep/provider-task.repository.ts';
import { beginErasure, eraseOwner, listTraces } from './erasure.repository.ts';
import { finishErasure } from './finish-erasure.ts';
import { rememberGone } from './gone-owner.repository.ts';

/**
 * Erases somebody's part (rule 11): here at once; their open pages and their record at the provider as due tasks, after
 * which `user.erased` is said. That they are gone is remembered while a session of theirs may outlive them. Runs in the transaction that records the event.
 */
export async function erasePerson(
  trx: BillingTransaction,
  { newId, clock }: Pick<Deps, 'newId' | 'clock'>,
  ownerId: string,
): Promise<void> {
  await sql`select set_config('app.system', 'on', true)`.execute(trx);
  await rememberGone(trx, ownerId);
  await beginErasure(trx, ownerId);
  for (const { state, sessionId, customerId } of await listTraces(trx, ownerId)) {
    if (state === 'open' && sessionId)
      await addTask(trx, { id: newId(), kind: 'expire', target: sessionId, ownerId });
    if (customerId) await addTask(trx, { id: newId(), kind: 'forget_customer', target: customerId, ownerId });
  }
  await eraseOwner(trx, ownerId);
  await finishErasure(trx, ownerId, clock.now());
}
