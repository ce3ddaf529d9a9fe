import { sql } from 'kysely';
import type { BillingTransaction } from '../schema.ts';
import type { ProviderTaskKind } from './provider-task.table.ts';

export interface ProviderTask {
  readonly id: string;
  readonly kind: ProviderTaskKind;
  readonly target: string;
  readonly checkoutId: string | null;
  /** Whose erasure waits for this. */
  readonly ownerId: string | null;
  readonly attempts: number;
}

/** Notes what the provider is to be told, once. */
export async function addTask(
  trx: BillingTransaction,
  task: { id: string; kind: ProviderTaskKind; target: string; checkoutId?: string; ownerId?: string },
): Promise<void> {
  const { id, kind, target, checkoutId: checkout_id = null, ownerId: owner_id = null } = task;
  await trx
    .insertInto('provider_tasks')
    .values({ id, kind, target, checkout_id, owner_id })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'target']).doUpdateSet({
        owner_id: sql`coalesce(excluded.owner_id, provider_tasks.owner_id)`,
      }),
    )
    .execute();
}

/** Claims what is due, of anybody (asSystem), by moving it on: 2 s after the first try, then up to ten minutes. */
export async function claimTasks(trx: BillingTransaction, limit: number): Promise<ProviderTask[]> {
  const { rows } = await sql<ProviderTask>`
    update provider_tasks set attempts = attempts + 1,
      due_at = now() + least(interval '10 minutes', interval '2 seconds' * power(2, least(attempts, 12)))
    where id in (
      select id from provider_tasks where due_at <= now() order by due_at limit ${limit} for update skip locked)
    returning id, kind, target, checkout_id as "checkoutId", owner_id as "ownerId", attempts`.execute(trx);
  return rows;
}

export async function endTask(trx: BillingTransaction, taskId: string): Promise<void> {
  await trx.deleteFrom('provider_tasks').where('id', '=', taskId).execute();
}
