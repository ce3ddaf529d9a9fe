import { sql } from 'kysely';
import type { UnreadableNotice } from '../provider/payment-provider.port.ts';
import type { BillingTransaction } from '../schema.ts';

/** Lays a notice aside, once (asSystem). @returns false when it lay there already. */
export async function parkNotice(
  trx: BillingTransaction,
  { id, type, createdAt, reason }: UnreadableNotice,
): Promise<boolean> {
  const parked = await trx
    .insertInto('parked_notices')
    .values({ id, type, created_at: createdAt, reason: reason.slice(0, 300) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return parked !== undefined;
}

/** Those that lie aside, oldest first (asSystem). */
export function listParked(trx: BillingTransaction): Promise<UnreadableNotice[]> {
  return trx
    .selectFrom('parked_notices')
    .select(['id', 'type', 'created_at as createdAt', 'reason'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** It has been taken in after all (asSystem). */
export async function unparkNotice(trx: BillingTransaction, id: string): Promise<void> {
  await trx.deleteFrom('parked_notices').where('id', '=', id).execute();
}

/** Forgets those that nobody can ask the provider for any more (asSystem). */
export async function forgetOldParked(trx: BillingTransaction): Promise<void> {
  await trx
    .deleteFrom('parked_notices')
    .where('parked_at', '<', sql<Date>`now() - interval '180 days'`)
    .execute();
}
