import type { EmotionTag } from '@app/contracts';
import { isLimitExceeded, queryAsOwner } from '@app/service-kit';
import { type RawBuilder, sql } from 'kysely';
import { CONTEXT_MESSAGES } from '../coach/build-prompt.ts';
import { INSTRUCTIONS_VERSION } from '../coach/instructions.ts';
import type { ConversationRow } from '../conversations/conversation.repository.ts';
import type { PromptMessageRow } from '../conversations/message.repository.ts';
import type { ChatDatabase, ChatTransaction } from '../database.ts';
import { userKeyLock } from '../encryption/user-key.repository.ts';
import { leaseEnd } from '../turns/turn.repository.ts';
import type { Turn } from '../turns/turn.ts';
import { coachIsBusy } from '../turns/turn-slots.ts';
import type { NewCharge } from '../usage/charge.ts';
import { countedDay, type DailyCeiling } from '../usage/daily-turn.repository.ts';
import { reservedUnit, type UnitRequest } from '../usage/usage.repository.ts';
import { claimKey, isUnclaimed, type KeyClaim } from './idempotency-key.repository.ts';

/** A message of the person, sealed. */
interface SealedMessage {
  readonly content: Buffer;
  /** Its beginning, for the list of conversations. */
  readonly preview: Buffer;
}

/** What is recorded together with a turn. */
export type Recording =
  /** A new conversation and its first message. */
  | (SealedMessage & { kind: 'start'; title: Buffer; emotionTags: readonly EmotionTag[] })
  /** Another message. */
  | (SealedMessage & { kind: 'followup' })
  /**
   * Another message in place of the newest one. That message, its reply and its turns are deleted, and so is a summary
   * that covers them; the units they used are not given back.
   */
  | (SealedMessage & { kind: 'replacement'; replacedMessageId: string; firstPreview: Buffer })
  /**
   * Nothing: the turn answers the newest message once more. A reply that it has stays until the new one is stored
   * (turn.repository.ts); only a summary that covers it is deleted.
   */
  | { kind: 'regeneration' }
  /**
   * Nothing: the turn answers a stored message that has no reply. A reply that was interrupted is deleted, so that the
   * conversation does not hold it beside the new one.
   */
  | { kind: 'repetition'; brokenReplyId: string | null; preview: Buffer };

export interface AdmissionRequest {
  readonly turn: Turn;
  readonly at: Date;
  readonly lease: { readonly by: string; readonly ms: number };
  /** For visitors who start a conversation: the time they were seen. */
  readonly visitorSeenAt: Date | undefined;
  readonly claim: KeyClaim | undefined;
  readonly recording: Recording;
  readonly unit: UnitRequest;
  /** The key under which the caller's address is counted today, and its limit. */
  readonly address: { readonly key: Buffer; readonly turnsPerDay: number };
  readonly ceiling: DailyCeiling;
  /** How many replies the provider may write at once for the whole product; 0: any number. */
  readonly providerCalls: number;
}

/** What an admission found. Nothing after the first step that failed has been done. */
export interface Admission {
  /** The person has a data key: they exist. */
  readonly hasUserKey: boolean;
  readonly hasConversation: boolean;
  /** A turn of the conversation was generating when the statement began. */
  readonly isAnswering: boolean;
  /** The message to be replaced, or to be answered once more, is the person's newest one. */
  readonly isNewest: boolean;
  /** How many turns the person has begun today, with this one; null when a limit of theirs is reached. */
  readonly turnsToday: number | null;
  readonly isRecorded: boolean;
  readonly charge: NewCharge;
  /** The conversation as it was before; undefined for a new one. */
  readonly conversation: AdmittedConversation | undefined;
  /** The stored messages for the prompt, newest first, without the new one and those it replaces. */
  readonly messages: readonly PromptMessageRow[];
}

export type AdmittedConversation = Pick<
  ConversationRow,
  'id' | 'title' | 'title_safety' | 'emotion_tags' | 'summary'
>;

interface AdmissionRow extends Omit<Admission, 'conversation' | 'messages' | 'charge'>, AdmittedConversation {
  readonly unchargedToday: number | null;
  readonly unchargedOfAddress: number | null;
  readonly productTurns: number | null;
  readonly messageId: string | null;
  readonly seq: number;
  readonly role: PromptMessageRow['role'];
  readonly safety: Buffer | null;
  readonly content: Buffer | null;
}

/**
 * Admits a turn and records it, in one statement and one round trip: locks the person's data key, so that an erasure
 * waits; locks the conversation; reserves the unit; stores turn and message; claims the idempotency key; counts the turn
 * of the address and of the product; and reads the prompt. Each step needs the one before, which also fixes the order of
 * the locks. Unless the turn is recorded, nothing is changed, except for visitors: they need `admitTurnWithin`, because
 * the limit of their address may refuse a turn that was counted for the person.
 *
 * After waiting for a lock, the statement still sees other rows as they were when it began. That matters for the turn in
 * progress, and the caller then looks again.
 * @throws a unique violation when a turn of the conversation, or a call with the same key, was admitted meanwhile, and
 * Failure 503 `unavailable` while the provider writes as many replies as it may; nothing is changed then.
 */
