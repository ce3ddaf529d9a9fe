import type { EmotionTag } from '@app/contracts';
import { sql } from 'kysely';
import { INSTRUCTIONS_VERSION } from '../coach/instructions.ts';
import type { ChatTransaction } from '../database.ts';
import { userKeyLock } from '../encryption/user-key.repository.ts';
import { leaseEnd } from '../turns/turn.repository.ts';
import type { Turn } from '../turns/turn.ts';
import type { TurnCharge } from '../usage/charge.ts';
import { claimKey, type KeyClaim } from './idempotency-key.repository.ts';

/** The values a new turn is stored with. */
export interface NewTurnRow extends Turn, TurnCharge {
  readonly leasedBy: string;
  readonly leaseMs: number;
  readonly month: string;
  /** For visitors: the key under which their address is counted this month. Their unit counts for the address too. */
  readonly addressMonthKey: Buffer | null;
}

interface SealedMessage {
  readonly content: Buffer;
  readonly preview: Buffer;
  readonly safety: Buffer | null;
  readonly at: Date;
}

/**
 * Takes the locks of an admission in one statement, and in this order: the person's data key, so that an erasure waits;
 * their idempotency key, if they sent one; the conversation, unless the key was claimed before.
 */
export async function lockForAdmission(
  trx: ChatTransaction,
  {
    ownerId,
    visitorSeenAt,
    claim,
    turnId,
    at,
    conversationId,
  }: {
    ownerId: string;
    visitorSeenAt: Date | undefined;
    claim: KeyClaim | undefined;
    turnId: string;
    at: Date;
    conversationId: string | null;
  },
): Promise<{ hasUserKey: boolean; isClaimed: boolean; hasConversation: boolean }> {
  const { rows } = await sql<{ hasUserKey: boolean; isClaimed: boolean; hasConversation: boolean }>`
    with person as (${userKeyLock({ ownerId, visitorSeenAt })}),
    claimed as (${claim ? claimKey(claim, { turnId, at }) : sql`select from person`}),
    conversation as (
      select id from conversations
      where owner_id = ${ownerId} and id = ${conversationId}::uuid and exists (select from claimed)
      for update)
    select exists (select from person) as "hasUserKey", exists (select from claimed) as "isClaimed",
      exists (select from conversation) as "hasConversation"`.execute(trx);
  return rows[0] ?? { hasUserKey: false, isClaimed: false, hasConversation: false };
}

/** Inserts a conversation with its first message and the turn that answers it, in one statement. */
export async function insertConversation(
  trx: ChatTransaction,
  turn: NewTurnRow,
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

/** Inserts another message of the person and the turn that answers it, in one statement. */
export async function insertMessage(
  trx: ChatTransaction,
  turn: NewTurnRow,
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

/** The message that a new one replaces. */
interface ReplacedMessage {
  readonly messageId: string;
  readonly seq: number;
  /** True for the first message of the conversation, whose beginning the list of conversations shows. */
  readonly isFirst: boolean;
}

/**
 * Replaces the person's newest message and inserts the turn that answers the new one, in one statement. The old
 * message, its reply and its turns are deleted, and so is a summary that covers them; the units they used are not given
 * back.
 */
export async function insertReplacement(
  trx: ChatTransaction,
  turn: NewTurnRow,
  { messageId, seq, isFirst }: ReplacedMessage,
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
 * Inserts another turn for a message that has no reply, in one statement. A reply that was interrupted is deleted, so
 * that the conversation does not hold it beside the new one.
 */
export async function insertRepeatedTurn(
  trx: ChatTransaction,
  turn: NewTurnRow,
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

function messageAndTurn(turn: NewTurnRow, { content, safety, at }: SealedMessage) {
  return sql`message as (
      insert into messages (id, owner_id, conversation_id, seq, role, content, safety, ts)
      select ${turn.userMessageId}, ${turn.ownerId}, ${turn.conversationId}, last_seq, 'user', ${content},
        ${safety}::bytea, ${at}
      from conversation),
    ${turnAndUnit(turn)}`;
}

function turnAndUnit(turn: NewTurnRow) {
  return sql`turn as (
      insert into turns (id, owner_id, conversation_id, user_message_id, leased_by, lease_until,
        instructions_version, charge, day, address_key)
      values (${turn.id}, ${turn.ownerId}, ${turn.conversationId}, ${turn.userMessageId}, ${turn.leasedBy},
        ${leaseEnd(turn.leaseMs)}, ${INSTRUCTIONS_VERSION}, ${turn.charge}, ${turn.day}, ${turn.addressKey}))
    insert into usage_entries (turn_id, owner_id, month, address_key)
    select ${turn.id}::uuid, ${turn.ownerId}::uuid, ${turn.month}, ${turn.addressMonthKey}::bytea
    where ${turn.charge}::text = 'unit'`;
}

type MessageIds = Pick<Turn, 'ownerId' | 'conversationId' | 'userMessageId'>;

/** Whether this is the person's newest message. */
export async function isNewestMessage(trx: ChatTransaction, question: MessageIds): Promise<boolean> {
  return (await findNewestMessage(trx, question)) !== undefined;
}

/** The position of this message; undefined when the person has written another one since. */
export async function findNewestMessage(
  trx: ChatTransaction,
  { ownerId, conversationId, userMessageId }: MessageIds,
): Promise<Pick<ReplacedMessage, 'seq' | 'isFirst'> | undefined> {
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
