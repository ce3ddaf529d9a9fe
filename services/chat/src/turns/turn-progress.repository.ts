import { sql } from 'kysely';
import type { ChatDatabase } from '../database.ts';
import { leaseEnd, type TurnRow } from './turn.repository.ts';
import type { Turn, TurnFailure } from './turn.ts';
import type { StoredText, TurnPiece } from './turn-piece.ts';

declare module '../database.ts' {
  interface ChatTables {
    turn_pieces: TurnPieceTable;
  }
}

/** The parts of replies in progress, in the order of their positions; deleted when the turn is settled. */
interface TurnPieceTable {
  turn_id: string;
  /** Where the piece begins in the reply, in UTF-16 code units. */
  position: number;
  owner_id: string;
  sealed: Buffer;
}

/** Where those who follow turns in other processes are told which have progressed; the payload is the id of a turn. */
export const PROGRESS_CHANNEL = 'turn_progress';

/** A turn of this process. */
export interface HeldTurn {
  readonly id: string;
  readonly isLeaseDue: boolean;
  /** What is to be stored of its reply. */
  readonly piece: TurnPiece | undefined;
}

export interface StoredProgress {
  readonly id: string;
  readonly isStored: boolean;
  readonly isStopped: boolean;
  readonly isLost: boolean;
}

/**
 * Stores the new pieces of the turns of a process and renews the leases that are due, of all owners, in one statement (a
 * system pool). A turn whose row is locked is left for the next call. A piece that is stored already is not stored again,
 * so a call whose answer was lost may be repeated with the same pieces. Those who follow a turn in other processes are
 * notified of its piece: commits with notifications wait for each other, so there are none for the other turns.
 * @returns for each turn: whether its piece and lease are stored, whether a stop was requested, and whether this process
 * no longer holds it.
 */
export async function storeProgress(
  systemDb: ChatDatabase,
  { turns, leasedBy, leaseMs }: { turns: readonly HeldTurn[]; leasedBy: string; leaseMs: number },
): Promise<StoredProgress[]> {
  const { rows } = await sql<StoredProgress>`
    with held as (
      select id, is_lease_due, position, sealed from unnest(
        ${turns.map(({ id }) => id)}::uuid[], ${turns.map(({ isLeaseDue }) => isLeaseDue)}::boolean[],
        ${turns.map(({ piece }) => piece?.position ?? null)}::integer[],
        ${turns.map(({ piece }) => piece?.sealed ?? null)}::bytea[]) as held (id, is_lease_due, position, sealed)),
    free as (
      select turns.id, turns.owner_id, turns.stop_requested_at is not null as is_stopped,
        turns.followed_at is not null as is_followed
      from turns join held using (id)
      where turns.state = 'generating' and turns.leased_by = ${leasedBy}
      for no key update of turns skip locked),
    renewed as (
      update turns set lease_until = ${leaseEnd(leaseMs)}
      from held join free using (id)
      where turns.id = held.id and held.is_lease_due),
    stored as (
      insert into turn_pieces (turn_id, position, owner_id, sealed)
      select held.id, held.position, free.owner_id, held.sealed
      from held join free using (id)
      where held.sealed is not null
      on conflict (turn_id, position) do nothing)
    select held.id, free.id is not null as "isStored", coalesce(free.is_stopped, false) as "isStopped",
      free.id is null and not exists (
        select from turns where turns.id = held.id and state = 'generating' and leased_by = ${leasedBy}) as "isLost",
      case when free.is_followed and held.sealed is not null
        then pg_notify(current_schema() || ${`.${PROGRESS_CHANNEL}`}, held.id::text) end
    from held left join free using (id)`.execute(systemDb);
  return rows;
}

/**
 * Records that somebody follows a turn in another process than the one that answers it, so that progress that is committed
 * afterwards is notified (a system pool).
 */
export async function markFollowed(systemDb: ChatDatabase, { id, ownerId }: Turn): Promise<void> {
  await sql`
    update turns set followed_at = now()
    where id = ${id} and owner_id = ${ownerId} and state = 'generating' and followed_at is null`.execute(
    systemDb,
  );
}

export interface TurnProgress extends Pick<TurnRow, 'state'>, StoredText {
  turnId: string;
  failure: TurnFailure | null;
  replyMessageId: string | null;
  reply: Buffer | null;
  /** The findings of the message that is answered, sealed. */
  safety: Buffer | null;
}

/** Reads the progress of turns, each with what is stored of its text from a position on, in one statement. */
export async function readProgress(
  db: ChatDatabase,
  turns: readonly { turnId: string; ownerId: string; position: number }[],
): Promise<TurnProgress[]> {
  const { rows } = await sql<TurnProgress>`
    select turns.id as "turnId", turns.state, turns.failure, turns.reply_message_id as "replyMessageId",
      replies.content as reply, asked.safety, turns.partial,
      array(
        select sealed from turn_pieces
        where turn_id = turns.id and owner_id = turns.owner_id and position >= followed.position
        order by position) as pieces
    from unnest(
        ${turns.map(({ turnId }) => turnId)}::uuid[], ${turns.map(({ ownerId }) => ownerId)}::uuid[],
        ${turns.map(({ position }) => position)}::integer[]) as followed (turn_id, owner_id, position)
      join turns on turns.id = followed.turn_id and turns.owner_id = followed.owner_id
      left join messages asked on asked.id = turns.user_message_id and asked.owner_id = turns.owner_id
      left join messages replies on replies.id = turns.reply_message_id and replies.owner_id = turns.owner_id`.execute(
    db,
  );
  return rows;
}
