import type { ServiceName } from '@app/contracts';
import { type Kysely, sql } from 'kysely';
import { type Clock, systemClock } from '../clock.ts';
import { type DatabaseNotifications, UNNOTIFIED_POLL_MS } from '../database/database-notifications.ts';
import type { OutgoingEvent, ServiceIdentity } from '../identity/service-identity.ts';
import type { Logger } from '../log.ts';
import { runPeriodically } from '../process/run-periodically.ts';
import { gauge, labelledGauge } from '../telemetry/metrics.ts';
import type { EventTables } from './event.tables.ts';
import { countUndelivered, oldestUndelivered, pruneEvents } from './prune-events.ts';
import type { EventQueue, QueueSettings } from './queues.ts';

/** Enqueues outbox rows in BullMQ until their receiver has acknowledged them. */
export interface Relay {
  /** Runs a round now instead of waiting for the next one; call it after a commit that published an event. */
  wake(): void;
  /** Stops after the current round; remaining rows are delivered by another relay or after the next start. */
  stop(): Promise<void>;
}

interface RelayOptions<Schema> {
  db: Kysely<Schema>;
  queues: QueueSettings;
  /** Signs the events as published by this service, which owns the outbox. */
  identity: Pick<ServiceIdentity, 'signEvent'>;
  log: Logger;
  /** Wakes the relay for events that any process has published. */
  notifications?: Pick<DatabaseNotifications, 'onInsert'>;
  /** The longest pause between two rounds. */
  everyMs?: number;
  /** Decides which events are old enough to be pruned or reported. */
  clock?: Clock;
}

interface DueRow {
  id: string;
  receiver: ServiceName;
  topic: string;
  payload: unknown;
  attempts: number;
}

/** The pause after a round that failed, as while the queue is unreachable. */
const RETRY_AFTER_MS = 500;
const PRUNE_EVERY_MS = 3_600_000;
const CHECK_EVERY_MS = 60_000;
/** An event that has waited this long is reported to operators: its receiver does not run, or its handler fails. */
const UNDELIVERED_ALERT_S = 3_600;
/** Maximum number of rows per round. */
const BATCH = 100;

/**
 * Starts the relay. Each round claims due rows with one guarded statement (so that replicas share the work), asks
 * BullMQ for the state of rows enqueued before, and enqueues the others. Claiming moves `due_at` ahead: a relay that
 * dies only delays a row, and a relay whose queue is unreachable releases its claim. The next round follows when a row is
 * due, when an event was published, or after `everyMs`.
 */
export function startRelay<Schema extends EventTables>(options: RelayOptions<Schema>): Relay {
  const { queues, identity, log, notifications, everyMs = UNNOTIFIED_POLL_MS, clock = systemClock } = options;
  const db = options.db as unknown as Kysely<EventTables>; // Schema extends EventTables; Kysely's types are invariant
  const openQueues = new Map<ServiceName, EventQueue>();
  gauge('outbox_oldest_waiting_seconds', 'Age of the oldest event that nobody has acknowledged', () =>
    oldestUndelivered(db, clock.now()),
  );
  labelledGauge('outbox_waiting_events', 'Events that nobody has acknowledged', ['receiver'], async () =>
    (await countUndelivered(db)).map(({ receiver, events }) => [{ receiver }, events]),
  );
  let pruneAt = 0;
  let checkAt = 0;
  let pauseMs = 0;

  const queueOf = async (receiver: ServiceName): Promise<EventQueue> => {
    const known = openQueues.get(receiver);
    if (known) return known;
    // BullMQ is loaded with the first event: loading it takes longer than the rest of the start.
    const { openQueue } = await import('./queues.ts');
    const queue = await openQueue(queues, receiver, identity, log);
    openQueues.set(receiver, queue);
    return queue;
  };

  const deliverDue = async (): Promise<void> => {
    pauseMs = Math.min(RETRY_AFTER_MS, everyMs);
    const { rows, nextDueMs } = await claimDueRows(db);
    const byReceiver = [...Map.groupBy(rows, (row) => row.receiver)];
    const results = await Promise.allSettled(
      byReceiver.map(async ([receiver, due]) => {
        try {
          await deliver(db, await queueOf(receiver), due);
        } catch (error) {
          await releaseClaim(db, due);
          throw error;
        }
      }),
    );
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    pauseMs = Math.min(nextDueMs, everyMs);
    if (rows.length === BATCH) loop.wake();
  };

  /** Separate from delivery, which fails while the queue is unreachable. */
  const maintain = async (): Promise<void> => {
    const uptime = performance.now();
    if (uptime >= checkAt) {
      checkAt = uptime + CHECK_EVERY_MS;
      const seconds = Math.round(await oldestUndelivered(db, clock.now()));
      if (seconds >= UNDELIVERED_ALERT_S) log.error({ seconds }, 'events undelivered');
    }
    if (uptime >= pruneAt) {
      pruneAt = uptime + PRUNE_EVERY_MS;
      await pruneEvents(db, clock.now());
    }
  };

  const loop = runPeriodically({
    round: async () => {
      try {
        await deliverDue();
      } finally {
        await maintain().catch((error: unknown) => log.warn({ err: error }, 'event maintenance failed'));
      }
    },
    everyMs: () => pauseMs,
    onFailure: (error) => log.warn({ err: error }, 'event delivery failed'),
  });
  const ignoreInserts = notifications?.onInsert('outbox', loop.wake);

  return {
    wake: loop.wake,
    async stop() {
      ignoreInserts?.();
      await loop.stop();
      await Promise.all([...openQueues.values()].map((queue) => queue.close()));
    },
  };
}