export async function admitTurn(db: ChatDatabase, request: AdmissionRequest): Promise<Admission> {
  const rows = await queryAsOwner(db, request.turn.ownerId, admission(request)).catch(throwIfBusy);
  return readAdmission(request, rows);
}

/** Like `admitTurn`, within a transaction. The caller rolls back unless the turn is recorded. */
export async function admitTurnWithin(trx: ChatTransaction, request: AdmissionRequest): Promise<Admission> {
  const { rows } = await admission(request).execute(trx).catch(throwIfBusy);
  return readAdmission(request, rows);
}

function throwIfBusy(error: unknown): never {
  throw isLimitExceeded(error) ? coachIsBusy() : error;
}

function admission(request: AdmissionRequest): RawBuilder<AdmissionRow> {
  const { turn, at, lease, visitorSeenAt, claim, recording, unit, address, ceiling, providerCalls } = request;
  const { id: turnId, ownerId, conversationId, userMessageId } = turn;
  const isStart = recording.kind === 'start';
  return sql<AdmissionRow>`
    with person as (${userKeyLock({ ownerId, visitorSeenAt })}),
    unclaimed as (select from person where ${claim ? isUnclaimed(ownerId, claim) : sql`true`}),
    ${isStart ? sql`admissible as (select from unclaimed)` : lockedConversation(turn, recording)},
    ${reservedUnit({ ...unit, ownerId })},
    turn as (
      insert into turns (id, owner_id, conversation_id, user_message_id, leased_by, lease_until,
        instructions_version, charge, day, address_key)
      select ${turnId}, ${ownerId}, ${conversationId}, ${userMessageId}, ${lease.by}, ${leaseEnd(lease.ms)},
        ${INSTRUCTIONS_VERSION}, ${unit.charge}, ${unit.day}, ${address.key}
      from paid
      returning id),
    entry as (
      insert into usage_entries (turn_id, owner_id, month, address_key)
      select id, ${ownerId}, ${unit.month}, ${unit.visitorAddress?.key ?? null} from turn
      where ${unit.charge === 'unit'}::boolean),
    ${recorded(turn, recording, at)},
    ${claim ? sql`claim as (${claimKey(ownerId, claim, at)}),` : sql``}
    ${countedDay({ asksModel: unit.charge !== 'nothing', day: unit.day, address, ceiling })}
    select ${providerCalls > 0 ? sql`(select assert_call_is_free(${providerCalls}::int) from product_day) as "hasCall",` : sql``}
      exists (select from person) as "hasUserKey", exists (select from turn) as "isRecorded",
      charged.turns_today as "turnsToday", charged.uncharged_today as "unchargedToday",
      (select uncharged from address_day) as "unchargedOfAddress", (select used from product_day) as "productTurns",
      ${isStart ? NEW_CONVERSATION : STORED_CONVERSATION}`;
}

function readAdmission({ unit, address }: AdmissionRequest, rows: readonly AdmissionRow[]): Admission {
  const [first] = rows;
  if (!first) throw new Error('an admission has at least one row');
  return {
    ...first,
    charge: {
      charge: unit.charge,
      day: unit.day,
      addressKey: address.key,
      turnsToday: first.turnsToday ?? 0,
      unchargedToday: first.unchargedToday ?? 0,
      unchargedOfAddress: first.unchargedOfAddress ?? 0,
      productTurns: first.productTurns,
    },
    conversation: first.title ? first : undefined,
    messages: rows.flatMap(({ messageId, seq, role, safety, content }) =>
      messageId === null ? [] : [{ id: messageId, seq, role, safety, content }],
    ),
  };
}

const NEW_CONVERSATION = sql`true as "hasConversation", false as "isAnswering", true as "isNewest",
      null as "messageId"
    from standing left join charged on true`;

const STORED_CONVERSATION = sql`conversation.id is not null as "hasConversation",
      exists (select from generating) as "isAnswering", exists (select from kept) as "isNewest",
      conversation.id, conversation.title, conversation.title_safety, conversation.emotion_tags, kept.summary,
      prompt.id as "messageId", prompt.seq, prompt.role, prompt.safety, prompt.content
    from standing left join charged on true left join conversation on true left join kept on true
      left join prompt on true
    order by prompt.seq desc`;

/**
 * The conversation, locked; the turn in progress; how much of the conversation is kept (`kept`, no row when the message
 * to be replaced, or to be answered once more, is not the newest); and the messages for the prompt.
 */
