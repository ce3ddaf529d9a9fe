import type { EmotionTag } from '@app/contracts';
import { sql } from 'kysely';
import type { ChatTransaction } from '../chat.tables.ts';
import { INSTRUCTIONS_VERSION } from '../coach/instructions.ts';
import { leaseEnd } from '../turns/turn.repository.ts';
import type { Turn } from '../turns/turn.ts';

/** What a new turn is stored with. */
export interface NewTurn extends Turn {
  readonly leasedBy: string;
  readonly leaseMs: number;
  readonly month: string;
  /** Of a visitor: the address their unit counts for as well. */
  readonly addressKey: Buffer | null;
  /** False for who may be in danger: such a turn takes no unit (safety.md). */
  readonly isCharged: boolean;
}

interface SealedMessage {
  readonly content: Buffer;
  readonly preview: Buffer;
  readonly safety: Buffer | null;
  readonly at: Date;
}

/** A conversation with its first message, and the turn that is to answer it, in one statement. */
export async function insertConversation(
  trx: ChatTransaction,
  turn: NewTurn,
  { title, emotionTags, ...message }: SealedMessage & { title: Buffer; emotionTags: readonly EmotionTag[] },
): Promise<void> {
  const { conversationId, ownerId } = turn;
  await sql`
    with conversation as (
      insert into conversations
        (id, owner_id, title, preview, emotion_tags, message_count, last_seq, created_at, updated_at)
      values (${conversationId}, ${ownerId}, ${title}, ${message.preview}, ${[...emotionTags]}, 1, 1,
        ${message.at}, ${message.at})
      returning last_seq),
    ${messageAndTurn(turn, message)}`.execute(trx);
}

/** One more message of the person's, and the turn that is to answer it, in one statement. */
export async function insertMessage(
  trx: ChatTransaction,
  turn: NewTurn,
  message: SealedMessage,
): Promise<void> {
  await sql`
    with conversation as (
      update conversations set last_seq = last_seq + 1, message_count = message_count + 1,
        last_preview = ${message.preview}, updated_at = ${message.at}
      where id = ${turn.conversationId} and owner_id = ${turn.ownerId}
      returning last_seq),
    ${messageAndTurn(turn, message)}`.execute(trx);
}

/** What a message that is said differently takes with it, and what of the conversation was made from it. */
interface Replaced {
  readonly messageId: string;
  readonly seq: number;
  /** When it is the first, the list shows its beginning. */
  readonly isFirst: boolean;
}

/**
 * A message in the place of the person's newest one, and the turn that is to answer it, in one statement. The old words,
 * their reply and their turns go, and with them a summary that knew of them; the units they took stay taken.
 */
export async function insertReplacement(
  trx: ChatTransaction,
  turn: NewTurn,
  { messageId, seq, isFirst }: Replaced,
  message: SealedMessage & { firstPreview: Buffer },
): Promise<void> {
  const { conversationId, ownerId } = turn;
  await sql`
    with replaced as (
      delete from messages
      where conversation_id = ${conversationId} and owner_id = ${ownerId} and seq >= ${seq}
      returning id),
    conversation as (
      update conversations set last_seq = last_seq + 1,
        message_count = message_count + 1 - (select count(*) from replaced)::int,
        preview = case when ${isFirst}::boolean then ${message.firstPreview} else preview end,
        last_preview = ${message.preview}, updated_at = ${message.at},
        summary = case when summarised_upto < ${seq} then summary end,
        summarised_upto = case when summarised_upto < ${seq} then summarised_upto else 0 end
      where id = ${conversationId} and owner_id = ${ownerId}
        and exists (select from replaced where id = ${messageId})
      returning last_seq),
    ${messageAndTurn(turn, message)}`.execute(trx);
}

/**
 * Another turn for a message that stands there unanswered, in one statement; what an interrupted reply left is taken
 * away with it, so that nothing stands there twice.
 */
export async function insertRepeatedTurn(
  trx: ChatTransaction,
  turn: NewTurn,
  { brokenReplyId, preview }: { brokenReplyId: string | null; preview: Buffer },
): Promise<void> {
  const { conversationId, ownerId } = turn;
  await sql`
    with broken as (
      delete from messages where id = ${brokenReplyId} and owner_id = ${ownerId} returning id),
    message as (
      update messages set state = null where id = ${turn.userMessageId} and owner_id = ${ownerId}),
    conversation as (
      update conversations set message_count = message_count - (select count(*) from broken)::int,
        last_preview = ${preview}
      where id = ${conversationId} and owner_id = ${ownerId}),
    ${turnAndUnit(turn)}`.execute(trx);
}

function messageAndTurn(turn: NewTurn, { content, safety, at }: SealedMessage) {
  return sql`message as (
      insert into messages (id, owner_id, conversation_id, seq, role, content, safety, ts)
      select ${turn.userMessageId}, ${turn.ownerId}, ${turn.conversationId}, last_seq, 'user', ${content},
        ${safety}::bytea, ${at}
      from conversation),
    ${turnAndUnit(turn)}`;
}

function turnAndUnit(turn: NewTurn) {
  return sql`turn as (
      insert into turns (id, owner_id, conversation_id, user_message_id, leased_by, lease_until,
        instructions_version)
      values (${turn.id}, ${turn.ownerId}, ${turn.conversationId}, ${turn.userMessageId}, ${turn.leasedBy},
        ${leaseEnd(turn.leaseMs)}, ${INSTRUCTIONS_VERSION}))
    insert into usage_entries (turn_id, owner_id, month, address_key)
    select ${turn.id}::uuid, ${turn.ownerId}::uuid, ${turn.month}, ${turn.addressKey}::bytea
    where ${turn.isCharged}::boolean`;
}

type Question = Pick<Turn, 'ownerId' | 'conversationId' | 'userMessageId'>;

/** Whether nothing was said by the person after this message. */
export async function isNewestQuestion(trx: ChatTransaction, question: Question): Promise<boolean> {
  return (await findNewestQuestion(trx, question)) !== undefined;
}

/** Where this message stands, if nothing was said by the person after it. */
export async function findNewestQuestion(
  trx: ChatTransaction,
  { ownerId, conversationId, userMessageId }: Question,
): Promise<Pick<Replaced, 'seq' | 'isFirst'> | undefined> {
  const newest = await trx
    .selectFrom('messages')
    .select(['id', 'seq', sql<boolean>`count(*) over () = 1`.as('isFirst')])
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .where('role', '=', 'user')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.id === userMessageId ? newest : undefined;
}
