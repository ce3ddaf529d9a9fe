import { sql } from 'kysely';
import type { ChatTransaction } from '../database.ts';

/**
 * Records that the owner has opened one conversation, or without `conversationId` the list of all. Due mails are
 * cancelled, and a mail that was requested is not sent.
 */
export async function markOpened(
  trx: ChatTransaction,
  { ownerId, conversationId }: { ownerId: string; conversationId?: string },
): Promise<void> {
  await trx
    .updateTable('conversations')
    .set({ reply_due_at: null, reply_mail_id: null })
    .where('owner_id', '=', ownerId)
    .$if(conversationId !== undefined, (query) => query.where('id', '=', conversationId ?? ''))
    .where((where) =>
      where.or([where('reply_due_at', 'is not', null), where('reply_mail_id', 'is not', null)]),
    )
    .execute();
}

/**
 * An SQL expression for when the owner is mailed about a reply that is stored now: never for visitors, and not again
 * until the conversation was opened.
 */
export function replyDue(ownerId: string, dueAt: Date | null) {
  return sql<Date | null>`case when reply_mail_id is null and exists (
      select from chat_keys.user_keys where owner_id = ${ownerId} and visitor_seen_at is null)
    then ${dueAt}::timestamptz end`;
}

/** Records that the owner has not received the reply that was just stored, unless that is known. */
export async function markUnread(
  trx: ChatTransaction,
  { ownerId, conversationId, dueAt }: { ownerId: string; conversationId: string; dueAt: Date },
): Promise<void> {
  await trx
    .updateTable('conversations')
    .set({ reply_due_at: replyDue(ownerId, dueAt) })
    .where('owner_id', '=', ownerId)
    .where('id', '=', conversationId)
    .where('reply_due_at', 'is', null)
    .execute();
}

/** Claims replies whose mail is due, each once over all replicas (asSystem). @returns the mails to request. */
export async function claimDueReplyMails(
  trx: ChatTransaction,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ mailId: string }>`
    update conversations set reply_due_at = null, reply_mail_id = gen_random_uuid()
    where id in (
      select id from conversations where reply_due_at <= ${now}
      order by reply_due_at limit ${limit} for update skip locked)
    returning reply_mail_id as "mailId"`.execute(trx);
  return rows.map(({ mailId }) => mailId);
}

/** Finds the conversation of a mail; undefined once it was opened or deleted (asSystem). */
export async function findReplyMail(
  trx: ChatTransaction,
  mailId: string,
): Promise<{ ownerId: string; conversationId: string } | undefined> {
  return trx
    .selectFrom('conversations')
    .select(['owner_id as ownerId', 'id as conversationId'])
    .where('reply_mail_id', '=', mailId)
    .executeTakeFirst();
}
