import { deleteInBatches } from '@app/service-kit';
import { type Generated, sql } from 'kysely';
import type { NotifyDatabase, NotifyTransaction } from '../database.ts';
import { REMEMBER_MS } from './mail.ts';
import type { MailSourceName, Template } from './mail-content.ts';

/**
 * `queued` until a worker claims it; `sending` under a lease; then `sent`, `dropped` (no longer wanted) or `parked`
 * (permanently rejected, for an operator to look at).
 */
export type MailState = 'queued' | 'sending' | 'sent' | 'parked' | 'dropped';

/** Ids and states only. Owner: `user_id`, known once the content was fetched; null for mails without an account. */
interface MailsTable {
  /** The id that the requesting service gave the mail. */
  id: string;
  source: Generated<MailSourceName>;
  user_id: string | null;
  /** Known once the content was fetched. */
  template: Template | null;
  state: Generated<MailState>;
  attempts: Generated<number>;
  due_at: Date;
  /** End of the lease while `sending`; afterwards another worker may claim the mail. */
  claimed_until: Date | null;
  /** A code, never a message, because messages of mail servers contain addresses. */
  last_error: string | null;
  created_at: Date;
  sent_at: Date | null;
}

declare module '../database.ts' {
  interface NotifyTables {
    mails: MailsTable;
  }
}

/** A mail that this worker alone may send until `claimedUntil`. */
export interface ClaimedMail {
  readonly id: string;
  readonly source: MailSourceName;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly claimedUntil: Date;
}

interface NewMail {
  readonly id: string;
  readonly source: MailSourceName;
  readonly now: Date;
}

/** Enqueues mails, each once per id. */
export async function enqueueMail(
  trx: NotifyTransaction,
  ...mails: readonly [NewMail, ...NewMail[]]
): Promise<void> {
  await trx
    .insertInto('mails')
    .values(mails.map(({ id, source, now }) => ({ id, source, due_at: now, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Claims up to `limit` mails that are due or whose claim expired, in one statement, so that no mail is claimed twice. */
export async function claimDueMails(
  db: NotifyDatabase,
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

/** Finds when the next mail is due, or the next claim expires; undefined when all mails are settled. */
export async function findNextDueMail(db: NotifyDatabase): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (select min(due_at) from mails where state = 'queued'),
      (select min(claimed_until) from mails where state = 'sending')) as at`.execute(db);
  return rows[0]?.at ?? undefined;
}

/**
 * Records the template and the person of a claimed mail.
 * @returns false when the claim has passed to another worker.
 */
export async function recordContent(
  db: NotifyDatabase | NotifyTransaction,
  mail: ClaimedMail,
  { template, userId }: { template: Template; userId: string | null },
): Promise<boolean> {
  const noted = await db
    .updateTable('mails')
    .set({ template, user_id: userId })
    .where('id', '=', mail.id)
    .where('state', '=', 'sending')
    .where('attempts', '=', mail.attempts)
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** The result of a claimed mail. */
export type Settlement =
  | { readonly state: 'sent'; readonly sentAt: Date }
  | { readonly state: 'queued'; readonly dueAt: Date; readonly error: string }
  | { readonly state: 'parked'; readonly error: string }
  | { readonly state: 'dropped'; readonly error: string | null };

/**
 * Records the result of a mail, and in the same statement lifts the suppression of the address that accepted it.
 * @returns false when the claim expired and another worker claimed the mail.
 */
export async function recordSettlement(
  db: NotifyDatabase | NotifyTransaction,
  mail: ClaimedMail,
  settlement: Settlement,
  acceptedBy: readonly Buffer[] = [],
): Promise<boolean> {
  const settled = await db
    .with('lifted', (lifting) =>
      lifting.deleteFrom('suppressions').where('address_key', '=', sql<Buffer>`any(${acceptedBy}::bytea[])`),
    )
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

/** Mails that are not settled, or parked. */
export interface MailBacklog {
  readonly waiting: number;
  /** Age of the oldest waiting mail; 0 when there is none. */
  readonly oldestSeconds: number;
  readonly parked: number;
}

/** Counts the mails that wait or are parked. */
export async function readMailBacklog(db: NotifyDatabase, now: Date): Promise<MailBacklog> {
  const { rows } = await sql<MailBacklog>`
    select count(*)::int as waiting,
      coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(created_at))), 0)::float8 as "oldestSeconds",
      (select count(*)::int from mails where state = 'parked') as parked
    from mails where state in ('queued', 'sending')`.execute(db);
  return rows[0] ?? { waiting: 0, oldestSeconds: 0, parked: 0 };
}

/** Lists the parked mails, oldest first. */
export function listParkedMails(db: NotifyDatabase) {
  return db
    .selectFrom('mails')
    .select(['id', 'template', 'last_error as lastError', 'created_at as createdAt'])
    .where('state', '=', 'parked')
    .orderBy('created_at')
    .execute();
}

/** @returns false for a mail that is not parked, or from auth, which no longer has its content. */
export async function requeueParkedMail(db: NotifyDatabase, id: string, now: Date): Promise<boolean> {
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

/** Deletes a parked mail for an operator. @returns false for a mail that is not parked. */
export async function deleteParkedMail(db: NotifyDatabase, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('mails')
    .where('id', '=', id)
    .where('state', '=', 'parked')
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** What is stored about a mail. */
export interface RecordedMail {
  readonly id: string;
  readonly template: Template | null;
  readonly state: MailState;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

/** Lists a page of the mails of a person, oldest first. */
export function listMailsOf(
  db: NotifyDatabase,
  page: { userId: string; after: RecordedMail | undefined; limit: number },
): Promise<RecordedMail[]> {
  const { userId, after, limit } = page;
  return db
    .selectFrom('mails')
    .select(['id', 'template', 'state', 'created_at as createdAt', 'sent_at as sentAt'])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) > (${after?.createdAt}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Deletes all mails of an erased person. */
export async function deleteMailsOf(trx: NotifyTransaction, userId: string): Promise<void> {
  await trx.deleteFrom('mails').where('user_id', '=', userId).execute();
}

/**
 * Deletes sent and dropped mails whose retention period is over. Queued, sending and parked mails are kept, whatever
 * their age.
 */
export async function deleteOldMails(db: NotifyDatabase, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REMEMBER_MS);
  await deleteInBatches(db, 'mails', sql`state in ('sent', 'dropped') and created_at < ${before}`);
}
