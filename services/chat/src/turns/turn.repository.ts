import { sql } from 'kysely';
import type { ChatTransaction } from '../chat.tables.ts';
import type { TurnRow } from './turn.table.ts';
import type { Turn, TurnFailure, TurnState } from './turn.ts';

interface OfTurn {
  ownerId: string;
  turnId: string;
}

export interface FoundTurn extends Turn {
  readonly state: TurnState;
  readonly replyMessageId: string | null;
  /** Generating, and its process has not been heard of in time. */
  readonly lapsed: boolean;
}

const FOUND = [
  'id',
  'owner_id as ownerId',
  'conversation_id as conversationId',
  'user_message_id as userMessageId',
  'reply_message_id as replyMessageId',
  'state',
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

/** The turn in progress of a conversation, with what has been said so far (sealed). */
export async function findGenerating(
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

/** Turns whose process is not heard of any more, of anybody (asSystem). */
export async function listLapsed(trx: ChatTransaction, limit: number): Promise<FoundTurn[]> {
  return trx
    .selectFrom('turns')
    .select([...FOUND, lapsed.as('lapsed')])
    .where(lapsed)
    .orderBy('lease_until')
    .limit(limit)
    .execute();
}

/**
 * Says that the answering process lives, and keeps what has been said where it changed.
 * @returns whether a stop was asked for; undefined when the turn is no longer this process's.
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

/** When a lease taken now runs out, by the database's clock. */
export function leaseEnd(leaseMs: number) {
  return sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;
}

/** Who may settle a turn: the process that answers it, or anybody once its lease has run out. */
export type Settler = { readonly leasedBy: string } | 'lapsed';

/**
 * Ends a turn, once.
 * @returns what is known of the message it answers, sealed; undefined when it has ended already or is not this settler's
 * to end.
 */
export async function endTurn(
  trx: ChatTransaction,
  {
    ownerId,
    turnId,
    settler,
    ...end
  }: OfTurn & {
    settler: Settler;
    state: Exclude<TurnState, 'generating'>;
    failure: TurnFailure | null;
    replyMessageId: string | null;
  },
): Promise<{ safety: Buffer | null } | undefined> {
  return trx
    .updateTable('turns')
    .set({
      state: end.state,
      failure: end.failure,
      reply_message_id: end.replyMessageId,
      partial: null,
      settled_at: sql<Date>`now()`,
    })
    .where('owner_id', '=', ownerId)
    .where('id', '=', turnId)
    .where('state', '=', 'generating')
    .where((where) => (settler === 'lapsed' ? lapsed : where('leased_by', '=', settler.leasedBy)))
    .returning(({ selectFrom }) =>
      selectFrom('messages')
        .select('messages.safety')
        .where('messages.owner_id', '=', ownerId)
        .whereRef('messages.id', '=', 'turns.user_message_id')
        .as('safety'),
    )
    .executeTakeFirst();
}

/** Asks the answering process, wherever it is, to end the turn. @returns the turn, if one is in progress. */
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
  /** What is known of the message that is answered, sealed. */
  safety: Buffer | null;
  /** Of the sealed text so far, to ask next time only for more. */
  size: number;
};

/** What has been said of a turn, left out where it is still of the size that the caller has seen. */
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