function lockedConversation(
  { ownerId, conversationId, userMessageId }: Turn,
  recording: Exclude<Recording, { kind: 'start' }>,
): RawBuilder<unknown> {
  const keptBefore = (lastSeq: RawBuilder<unknown>, isNewest: RawBuilder<unknown>) => sql`newest as (
          select id, seq, count(*) over () = 1 as is_first from messages
          where owner_id = ${ownerId} and conversation_id = ${conversationId} and role = 'user'
          order by seq desc limit 1),
        kept as (
          select ${lastSeq} as last_seq, newest.is_first,
            case when summarised_upto < newest.seq then summary end as summary,
            case when summarised_upto < newest.seq then summarised_upto else 0 end as summarised_upto
          from newest, conversation where ${isNewest})`;
  const kept =
    recording.kind === 'replacement'
      ? keptBefore(sql`newest.seq - 1`, sql`newest.id = ${recording.replacedMessageId}`)
      : recording.kind === 'regeneration'
        ? keptBefore(sql`newest.seq`, sql`newest.id = ${userMessageId}`)
        : sql`kept as (select last_seq, summary, summarised_upto from conversation)`;
  const brokenReplyId = recording.kind === 'repetition' ? recording.brokenReplyId : null;
  return sql`
    conversation as (
      select id, title, title_safety, emotion_tags, summary, summarised_upto, last_seq from conversations
      where owner_id = ${ownerId} and id = ${conversationId} and exists (select from unclaimed)
      for update),
    generating as (
      select from turns
      where owner_id = ${ownerId} and conversation_id = ${conversationId} and state = 'generating'),
    ${kept},
    newest_messages as (
      select messages.id, content from messages, kept
      where owner_id = ${ownerId} and conversation_id = ${conversationId}
        and seq > summarised_upto and seq <= kept.last_seq and messages.id is distinct from ${brokenReplyId}
      order by seq desc limit ${CONTEXT_MESSAGES}),
    prompt as (
      select messages.id, seq, role, safety, newest_messages.content
      from kept cross join messages left join newest_messages using (id)
      where owner_id = ${ownerId} and conversation_id = ${conversationId} and seq <= kept.last_seq
        and (safety is not null or newest_messages.id is not null)
        and messages.id is distinct from ${brokenReplyId}),
    admissible as (select from kept where not exists (select from generating))`;
}

/** The statements' parts that store what a turn answers, once the turn is stored. */
function recorded(
  { ownerId, conversationId, userMessageId }: Turn,
  recording: Recording,
  at: Date,
): RawBuilder<unknown> {
  const insertMessage = (content: Buffer, seqFrom: RawBuilder<unknown>) => sql`message as (
      insert into messages (id, owner_id, conversation_id, seq, role, content, ts)
      select ${userMessageId}, ${ownerId}, ${conversationId}, ${seqFrom}, 'user', ${content}, ${at}
      from turn)`;
  const nextSeq = sql`(select last_seq + 1 from conversation)`;
  const isOfConversation = sql`id = ${conversationId} and owner_id = ${ownerId} and exists (select from turn)`;
  switch (recording.kind) {
    case 'start':
      return sql`created as (
          insert into conversations
            (id, owner_id, title, preview, emotion_tags, message_count, last_seq, created_at, updated_at)
          select ${conversationId}, ${ownerId}, ${recording.title}, ${recording.preview},
            ${[...recording.emotionTags]}, 1, 1, ${at}, ${at}
          from turn),
        ${insertMessage(recording.content, sql`1`)}`;
    case 'followup':
      return sql`updated as (
          update conversations set last_seq = last_seq + 1, message_count = message_count + 1,
            last_preview = ${recording.preview}, updated_at = ${at}
          where ${isOfConversation}),
        ${insertMessage(recording.content, nextSeq)}`;
    case 'replacement':
      return sql`replaced as (
          delete from messages using turn, kept
          where owner_id = ${ownerId} and conversation_id = ${conversationId} and seq > kept.last_seq
          returning messages.id),
        updated as (
          update conversations set last_seq = conversations.last_seq + 1,
            message_count = message_count + 1 - (select count(*) from replaced)::int,
            preview = case when kept.is_first then ${recording.firstPreview} else preview end,
            last_preview = ${recording.preview}, updated_at = ${at},
            summary = kept.summary, summarised_upto = kept.summarised_upto
          from kept where ${isOfConversation}),
        ${insertMessage(recording.content, nextSeq)}`;
    case 'regeneration':
      return sql`question as (
          update messages set state = null from turn
          where messages.id = ${userMessageId} and owner_id = ${ownerId} and messages.state is not null),
        updated as (
          update conversations set updated_at = ${at},
            summary = kept.summary, summarised_upto = kept.summarised_upto
          from kept where ${isOfConversation})`;
    case 'repetition':
      return sql`broken as (
          delete from messages using turn
          where messages.id = ${recording.brokenReplyId} and owner_id = ${ownerId} returning messages.id),
        question as (
          update messages set state = null from turn
          where messages.id = ${userMessageId} and owner_id = ${ownerId}),
        updated as (
          update conversations set message_count = message_count - (select count(*) from broken)::int,
            last_preview = ${recording.preview}
          where ${isOfConversation})`;
  }
}

/** Whether this is the person's newest message. */
export async function isNewestMessage(
  trx: ChatTransaction,
  { ownerId, conversationId, userMessageId }: Pick<Turn, 'ownerId' | 'conversationId' | 'userMessageId'>,
): Promise<boolean> {
  const newest = await trx
    .selectFrom('messages')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .where('role', '=', 'user')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.id === userMessageId;
}
