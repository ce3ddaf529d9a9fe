import { deleteInBatches } from '@app/service-kit';
import { type Generated, sql } from 'kysely';
import type { AuthDatabase, AuthTransaction } from '../database.ts';

/** A visitor's chat to hand over to a new account (ROLE-3); deleted when chat has moved it. Owner: `user_id`. */
interface VisitorClaimTable {
  user_id: string;
  /** The visitor's cookie, encrypted because it grants access to the chat. */
  visitor: Buffer;
  created_at: Date;
  /** The time of the next attempt. */
  due_at: Date;
  attempts: Generated<number>;
}

declare module '../database.ts' {
  interface AuthTables {
    visitor_claims: VisitorClaimTable;
  }
}

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

/** Deletes a claim that chat has answered, or whose cookie cannot be decrypted any more. */
export async function deleteClaim(trx: AuthTransaction, userId: string): Promise<void> {
  await trx.deleteFrom('visitor_claims').where('user_id', '=', userId).execute();
}

/** Finds when this user's claim to a visitor's chat was recorded; undefined when there is none. */
export async function findClaimTime(trx: AuthTransaction, userId: string): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('visitor_claims')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.created_at;
}

/** Lists those of these accounts that have a pending claim to a visitor's chat. Within `asSystem`. */
export async function listAccountsWithClaim(
  trx: AuthTransaction,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await trx.selectFrom('visitor_claims').select('user_id').where('user_id', 'in', ids).execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

/** A claim whose next attempt is due: the account, and the encrypted cookie of the visitor. */
export interface DueClaim {
  readonly userId: string;
  readonly visitor: Buffer;
}

/**
 * Takes due claims, with `confirmedOnly` only those of confirmed accounts, and schedules their next attempt: after four
 * seconds at first, then with backoff up to five minutes. One statement, so that each claim goes to one replica. Within
 * `asSystem`.
 */
export async function takeDueClaims(
  trx: AuthTransaction,
  now: Date,
  { limit, confirmedOnly }: { limit: number; confirmedOnly: boolean },
): Promise<DueClaim[]> {
  const { rows } = await sql<DueClaim>`
    update visitor_claims set attempts = attempts + 1,
      due_at = ${now}::timestamptz + least(interval '5 minutes', interval '4 seconds' * power(2, least(attempts, 8)))
    where user_id in (
      select user_id from visitor_claims as due where due_at <= ${now} and (not ${confirmedOnly}::boolean or exists (
        select from users where users.id = due.user_id and email_confirmed_at is not null
      )) order by due_at limit ${limit} for update skip locked
    )
    returning user_id as "userId", visitor`.execute(trx);
  return rows;
}

/** Whether there is any claim, due or not. Within `asSystem`. */
export async function isAnyClaimPending(trx: AuthTransaction): Promise<boolean> {
  const row = await trx.selectFrom('visitor_claims').select('user_id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Deletes the claims recorded before a time. */
export async function deleteClaimsBefore(db: AuthDatabase, before: Date): Promise<void> {
  await deleteInBatches(db, 'visitor_claims', sql`created_at < ${before}`);
}
