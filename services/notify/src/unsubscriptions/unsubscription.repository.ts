import type { MailKind } from '@app/contracts';
import { asOwner, asSystem } from '@app/service-kit';
import { type Generated, sql } from 'kysely';
import type { NotifyDatabase, NotifyTransaction } from '../database.ts';
import type { Subscription } from './unsubscribe-token.ts';

/** A kind of mail that a person has switched off; deleted once auth has received it. Owner: `user_id`. */
interface UnsubscriptionsTable {
  user_id: string;
  kind: MailKind;
  asked_at: Date;
  /** When it is sent to auth next. */
  due_at: Date;
  attempts: Generated<number>;
}

declare module '../database.ts' {
  interface NotifyTables {
    unsubscriptions: UnsubscriptionsTable;
  }
}

/** Stores an unsubscription in a transaction of its owner; a repeated one updates the time. */
export async function storeUnsubscription(
  trx: NotifyTransaction,
  { personId, kind }: Subscription,
  { now, dueAt }: { now: Date; dueAt: Date },
): Promise<void> {
  await trx
    .insertInto('unsubscriptions')
    .values({ user_id: personId, kind, asked_at: now, due_at: dueAt })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({ asked_at: now, due_at: dueAt, attempts: 0 }),
    )
    .execute();
}

/** Deletes an unsubscription that auth has received; one made after `askedAt` stays. */
export async function deleteUnsubscription(
  db: NotifyDatabase,
  { personId, kind }: Subscription,
  askedAt: Date,
): Promise<void> {
  await asOwner(db, personId, (trx) =>
    trx
      .deleteFrom('unsubscriptions')
      .where('user_id', '=', personId)
      .where('kind', '=', kind)
      .where('asked_at', '<=', askedAt)
      .execute(),
  );
}

/** Whether a person has switched a kind off and auth may not know it yet. */
export async function isUnsubscribed(db: NotifyDatabase, { personId, kind }: Subscription): Promise<boolean> {
  const rows = await listUnsubscriptions(db, personId);
  return rows.some((row) => row.kind === kind);
}

/** Lists the unsubscriptions of a person that auth may not know yet. */
export function listUnsubscriptions(db: NotifyDatabase, personId: string) {
  return asOwner(db, personId, (trx) =>
    trx
      .selectFrom('unsubscriptions')
      .select(['kind', 'asked_at as askedAt'])
      .where('user_id', '=', personId)
      .orderBy('asked_at')
      .execute(),
  );
}

/** Deletes all unsubscriptions of an erased person, in a transaction of that person. */
export async function deleteUnsubscriptionsOf(trx: NotifyTransaction, personId: string): Promise<void> {
  await trx.deleteFrom('unsubscriptions').where('user_id', '=', personId).execute();
}

interface DueRow {
  user_id: string;
  kind: MailKind;
  asked_at: Date;
}

/**
 * Claims the unsubscriptions to send to auth and schedules their next attempt: 2 s after the first, then up to 20 s. One
 * statement, so that replicas do not claim the same rows.
 */
export async function claimDueUnsubscriptions(
  db: NotifyDatabase,
  now: Date,
  limit: number,
): Promise<(Subscription & { askedAt: Date })[]> {
  const { rows } = await asSystem(db, (trx) =>
    sql<DueRow>`
      update unsubscriptions set attempts = attempts + 1,
        due_at = ${now}::timestamptz + least(interval '20 seconds', interval '2 seconds' * power(2, least(attempts, 8)))
      where (user_id, kind) in (
        select user_id, kind from unsubscriptions where due_at <= ${now} order by due_at limit ${limit}
        for update skip locked
      )
      returning user_id, kind, asked_at`.execute(trx),
  );
  return rows.map((row) => ({ personId: row.user_id, kind: row.kind, askedAt: row.asked_at }));
}
