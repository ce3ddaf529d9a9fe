import { Readable } from 'node:stream';
import { type internalEndpoints, type Parsed, SESSION_FEED_LINE_MS } from '@app/contracts';
import {
  type Clock,
  type DatabaseNotifications,
  type Logger,
  type PeriodicRounds,
  runPeriodically,
} from '@app/service-kit';
import type { AuthDatabase } from '../database.ts';
import { readSessionFeed } from './read-session-feed.ts';

interface StreamsDeps {
  readonly db: AuthDatabase;
  readonly clock: Clock;
  readonly log: Logger;
  readonly notifications: DatabaseNotifications;
}

interface Reader {
  readonly body: Readable;
  readonly openedAt: number;
  cursor: string;
}

/** How often the feed is read while notifications cannot be received. */
const POLL_MS = 500;
/** A reader that leaves so many bytes unread is disconnected. */
const MAX_UNREAD_BYTES = 4_000_000;

type Line = Parsed<typeof internalEndpoints.endedSessionsStream.answer>;

/**
 * Passes the feed of ended sessions on to the services that follow it, as lines of JSON. The feed is read when a session
 * has ended, and at least every SESSION_FEED_LINE_MS, so that a lost notification delays no end for longer. Readers with
 * the same cursor, usually all, share a read.
 */
export class SessionFeedStreams {
  readonly #deps: StreamsDeps;
  readonly #readers = new Set<Reader>();
  #rounds: PeriodicRounds | undefined;
  #ignoreInserts: (() => void) | undefined;
  #isClosed = false;

  constructor(deps: StreamsDeps) {
    this.#deps = deps;
  }

  /** The lines after `cursor`; the first follows at once. */
  open(cursor: string): Readable {
    const reader: Reader = { body: new Readable({ read() {} }), openedAt: performance.now(), cursor };
    if (this.#isClosed) {
      reader.body.push(null);
      return reader.body;
    }
    this.#readers.add(reader);
    reader.body.once('close', () => this.#readers.delete(reader));
    if (this.#rounds) this.#rounds.wake();
    else this.#start();
    return reader.body;
  }

  /** Ends all streams, and each further one at once. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#ignoreInserts?.();
    await this.#rounds?.stop();
    this.#endAll();
  }

  #start(): void {
    const { notifications, log } = this.#deps;
    const rounds = runPeriodically({
      round: () => this.#sendLines(),
      everyMs: () => (notifications.isListening() ? SESSION_FEED_LINE_MS : POLL_MS),
      onFailure: (error) => log.warn({ err: error }, 'session feed not read'),
    });
    this.#rounds = rounds;
    this.#ignoreInserts = notifications.onInsert('ended_sessions', rounds.wake);
  }

  async #sendLines(): Promise<void> {
    const byCursor = Map.groupBy(this.#readers, ({ cursor }) => cursor);
    try {
      await Promise.all([...byCursor].map(([cursor, readers]) => this.#sendLinesSince(cursor, readers)));
    } catch (error) {
      // The readers must not believe that nothing has ended.
      this.#endAll();
      throw error;
    }
  }

  async #sendLinesSince(cursor: string, readers: readonly Reader[]): Promise<void> {
    const readAt = performance.now();
    const page = await readSessionFeed(this.#deps, cursor);
    for (const reader of readers) {
      const line: Line = { ...page, ageMs: Math.floor(readAt - reader.openedAt) };
      reader.cursor = page.cursor;
      reader.body.push(`${JSON.stringify(line)}\n`);
      if (reader.body.readableLength > MAX_UNREAD_BYTES) reader.body.destroy();
    }
    if (page.more) await this.#sendLinesSince(page.cursor, readers);
  }

  #endAll(): void {
    for (const { body } of this.#readers) body.push(null);
    this.#readers.clear();
  }
}
