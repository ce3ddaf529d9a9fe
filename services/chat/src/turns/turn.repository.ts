import { type Generated, type Selectable, sql } from 'kysely';
import { replyDue } from '../conversations/unread-reply.repository.ts';
import type { ChatTransaction } from '../database.ts';
import type { Charge, TurnCharge } from '../usage/charge.ts';
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
  /** The reply so far, sealed; null once settled. */
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

/** Finds the turn in progress of a conversation, with its text so far (sealed). */
export async function findGeneratingTurn(
  trx: ChatTransaction,
  { ownerId, conversationId }: { ownerId: string; conversationId: string },
): Promise<(FoundTurn & { partial: Buffer | null }) | undefined> {
  return trx
    .selectFrom('turns')
    .select([...FOUND, 'partial', lapsed.as('lapsed')])
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

/**
 * Renews the lease, and stores the text so far if it has changed.
 * @returns whether a stop was requested; undefined when this process no longer holds the turn.
 */
export async function extendLease(
  trx: ChatTransaction,
  {
    ownerId,
    turnId,
    leasedBy,
    leaseMs,
    partial,
  }: OfTurn & {
    leasedBy: string;
    leaseMs: number;
    partial: Buffer | undefined;
  },
): Promise<{ stopRequested: boolean } | undefined> {
  return trx
    .updateTable('turns')
    .set({ lease_until: leaseEnd(leaseMs), ...(partial ? { partial } : {}) })
    .where('owner_id', '=', ownerId)
    .where('id', '=', turnId)
    .where('state', '=', 'generating')
    .where('leased_by', '=', leasedBy)
    .returning(sql<boolean>`stop_requested_at is not null`.as('stopRequested'))
    .executeTakeFirst();
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

/**
 * Ends a turn, once, in one statement: its final state, and its reply or the mark of a message without one. The caller
 * holds the conversation's lock.
 * @returns the sealed findings of the message it answers; undefined when the turn has already ended or this settler may
 * not end it.
 */
export async function endTurn(
  trx: ChatTransaction,
  { id, ownerId, conversationId }: Turn,
  {
    settler,
    state,
    failure,
    reply,
  }: {
    settler: Settler;
    state: Exclude<TurnState, 'generating'>;
    failure: TurnFailure | null;
    reply: KeptReply | null;
  },
): Promise<{ safety: Buffer | null } | undefined> {
  const maySettle = settler === 'lapsed' ? lapsed : sql<boolean>`leased_by = ${settler.leasedBy}`;
  const kept = reply
    ? sql`conversation as (
        update conversations set last_seq = last_seq + 1, message_count = message_count + 1,
          last_preview = ${reply.preview}, updated_at = ${reply.at}, reply_due_at = ${replyDue(ownerId, reply.dueAt)}
        where id = ${conversationId} and owner_id = ${ownerId} and exists (select from ended)
        returning last_seq),
      kept as (
        insert into messages (id, owner_id, conversation_id, seq, role, content, state, ts)
        select ${reply.id}, ${ownerId}, ${conversationId}, last_seq, 'assistant', ${reply.content}, ${reply.mark},
          ${reply.at}
        from conversation)`
    : sql`kept as (
        update messages set state = 'unanswered'
        where owner_id = ${ownerId} and id in (select user_message_id from ended))`;
  const { rows } = await sql<{ safety: Buffer | null }>`
    with ended as (
      update turns set state = ${state}, failure = ${failure}, reply_message_id = ${reply?.id ?? null},
        partial = null, address_key = null, settled_at = now()
      where owner_id = ${ownerId} and id = ${id} and state = 'generating' and ${maySettle}
      returning user_message_id),
    ${kept}
    select messages.safety from messages, ended
    where messages.id = ended.user_message_id and messages.owner_id = ${ownerId}`.execute(trx);
  return rows[0];
}

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

export type TurnProgress = Pick<TurnRow, 'state' | 'partial'> & {
  failure: TurnFailure | null;
  replyMessageId: string | null;
  reply: Buffer | null;
  /** The findings of the message that is answered, sealed. */
  safety: Buffer | null;
  /** Size of the sealed text so far. The next call passes it to read only changes. */
  size: number;
};

/** Reads the progress of a turn; leaves its text out while it has the size that the caller has seen. */
export async function readProgress(
  trx: ChatTransaction,
  { ownerId, turnId, seenSize }: OfTurn & { seenSize: number },
): Promise<TurnProgress | undefined> {
  const { rows } = await sql<TurnProgress>`
    select turns.state, turns.failure, turns.reply_message_id as "replyMessageId", messages.content as reply,
      (select safety from messages as asked where asked.id = turns.user_message_id and asked.owner_id = ${ownerId})
        as safety,
      coalesce(octet_length(turns.partial), 0) as size,
      case when octet_length(turns.partial) <> ${seenSize} then turns.partial end as partial
    from turns left join messages on messages.id = turns.reply_message_id and messages.owner_id = ${ownerId}
    where turns.id = ${turnId} and turns.owner_id = ${ownerId}`.execute(trx);
  return rows[0];
}
