import { type Generated, type Selectable, sql } from 'kysely';
import { replyDue } from '../conversations/unread-reply.repository.ts';
import type { ChatTransaction } from '../database.ts';
import type { TurnCharge } from '../usage/charge.ts';
import { type Charge, settledUnit } from '../usage/usage.repository.ts';
import type { Turn, TurnFailure, TurnState } from './turn.ts';

declare module '../database.ts' {
  interface ChatTables {
    turns: TurnTable;
  }
}

export interface TurnTable {
  id: string;
  owner_id: string;
  conversation_id: string;
  user_message_id: string;
  /** The coach's message, once the turn is settled with a reply. */
  reply_message_id: Generated<string | null>;
  state: Generated<TurnState>;
  /** By the database's clock, which all replicas share. */
  lease_until: Generated<Date>;
  /** The process that answers the turn. */
  leased_by: string;
  stop_requested_at: Generated<Date | null>;
  /** When somebody first followed the turn in another process; null while nobody has. */
  followed_at: Generated<Date | null>;
  /** The reply so far, sealed, of a turn of the version before 0009; null once settled. Other turns have pieces. */
  partial: Generated<Buffer | null>;
  failure: Generated<string | null>;
  /** The version of the coach's instructions (coach/instructions.ts), so that replies can be judged by it. */
  instructions_version: number;
  charge: Generated<Charge>;
  /** The UTC day whose limits the turn counts in; null for turns of the version before. */
  day: string | null;
  /** The key under which the caller's address is counted on that day; null once settled. */
  address_key: Buffer | null;
  created_at: Generated<Date>;
  settled_at: Generated<Date | null>;
}
export type TurnRow = Selectable<TurnTable>;

interface OfTurn {
  ownerId: string;
  turnId: string;
}

export interface FoundTurn extends Turn, TurnCharge {
  readonly state: TurnState;
  readonly replyMessageId: string | null;
  /** Still generating, but its lease has run out. */
  readonly lapsed: boolean;
}

const FOUND = [
  'id',
  'owner_id as ownerId',
  'conversation_id as conversationId',
  'user_message_id as userMessageId',
  'reply_message_id as replyMessageId',
  'state',
  'charge',
  'day',
  'address_key as addressKey',
] as const;

const lapsed = sql<boolean>`state = 'generating' and lease_until < now()`;
const hasText = sql<boolean>`partial is not null
  or exists (select from turn_pieces where turn_pieces.turn_id = turns.id and turn_pieces.owner_id = turns.owner_id)`;

export async function findTurn(
  trx: ChatTransaction,
  { ownerId, turnId }: OfTurn,
): Promise<FoundTurn | undefined> {
  return trx
    .selectFrom('turns')
    .select([...FOUND, lapsed.as('lapsed')])
    .where('owner_id', '=', ownerId)
    .where('id', '=', turnId)
    .executeTakeFirst();
}

/** Finds the turn in progress of a conversation, and whether a part of its reply is stored. */
export async function findGeneratingTurn(
  trx: ChatTransaction,
  { ownerId, conversationId }: { ownerId: string; conversationId: string },
): Promise<(FoundTurn & { hasText: boolean }) | undefined> {
  return trx
    .selectFrom('turns')
    .select([...FOUND, lapsed.as('lapsed'), hasText.as('hasText')])
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .where('state', '=', 'generating')
    .executeTakeFirst();
}

/** Lists turns of all owners whose lease has run out (asSystem). */
export async function listLapsedTurns(trx: ChatTransaction, limit: number): Promise<FoundTurn[]> {
  return trx
    .selectFrom('turns')
    .select([...FOUND, lapsed.as('lapsed')])
    .where(lapsed)
    .orderBy('lease_until')
    .limit(limit)
    .execute();
}

