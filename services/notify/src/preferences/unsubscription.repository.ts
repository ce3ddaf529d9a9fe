import type { MailKind } from '@app/contracts';
import { asOwner, asSystem } from '@app/service-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { Subscription } from './unsubscribe-token.ts';

/** Keeps that somebody has switched a kind off, within a transaction of theirs; asked again, it is the later time. */
export async function storeUnsubscription(
  trx: Transaction<Schema>,
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

/** Auth has what was asked at `askedAt`; what was asked later stays. */
export async function deleteUnsubscription(
  db: Kysely<Schema>,
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

/** Whether somebody has switched a kind off and auth may not know of it yet. */
export async function isUnsubscribed(db: Kysely<Schema>, { personId, kind }: Subscription): Promise<boolean> {
  const rows = await unsubscriptionsOf(db, personId);
  return rows.some((row) => row.kind === kind);
}

/** What somebody has switched off and auth may not know of yet. */
export function unsubscriptionsOf(db: Kysely<Schema>, personId: string) {
  return asOwner(db, personId, (trx) =>
    trx
      .selectFrom('unsubscriptions')
      .select(['kind', 'asked_at'])
      .where('user_id', '=', personId)
      .orderBy('asked_at')
      .execute(),
  );
}

interface DueRow {
  user_id: string;
  kind: MailKind;
  asked_at: Date;
}

/**
 * Takes what auth is to be told, and puts off the next attempt: 2 s after the first, then up to 20 s. One statement, so
 * that replicas share the work.
 */
export async function takeDueUnsubscriptions(
  db: Kysely<Schema>,
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
