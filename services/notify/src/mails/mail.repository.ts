import type { MailTemplate } from '@app/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

/** A mail this worker may send until `claimedUntil`. */
export interface ClaimedMail {
  readonly id: string;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly claimedUntil: Date;
}

/** Queues a mail, once per id. */
export async function queueMail(trx: Transaction<Schema>, id: string, now: Date): Promise<void> {
  await trx
    .insertInto('mails')
    .values({ id, due_at: now, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Claims up to `limit` mails that are due, or whose worker died, in one guarded statement (rule 4). */
export async function claimDueMails(
  db: Kysely<Schema>,
  { now, claimedUntil, limit }: { now: Date; claimedUntil: Date; limit: number },
): Promise<ClaimedMail[]> {
  const rows = await db
    .updateTable('mails')
    .set({ state: 'sending', claimed_until: claimedUntil, attempts: sql`attempts + 1` })
    .where('id', 'in', (select) =>
      select
        .selectFrom('mails')
        .select('id')
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
    .returning(['id', 'attempts', 'created_at'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    attempts: row.attempts,
    createdAt: row.created_at,
    claimedUntil,
  }));
}

/** What became of a claimed mail. */
export type Settlement =
  | { readonly state: 'sent'; readonly sentAt: Date; readonly template: MailTemplate }
  | {
      readonly state: 'queued';
      readonly dueAt: Date;
      readonly error: string;
      readonly template?: MailTemplate;
    }
  | { readonly state: 'parked'; readonly error: string; readonly template?: MailTemplate }
  | { readonly state: 'dropped' };

/** @returns false when the claim had run out and another worker has taken the mail over. */
export async function settleMail(
  db: Kysely<Schema>,
  mail: ClaimedMail,
  settlement: Settlement,
): Promise<boolean> {
  const settled = await db
    .updateTable('mails')
    .set({
      state: settlement.state,
      claimed_until: null,
      ...('template' in settlement ? { template: settlement.template } : {}),
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

/** Forgets mails that were settled and are older than `before`. */
export async function forgetSettledMails(db: Kysely<Schema>, before: Date): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('state', 'in', ['sent', 'parked', 'dropped'])
    .where('created_at', '<', before)
    .execute();
}
