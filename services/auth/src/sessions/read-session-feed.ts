import { type internalEndpoints, LIFETIMES, type Parsed } from '@app/contracts';
import { type Clock, Failure } from '@app/service-kit';
import type { AuthDatabase } from '../database.ts';
import { type FeedCursor, readEndedSessions } from './session-feed.repository.ts';

/** Rows per page of the feed; small enough not to block the event loop of either service. */
const FEED_PAGE = 2_000;

/**
 * Reads a page of the feed with which other services learn of ended sessions (decision 0041).
 * @throws Failure 400 `validation_failed` for a cursor that this feed has not written.
 */
export async function readSessionFeed(
  { db, clock }: { db: AuthDatabase; clock: Clock },
  cursorText: string,
): Promise<Parsed<typeof internalEndpoints.endedSessions.answer>> {
  const cursor = readFeedCursor(cursorText);
  if (!cursor) throw new Failure('validation_failed');
  const now = clock.now();
  const oldest = new Date(now.getTime() - LIFETIMES.endedSession);
  const { ended, next } = await readEndedSessions(db, cursor, { oldest, limit: FEED_PAGE });
  return {
    sessions: ended.map(({ id, endedAt }) => ({ id, endedAt: new Date(endedAt).toISOString() })),
    cursor: writeFeedCursor(next),
    more: next.page !== undefined,
    now: now.toISOString(),
  };
}

/** A PostgreSQL snapshot: `xmin:xmax:` and the transactions in progress. The limit allows 250 of them, twice per URL. */
const SNAPSHOT = /^\d{1,20}:\d{1,20}:[\d,]{0,5500}$/;
const TRANSACTION = /^\d{1,20}$/;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Writes `<since>`, or `<since>~<upTo>~<transaction>~<id>` while pages are left; `<since>` is empty at the beginning. */
function writeFeedCursor({ since = '', page }: FeedCursor): string {
  return page ? [since, page.upTo, page.transactionId, page.id].join('~') : since;
}

/** Reads a cursor that `writeFeedCursor` wrote; undefined for anything else. */
function readFeedCursor(text: string): FeedCursor | undefined {
  const [since = '', upTo, transactionId, id, ...rest] = text.split('~');
  if (rest.length > 0 || (since !== '' && !SNAPSHOT.test(since))) return undefined;
  const known = since === '' ? {} : { since };
  if (upTo === undefined) return known;
  if (transactionId === undefined || id === undefined) return undefined;
  if (!SNAPSHOT.test(upTo) || !TRANSACTION.test(transactionId) || !ID.test(id)) return undefined;
  return { ...known, page: { upTo, transactionId, id } };
}
