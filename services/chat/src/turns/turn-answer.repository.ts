import { queryAsOwner } from '@app/service-kit';
import { sql } from 'kysely';
import type { ShownMessage } from '../conversations/message.repository.ts';
import type { ChatDatabase } from '../database.ts';
import { selectUsage, type UsageRow } from '../usage/usage.repository.ts';

/**
 * Reads all messages of a conversation in chronological order, each with the person's usage, in one statement. With
 * `isOpened` it also records that the owner has opened the conversation, like `markOpened`.
 */
export async function readAnswer(
  db: ChatDatabase,
  {
    ownerId,
    conversationId,
    month,
    isOpened,
  }: { ownerId: string; conversationId: string; month: string; isOpened: boolean },
): Promise<(ShownMessage & UsageRow)[]> {
  const opened = sql`with opened as (
      update conversations set reply_due_at = null, reply_mail_id = null
      where owner_id = ${ownerId} and id = ${conversationId}
        and (reply_due_at is not null or reply_mail_id is not null))`;
  const query = sql<ShownMessage & UsageRow>`
    ${isOpened ? opened : sql``}
    select id, seq, role, content, safety, state, feedback, ts, usage.*
    from messages cross join (${selectUsage({ ownerId, month })}) as usage
    where owner_id = ${ownerId} and conversation_id = ${conversationId}
    order by seq`;
  return queryAsOwner(db, ownerId, query);
}
