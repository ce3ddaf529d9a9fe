import { deleteInBatches } from '@app/service-kit';
import { sql } from 'kysely';
import type { ChatDatabase, ChatTransaction } from '../database.ts';

declare module '../database.ts' {
  interface ChatTables {
    deleted_rows: DeletedRowTable;
  }
}

/** Rows that were deleted and can still be restored. */
interface DeletedRowTable {
  /** The id of the row. */
  id: string;
  owner_id: string;
  /** What the person deleted: the id of the conversation or message. */
  subject_id: string;
  source: 'conversations' | 'messages' | 'turns';
  /** The row as JSON; its texts are sealed. A turn also has the idempotency keys that belong to it. */
  content: unknown;
  deleted_at: Date;
}

interface Deletion {
  ownerId: string;
  conversationId: string;
  /** What the person deleted: the conversation, or one of its messages. */
  subjectId: string;
  at: Date;
}

const TURN_WITH_KEYS = sql`to_jsonb(turns) || jsonb_build_object('keys', (
  select coalesce(jsonb_agg(jsonb_build_object('route', route, 'key', key)), '[]')
  from idempotency_keys where turn_id = turns.id and idempotency_keys.owner_id = turns.owner_id))`;

/** Deletes a conversation with everything in it, restorably. The caller has locked it. */
export async function moveConversation(
  trx: ChatTransaction,
  { ownerId, conversationId, subjectId, at }: Deletion,
): Promise<void> {
  await sql`
    insert into deleted_rows (id, owner_id, subject_id, source, content, deleted_at)
    select id, owner_id, ${subjectId}::uuid, 'conversations', to_jsonb(conversations), ${at}::timestamptz
    from conversations where owner_id = ${ownerId} and id = ${conversationId}
    union all
    select id, owner_id, ${subjectId}, 'messages', to_jsonb(messages), ${at}
    from messages where owner_id = ${ownerId} and conversation_id = ${conversationId}
    union all
    select id, owner_id, ${subjectId}, 'turns', ${TURN_WITH_KEYS}, ${at}
    from turns where owner_id = ${ownerId} and conversation_id = ${conversationId}`.execute(trx);
  await trx
    .deleteFrom('conversations')
    .where('owner_id', '=', ownerId)
    .where('id', '=', conversationId)
    .execute();
}

/** Deletes messages with the turns that answered them, restorably. The caller has locked their conversation. */
export async function moveMessages(
  trx: ChatTransaction,
  { ownerId, conversationId, subjectId, at, messageIds }: Deletion & { messageIds: readonly string[] },
): Promise<void> {
  await sql`
    insert into deleted_rows (id, owner_id, subject_id, source, content, deleted_at)
    select id, owner_id, ${subjectId}::uuid, 'messages', to_jsonb(messages), ${at}::timestamptz
    from messages
    where owner_id = ${ownerId} and conversation_id = ${conversationId} and id = any(${messageIds}::uuid[])
    union all
    select id, owner_id, ${subjectId}, 'turns', ${TURN_WITH_KEYS}, ${at}
    from turns where owner_id = ${ownerId} and user_message_id = any(${messageIds}::uuid[])`.execute(trx);
  await trx.deleteFrom('messages').where('owner_id', '=', ownerId).where('id', 'in', messageIds).execute();
}

interface OfSubjects {
  ownerId: string;
  subjectIds: readonly string[];
  /** Only what was deleted after this moment. */
  since: Date;
}

/** The first position of what was deleted with a message, and whether its conversation was; undefined for nothing. */
export async function findDeletedMessage(
  trx: ChatTransaction,
  {
    ownerId,
    conversationId,
    messageId,
    since,
  }: { ownerId: string; conversationId: string; messageId: string; since: Date },
): Promise<{ firstSeq: number; hasConversation: boolean } | undefined> {
  const { rows } = await sql<{ firstSeq: number; hasConversation: boolean }>`
    select min((content->>'seq')::int) as "firstSeq", bool_or(source = 'conversations') as "hasConversation"
    from deleted_rows
    where owner_id = ${ownerId} and subject_id = ${messageId} and deleted_at > ${since}
      and coalesce(content->>'conversation_id', content->>'id') = ${conversationId}
    having count(*) > 0`.execute(trx);
  return rows[0];
}

/** Restores deleted rows. @returns the restored conversations that were pinned. */
export async function restoreRows(
  trx: ChatTransaction,
  { ownerId, subjectIds, since }: OfSubjects,
): Promise<{ pinnedIds: string[] }> {
  const { rows } = await sql<{ pinnedIds: string[] }>`
    with taken as (
      delete from deleted_rows
      where owner_id = ${ownerId} and subject_id = any(${subjectIds}::uuid[]) and deleted_at > ${since}
      returning source, content),
    restored_conversations as (
      insert into conversations
      select row.* from taken, jsonb_populate_record(null::conversations,
        content || '{"reply_due_at": null, "reply_mail_id": null, "summarising_until": null}') as row
      where source = 'conversations'
      returning id, pinned),
    restored_messages as (
      insert into messages
      select row.* from taken, jsonb_populate_record(null::messages, content) as row where source = 'messages'),
    restored_turns as (
      insert into turns
      select row.* from taken, jsonb_populate_record(null::turns, content) as row where source = 'turns'),
    restored_keys as (
      update idempotency_keys as keys set turn_id = (content->>'id')::uuid
      from taken, jsonb_to_recordset(content->'keys') as known (route text, key text)
      where source = 'turns' and keys.owner_id = ${ownerId}
        and keys.route = known.route and keys.key = known.key and keys.turn_id is null)
    select array(select id from restored_conversations where pinned) as "pinnedIds"`.execute(trx);
  return rows[0] ?? { pinnedIds: [] };
}

/** Destroys what was deleted before this moment, of all owners. */
export async function destroyDeletedRows(db: ChatDatabase, before: Date): Promise<void> {
  await deleteInBatches(db, 'deleted_rows', sql`deleted_at <= ${before}`);
}