/**
 * Claims due rows and postpones their next check: by 2 s after the first attempt, doubling up to a minute.
 * @returns the rows, and the milliseconds until one is due again; Infinity when none is left.
 */
async function claimDueRows(db: Kysely<EventTables>): Promise<{ rows: DueRow[]; nextDueMs: number }> {
  const { rows } = await sql<{ claimed: DueRow[] | null; nextDueMs: number | null }>`
    with claimed as (
      update outbox set attempts = attempts + 1,
        due_at = now() + least(interval '60 seconds', interval '2 seconds' * power(2, least(attempts, 5)))
      where id in (
        select id from outbox where done_at is null and due_at <= now()
        order by due_at limit ${BATCH} for update skip locked
      )
      returning id, receiver, topic, payload, attempts, due_at),
    due as (
      select due_at from claimed
      union all (select due_at from outbox where done_at is null and due_at > now() order by due_at limit 1))
    select (select json_agg(claimed) from claimed) as claimed,
      (select ceil(extract(epoch from min(due_at) - now()) * 1000)::float8 from due) as "nextDueMs"`.execute(
    db,
  );
  const { claimed, nextDueMs } = rows[0] ?? {};
  return { rows: claimed ?? [], nextDueMs: nextDueMs ?? Number.POSITIVE_INFINITY };
}

/** Undoes a claim: the queue was unreachable, and the rows must be tried again soon. */
async function releaseClaim(db: Kysely<EventTables>, due: readonly DueRow[]): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ attempts: sql<number>`attempts - 1`, due_at: sql<Date>`now() + interval '250 milliseconds'` })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .where('done_at', 'is', null)
    .execute();
}

async function deliver(db: Kysely<EventTables>, queue: EventQueue, due: readonly DueRow[]): Promise<void> {
  const toEnqueue: OutgoingEvent[] = [];
  const received: string[] = [];
  const check = async ({ id, topic, payload, attempts }: DueRow): Promise<void> => {
    const state = attempts === 1 ? 'unknown' : await queue.state(id);
    if (state === 'completed') received.push(id);
    else if (state === 'unknown') toEnqueue.push({ id, topic, payload });
    // Another relay may have retried it already; the next check shows its state.
    else if (state === 'failed') await queue.retry({ id, topic, payload }).catch(() => undefined);
  };
  await Promise.all(due.map(check));
  if (toEnqueue.length > 0) await queue.add(toEnqueue);
  if (received.length > 0) {
    await db.updateTable('outbox').set({ done_at: sql<Date>`now()` }).where('id', 'in', received).execute();
  }
}