/** Changes the charge of a turn in progress. @returns false when this process no longer holds it. */
export async function setCharge(
  trx: ChatTransaction,
  { ownerId, turnId, leasedBy, charge }: OfTurn & { leasedBy: string; charge: Charge },
): Promise<boolean> {
  const changed = await trx
    .updateTable('turns')
    .set({ charge })
    .where('owner_id', '=', ownerId)
    .where('id', '=', turnId)
    .where('state', '=', 'generating')
    .where('leased_by', '=', leasedBy)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** When a lease taken now ends, by the database's clock. */
export function leaseEnd(leaseMs: number) {
  return sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;
}

/** Who may settle a turn: the process that holds its lease, or anybody once the lease has run out. */
export type Settler = { readonly leasedBy: string } | 'lapsed';

/** The reply that is kept, sealed. */
export interface KeptReply {
  readonly id: string;
  readonly content: Buffer;
  readonly preview: Buffer;
  readonly mark: 'stopped' | 'interrupted' | null;
  readonly at: Date;
  /** If the reader has not opened the conversation by then, a mail is requested. */
  readonly dueAt: Date | null;
}

/** What `endTurn` found and did. */
export interface EndedTurn {
  readonly hasConversation: boolean;
  /** False when the turn had already ended, or this settler may not end it. */
  readonly isEnded: boolean;
  /** As asked for; `failed` for an interrupted reply that was to take the place of an earlier one. */
  readonly state: Exclude<TurnState, 'generating'>;
  /** The sealed findings of the message that was answered. */
  readonly safety: Buffer | null;
  /** Whether the turn's unit is settled too. */
  readonly isUnitSettled: boolean;
  /** The key of the address for which the released unit of a visitor counts too. */
  readonly releasedAddressKey: Buffer | null;
}

/**
 * Ends a turn, once, in one statement that locks the conversation first: its final state, its reply or the mark of a
 * message without one, and its unit. Pieces that are stored while it runs would stay: the process that holds the turn has
 * stopped storing them, and a turn whose lease is renewed meanwhile is not ended as lapsed.
 *
 * A reply that was written again takes the place of the earlier one, which stays when the new one is missing or cut off.
 * It also stays when a later message of the person was restored meanwhile.
 * @param unit what happens to the unit; a unit is committed only if the message has no finding. Null leaves it.
 */
export async function endTurn(
  trx: ChatTransaction,
  { id, ownerId, conversationId }: Turn,
  {
    settler,
    state,
    failure,
    reply,
    unit,
  }: {
    settler: Settler;
    state: Exclude<TurnState, 'generating'>;
    failure: TurnFailure | null;
    reply: KeptReply | null;
    unit: 'committed' | 'released' | null;
  },
): Promise<EndedTurn> {
  const maySettle = settler === 'lapsed' ? lapsed : sql<boolean>`leased_by = ${settler.leasedBy}`;
  // Only a whole reply, or one that the person stopped, takes the place of an earlier one.
  const isCutOff = state === 'interrupted';
  const ifKept = (value: string | null, otherwise: string | null) =>
    isCutOff
      ? sql`case when exists (select from earlier) then ${otherwise} else ${value} end`
      : sql`${value}`;
  const kept = reply
    ? sql`updated as (
        update conversations set last_seq = last_seq + 1,
          message_count = message_count + 1 - (select count(*) from earlier)::int,
          last_preview = ${reply.preview}, updated_at = ${reply.at}, reply_due_at = ${replyDue(ownerId, reply.dueAt)}
        where id = ${conversationId} and owner_id = ${ownerId} and exists (select from ended)
          ${isCutOff ? sql`and not exists (select from earlier)` : sql``}
        returning last_seq),
      superseded as (
        delete from messages using updated
        where owner_id = ${ownerId} and messages.id in (select id from earlier)),
      kept as (
        insert into messages (id, owner_id, conversation_id, seq, role, content, state, ts)
        select ${reply.id}, ${ownerId}, ${conversationId}, last_seq, 'assistant', ${reply.content}, ${reply.mark},
          ${reply.at}
        from updated)`
    : sql`kept as (
        update messages set state = 'unanswered'
        where owner_id = ${ownerId} and id in (select user_message_id from ended)
          and not exists (select from earlier))`;
  const { rows } = await sql<EndedTurn>`
    with conversation as (
      select id from conversations where id = ${conversationId} and owner_id = ${ownerId} for update),
    earlier as (
      select messages.id from conversation, turns, messages question, messages
      where turns.id = ${id} and turns.owner_id = ${ownerId} and question.id = user_message_id
        and question.owner_id = ${ownerId} and messages.owner_id = ${ownerId}
        and messages.conversation_id = ${conversationId} and messages.seq > question.seq
        and not exists (
          select from messages later
          where later.owner_id = ${ownerId} and later.conversation_id = ${conversationId}
            and later.role = 'user' and later.seq > question.seq)),
    ended as (
      update turns set state = ${ifKept(state, 'failed')}, failure = ${failure},
        reply_message_id = ${ifKept(reply?.id ?? null, null)}::uuid,
        partial = null, address_key = null, settled_at = now()
      from conversation
      where turns.owner_id = ${ownerId} and turns.id = ${id} and state = 'generating' and ${maySettle}
      returning turns.id, turns.state, user_message_id),
    removed as (
      delete from turn_pieces where owner_id = ${ownerId} and turn_id in (select id from ended)),
    question as (
      select safety from messages, ended where messages.id = user_message_id and owner_id = ${ownerId}),
    ${kept},
    ${settledUnit({ ownerId, turnId: id, unit })}
    select exists (select from conversation) as "hasConversation", exists (select from ended) as "isEnded",
      (select state from ended) as state,
      (select safety from question) as safety, exists (select from unit) as "isUnitSettled",
      (select address_key from released) as "releasedAddressKey"`.execute(trx);
  return rows[0] ?? NOT_ENDED;
}

const NOT_ENDED: EndedTurn = {
  hasConversation: false,
  isEnded: false,
  state: 'failed',
  safety: null,
  isUnitSettled: false,
  releasedAddressKey: null,
};

/** Asks the process that answers the turn to stop. @returns the turn, if one is in progress. */
export async function requestStop(
  trx: ChatTransaction,
  { ownerId, conversationId }: { ownerId: string; conversationId: string },
): Promise<FoundTurn | undefined> {
  return trx
    .updateTable('turns')
    .set({ stop_requested_at: sql<Date>`coalesce(stop_requested_at, now())` })
    .where('owner_id', '=', ownerId)
    .where('conversation_id', '=', conversationId)
    .where('state', '=', 'generating')
    .returning([...FOUND, lapsed.as('lapsed')])
    .executeTakeFirst();
}

/**
 * Ends the turn in progress of a message that is deleted: its process finds that it no longer holds the turn. The
 * message can be answered again if it is restored.
 */
export async function discardTurn(trx: ChatTransaction, { id, ownerId }: Turn): Promise<void> {
  await sql`
    with ended as (
      update turns set state = 'failed', partial = null, address_key = null, settled_at = now()
      where id = ${id} and owner_id = ${ownerId}
      returning user_message_id, conversation_id),
    removed as (delete from turn_pieces where owner_id = ${ownerId} and turn_id = ${id})
    update messages as question set state = 'unanswered' from ended
    where question.owner_id = ${ownerId} and question.id = user_message_id and not exists (
      select from messages as reply
      where reply.owner_id = ${ownerId} and reply.conversation_id = ended.conversation_id
        and reply.seq > question.seq)`.execute(trx);
}
