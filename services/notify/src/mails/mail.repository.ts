import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';
import type { MailSourceName, Template } from './mail.table.ts';

/** A mail this worker may send until `claimedUntil`. */
export interface ClaimedMail {
  readonly id: string;
  readonly source: MailSourceName;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly claimedUntil: Date;
}

/** Queues a mail, once per id. */
export async function queueMail(
  trx: Transaction<Schema>,
  { id, source, now }: { id: string; source: MailSourceName; now: Date },
): Promise<void> {
  await trx
    .insertInto('mails')
    .values({ id, source, due_at: now, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Claims up to `limit` mails of `sources` that are due, or whose worker died, in one guarded statement (rule 4). */
export async function claimDueMails(
  db: Kysely<Schema>,
  claim: { sources: readonly MailSourceName[]; now: Date; claimedUntil: Date; limit: number },
): Promise<ClaimedMail[]> {
  const { sources, now, claimedUntil, limit } = claim;
  const rows = await db
    .updateTable('mails')
    .set({ state: 'sending', claimed_until: claimedUntil, attempts: sql`attempts + 1` })
    .where('id', 'in', (select) =>
      select
        .selectFrom('mails')
        .select('id')
        .where('source', 'in', sources)
        .where((where) =>
          where.or([
            where.and([where('state', '=', 'queued'), where('due_at', '<=', now)]),
            where.and([where('state', '=', 'sending'), where('claimed_until', '<=', now)]),
          ]),
        )
        .orderBy('due_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'source', 'attempts', 'created_at'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    attempts: row.attempts,
    createdAt: row.created_at,
    claimedUntil,
  }));
}

/**
 * Notes what a claimed mail is and whose.
 * @returns false when the claim is no longer ours.
 */
export async function noteMail(
  trx: Transaction<Schema>,
  mail: ClaimedMail,
  { template, userId }: { template: Template; userId: string | null },
): Promise<boolean> {
  const noted = await trx
    .updateTable('mails')
    .set({ template, user_id: userId })
    .where('id', '=', mail.id)
    .where('state', '=', 'sending')
    .where('attempts', '=', mail.attempts)
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** What became of a claimed mail. */
export type Settlement =
  | { readonly state: 'sent'; readonly sentAt: Date }
  | { readonly state: 'queued'; readonly dueAt: Date; readonly error: string }
  | { readonly state: 'parked'; readonly error: string }
  | { readonly state: 'dropped'; readonly error: string | null };

/** @returns false when the claim had run out and another worker has taken the mail over. */
export async function recordSettlement(
  db: Kysely<Schema>,
  mail: ClaimedMail,
  settlement: Settlement,
): Promise<boolean> {
  const settled = await db
    .updateTable('mails')
    .set({
      state: settlement.state,
      claimed_until: null,
      ...(settlement.state === 'sent' ? { sent_at: settlement.sentAt, last_error: null } : {}),
      ...(settlement.state === 'queued' ? { due_at: settlement.dueAt } : {}),
      ...('error' in settlement ? { last_error: settlement.error } : {}),
    })
    .where('id', '=', mail.id)
    .where('state', '=', 'sending')
    .where('attempts', '=', mail.attempts)
    .returning('id')
    .executeTakeFirst();
  return settled !== undefined;
}

/** Mails that were given up, the oldest first. */
export function parkedMails(db: Kysely<Schema>) {
  return db
    .selectFrom('mails')
    .select(['id', 'source', 'template', 'attempts', 'last_error', 'created_at'])
    .where('state', '=', 'parked')
    .orderBy('created_at')
    .execute();
}

/** @returns false for a mail that is not parked, or of auth's: auth has forgotten what it said. */
export async function queueParkedMail(db: Kysely<Schema>, id: string, now: Date): Promise<boolean> {
  const queued = await db
    .updateTable('mails')
    .set({ state: 'queued', due_at: now, created_at: now, attempts: 0 })
    .where('id', '=', id)
    .where('state', '=', 'parked')
    .where('source', '<>', 'auth')
    .returning('id')
    .executeTakeFirst();
  return queued !== undefined;
}

/** What was sent to a person, the oldest first. */
export function mailsOf(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('mails')
    .select(['template', 'state', 'created_at', 'sent_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** Forgets mails that were settled and are older than `before`. */
export async function forgetSettledMails(db: Kysely<Schema>, before: Date): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('state', 'in', ['sent', 'parked', 'dropped'])
    .where('created_at', '<', before)
    .execute();
}
