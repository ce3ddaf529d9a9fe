import { type Generated, sql } from 'kysely';
import type { BillingTransaction } from '../database.ts';

type ProviderTaskKind = 'refund' | 'expire' | 'forget_customer';

/** A call to the provider that is still to be made: retried until it succeeds, then deleted. */
interface ProviderTaskTable {
  id: string;
  kind: ProviderTaskKind;
  /** The provider's id of a payment, a session or a customer. */
  target: string;
  checkout_id: string | null;
  /** The person whose erasure waits for this task; null otherwise. */
  owner_id: string | null;
  due_at: Generated<Date>;
  attempts: Generated<number>;
}

declare module '../database.ts' {
  interface BillingTables {
    provider_tasks: ProviderTaskTable;
  }
}

export interface ProviderTask {
  readonly id: string;
  readonly kind: ProviderTaskKind;
  readonly target: string;
  readonly checkoutId: string | null;
  /** The person whose erasure waits for this task. */
  readonly ownerId: string | null;
  readonly attempts: number;
}

/** Adds a call to the provider that is still to be made; the same call is added once. */
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

/** Claims due tasks of all people (asSystem) by postponing them: by 2 s at first, later by up to ten minutes. */
export async function claimDueTasks(trx: BillingTransaction, limit: number): Promise<ProviderTask[]> {
  const { rows } = await sql<ProviderTask>`
    update provider_tasks set attempts = attempts + 1,
      due_at = now() + least(interval '10 minutes', interval '2 seconds' * power(2, least(attempts, 12)))
    where id in (
      select id from provider_tasks where due_at <= now() order by due_at limit ${limit} for update skip locked)
    returning id, kind, target, checkout_id as "checkoutId", owner_id as "ownerId", attempts`.execute(trx);
  return rows;
}

export async function deleteTask(trx: BillingTransaction, taskId: string): Promise<void> {
  await trx.deleteFrom('provider_tasks').where('id', '=', taskId).execute();
}
