import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Logger } from '../log.ts';
import { type PeriodicRounds, runPeriodically } from '../process/run-periodically.ts';

/** Tells of inserted rows and of sent payloads, whichever process of this service inserted or sent them. */
export interface DatabaseNotifications {
  /**
   * Calls `listener` after rows were inserted into `table` (one of `notifyInserts`), and after each reconnection,
   * because notifications were lost meanwhile. A notification may be lost unnoticed: also look without one, rarely.
   * @returns a function that removes the listener.
   */
  onInsert(table: string, listener: () => void): () => void;
  /**
   * Calls `listener` with each payload that a statement sends to the channel `<schema>.<name>`, and with undefined after
   * each reconnection. Payloads may be lost too.
   * @returns a function that removes the listener.
   */
  onNotified(name: string, listener: (payload: string | undefined) => void): () => void;
  /** False while notifications cannot be received. */
  isListening(): boolean;
  stop(): Promise<void>;
}

interface Options {
  /** The URL with which the service connects to its database. */
  url: string;
  /** The schema of the tables. */
  schema: string;
  log: Logger;
}

/** How often to look for work without a notification: a lost one delays the work by at most this long. */
export const UNNOTIFIED_POLL_MS = 30_000;
const RECONNECT_AFTER_MS = 1_000;
/** A connection that breaks without notice is found by TCP after about this time, and opened again. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/**
 * Makes statements that insert rows into `table` notify `listenForNotifications` when their transaction commits. For
 * migrations of the service that owns the table.
 */
export async function notifyInserts<Schema>(db: Kysely<Schema>, table: string): Promise<void> {
  // A statement that inserts nothing notifies nobody: commits with a notification wait for each other.
  await sql`create or replace function notify_insert() returns trigger language plpgsql as $$
    begin
      if exists (select from inserted) then
        perform pg_notify(tg_table_schema || '.' || tg_table_name, '');
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger notify_insert after insert on ${sql.table(table)}
    referencing new table as inserted for each statement execute function notify_insert()`.execute(db);
}

/** Listens on one connection, which is opened with the first listener and again after it was lost. */
export function listenForNotifications({ url, schema, log }: Options): DatabaseNotifications {
  const listeners = new Map<string, Set<(payload: string | undefined) => void>>();
  const channelOf = (name: string) => `${schema}.${name}`;
  let client: pg.Client | undefined;
  let isListening = false;
  let connecting: PeriodicRounds | undefined;

  /** Connects and stays in this round until the connection is lost. */
  const listenUntilLost = async (signal: AbortSignal): Promise<void> => {
    const opened = new pg.Client({
      connectionString: url,
      application_name: 'notifications',
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    });
    const lost = Promise.withResolvers<void>();
    opened.on('error', lost.reject);
    opened.on('end', lost.resolve);
    opened.on('notification', ({ channel, payload }) => notify(channel, payload));
    lost.promise.catch(() => undefined);
    try {
      await opened.connect();
      client = opened;
      if (signal.aborted) return;
      await listen(opened, [...listeners.keys()]);
      isListening = true;
      for (const channel of listeners.keys()) notify(channel);
      await lost.promise;
    } finally {
      isListening = false;
      client = undefined;
      await opened.end().catch(() => undefined);
    }
    if (!signal.aborted) throw new Error('the connection for notifications was closed');
  };

  const notify = (channel: string, payload?: string): void => {
    for (const listener of listeners.get(channel) ?? []) listener(payload);
  };

  const onNotified: DatabaseNotifications['onNotified'] = (name, listener) => {
    const channel = channelOf(name);
    const known = listeners.get(channel);
    listeners.set(channel, (known ?? new Set()).add(listener));
    // A failure ends the connection, and the next one listens on all channels.
    if (!known && isListening && client) listen(client, [channel]).catch(() => undefined);
    connecting ??= runPeriodically({
      round: listenUntilLost,
      everyMs: RECONNECT_AFTER_MS,
      onFailure: (error) => log.warn({ err: error }, 'database notifications unavailable'),
    });
    return () => listeners.get(channel)?.delete(listener);
  };

  return {
    onInsert: (table, listener) => onNotified(table, () => listener()),
    onNotified,
    isListening: () => isListening,
    async stop() {
      const stopped = connecting?.stop();
      await client?.end().catch(() => undefined);
      await stopped;
    },
  };
}

async function listen(client: pg.Client, channels: readonly string[]): Promise<void> {
  if (channels.length === 0) return;
  await client.query(channels.map((channel) => `LISTEN ${client.escapeIdentifier(channel)}`).join('; '));
}
