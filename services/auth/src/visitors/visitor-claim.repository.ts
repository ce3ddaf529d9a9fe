import { sql } from 'kysely';
import type { AuthTransaction } from '../database.ts';
import type { VisitorClaimRow } from './visitor-claim.table.ts';

export async function insertClaim(
  trx: AuthTransaction,
  claim: { userId: string; visitor: Buffer; now: Date; dueAt: Date },
): Promise<void> {
  await trx
    .insertInto('visitor_claims')
    .values({
      user_id: claim.userId,
      visitor: claim.visitor,
      created_at: claim.now,
      due_at: claim.dueAt,
    })
    .execute();
}

/** A claim that chat has answered, or that nobody can make any more. */
export async function deleteClaim(trx: AuthTransaction, userId: string): Promise<void> {
  await trx.deleteFrom('visitor_claims').where('user_id', '=', userId).execute();
}

/** Since when a visitor's chat is on its way to this user; undefined when none is. */
export async function claimSince(trx: AuthTransaction, userId: string): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('visitor_claims')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.created_at;
}

/**
 * Takes claims whose time has come, and puts off their next: 4 s after the first, then up to five minutes. One statement,
 * so that replicas share the work. Within `asSystem`.
 */
export async function takeDueClaims(
  trx: AuthTransaction,
  now: Date,
  limit: number,
): Promise<VisitorClaimRow[]> {
  const { rows } = await sql<VisitorClaimRow>`
    update visitor_claims set attempts = attempts + 1,
      due_at = ${now}::timestamptz + least(interval '5 minutes', interval '4 seconds' * power(2, least(attempts, 8)))
    where user_id in (
      select user_id from visitor_claims where due_at <= ${now} order by due_at limit ${limit} for update skip locked
    )
    returning *`.execute(trx);
  return rows;
}

/** Gives up claims made before a moment. Within `asSystem`. */
export async function deleteClaimsBefore(trx: AuthTransaction, before: Date): Promise<void> {
  await trx.deleteFrom('visitor_claims').where('created_at', '<', before).execute();
}
