import { sql } from 'kysely';
import type { AuthDatabase } from '../database.ts';

/**
 * The position of a reader in the feed. `since` is the PostgreSQL snapshot up to which it has read all ended sessions.
 * While it reads several pages, `page` holds the snapshot of the first page, which becomes `since` after the last page,
 * and the last row it has read.
 */
export interface FeedCursor {
  readonly since?: string | undefined;
  readonly page?: { readonly upTo: string; readonly transactionId: string; readonly id: string } | undefined;
}

export interface FeedPage {
  readonly ended: readonly { readonly id: string; readonly endedAt: string }[];
  readonly next: FeedCursor;
}

interface Row {
  readonly id: string;
  readonly endedAt: string;
  readonly transactionId: string;
}

/**
 * Reads a page of the sessions that ended after `oldest` and are new to the cursor. Snapshots, not `ended_at`, decide what
 * is new: an end is returned even if it commits after one with a later time, and no end waits for an open transaction. An
 * end that commits while pages are read may be returned twice (decision 0041).
 */
export async function readEndedSessions(
  db: AuthDatabase,
  cursor: FeedCursor,
  { oldest, limit }: { oldest: Date; limit: number },
): Promise<FeedPage> {
  const { since = null, page } = cursor;
  const { rows } = await sql<{ snapshot: string; ended: Row[] | null }>`
    select pg_current_snapshot()::text as snapshot, (
      select json_agg(json_build_object(
        'id', id, 'endedAt', ended_at, 'transactionId', transaction_id::text) order by transaction_id, id)
      from (
        select id, ended_at, transaction_id from ended_sessions
        where ended_at > ${oldest}
          and transaction_id >= coalesce(pg_snapshot_xmin(${since}::pg_snapshot), '0'::xid8)
          and (${since}::pg_snapshot is null or not pg_visible_in_snapshot(transaction_id, ${since}::pg_snapshot))
          and (transaction_id, id) > (
            coalesce(${page?.transactionId ?? null}::xid8, '0'::xid8),
            coalesce(${page?.id ?? null}::uuid, '00000000-0000-0000-0000-000000000000'::uuid))
        order by transaction_id, id limit ${limit}) as page
    ) as ended`.execute(db);
  const { snapshot = '', ended } = rows[0] ?? {};
  // A database restored from a backup starts again with older transaction ids, so the cursor is not valid in it.
  if (isOlder(snapshot, page?.upTo ?? since)) return readEndedSessions(db, {}, { oldest, limit });
  const upTo = page?.upTo ?? snapshot;
  const last = ended?.at(-1);
  const isFull = ended?.length === limit && last !== undefined;
  return {
    ended: ended ?? [],
    next: isFull
      ? { since: cursor.since, page: { upTo, transactionId: last.transactionId, id: last.id } }
      : { since: upTo },
  };
}

/** Whether a snapshot is older than another one, by their xmax: the first transaction id not yet assigned. */
function isOlder(snapshot: string, than: string | null): boolean {
  const xmax = (text: string) => BigInt(text.split(':')[1] ?? 0);
  return than !== null && xmax(snapshot) < xmax(than);
}
