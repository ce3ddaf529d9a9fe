import type { ServiceName } from '@app/contracts';
import { type Kysely, sql } from 'kysely';
import type { Logger } from '../log.ts';
import { gauge } from '../telemetry/metrics.ts';
import type { EventTables } from './event.tables.ts';
import type { Delivery, EventQueue, QueueSettings } from './queues.ts';

/** Carries outbox rows to BullMQ until their receiver has recorded them. */
export interface Relay {
  /** Looks at the outbox now rather than at the next round; call it after a commit that said something. */
  wake(): void;
  /** Ends after the round that is under way; what it leaves is sent by another relay or the next start. */
  stop(): Promise<void>;
}

interface RelayOptions<Schema> {
  db: Kysely<Schema>;
  queues: QueueSettings;
  log: Logger;
  everyMs?: number;
}

interface DueRow {
  id: string;
  receiver: ServiceName;
  topic: string;
  payload: unknown;
  attempts: number;
}

const HOUR_MS = 3_600_000;
/** Rows of one round. */
const BATCH = 100;

/**
 * Starts the relay. Each round claims due rows with one guarded statement (so replicas share the work), asks BullMQ what
 * became of those sent before, and sends the rest. The claim itself moves `due_at` on: a relay that dies only delays a
 * row; one whose queue is down puts it back.
 */
export function startRelay<Schema extends EventTables>(options: RelayOptions<Schema>): Relay {
  const { queues, log, everyMs = 500 } = options;
  const db = options.db as unknown as Kysely<EventTables>; // Schema extends EventTables; Kysely's types are invariant
  const open = new Map<ServiceName, EventQueue>();
  gauge('outbox_oldest_waiting_seconds', 'Age of the oldest event that nobody has acknowledged', () =>
    oldestWaiting(db),
  );
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let failing = false;
  let prunedAt = 0;

  const queueOf = async (receiver: ServiceName): Promise<EventQueue> => {
    // BullMQ is loaded with the first event: it takes longer than all the rest of a service's start.
    const { openQueue } = await import('./queues.ts');
    const queue = open.get(receiver) ?? openQueue(queues, receiver, log);
    open.set(receiver, queue);
    return queue;
  };

  const carry = async (): Promise<void> => {
    const rows = await claim(db);
    const byReceiver = [...Map.groupBy(rows, (row) => row.receiver)];
    const carried = await Promise.allSettled(
      byReceiver.map(async ([receiver, due]) => {
        try {
          await deliver(db, await queueOf(receiver), due);
        } catch (error) {
          await putBack(db, due);
          throw error;
        }
      }),
    );
    for (const result of carried) if (result.status === 'rejected') throw result.reason;
    if (rows.length === BATCH) again = true;
    if (performance.now() > prunedAt) {
      prunedAt = performance.now() + HOUR_MS;
      await prune(db);
    }
  };

  const round = async (): Promise<void> => {
    try {
      await carry();
      failing = false;
    } catch (error) {
      if (!failing) log.warn({ err: error }, 'events can not be sent now; they stay in the outbox');
      failing = true;
    }
  };

  const run = (): void => {
    if (stopped) return;
    if (current) {
      again = true;
      return;
    }
    clearTimeout(timer);
    again = false;
    current = round().finally(() => {
      current = undefined;
      if (again && !failing) run();
      else if (!stopped) timer = setTimeout(run, everyMs);
    });
  };
  run();

  return {
    wake: run,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await current;
      await Promise.all([...open.values()].map((queue) => queue.close()));
    },
  };
}

/** Takes due rows and moves their next look on: 2 s after the first sending, then up to a minute. */
async function claim(db: Kysely<EventTables>): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    update outbox set attempts = attempts + 1,
      due_at = now() + least(interval '60 seconds', interval '2 seconds' * power(2, least(attempts, 5)))
    where id in (
      select id from outbox where done_at is null and due_at <= now()
      order by due_at limit ${BATCH} for update skip locked
    )
    returning id, receiver, topic, payload, attempts`.execute(db);
  return rows;
}

/** As if they had not been claimed: their queue could not be asked, and must be as soon as it can. */
async function putBack(db: Kysely<EventTables>, due: readonly DueRow[]): Promise<void> {
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
  const toSend: Delivery[] = [];
  const received: string[] = [];
  const look = async ({ id, topic, payload, attempts }: DueRow): Promise<void> => {
    const state = attempts === 1 ? 'unknown' : await queue.state(id);
    if (state === 'completed') received.push(id);
    else if (state === 'unknown') toSend.push({ id, topic, payload });
    // Another relay may have been quicker; the next look tells.
    else if (state === 'failed') await queue.retry(id).catch(() => undefined);
  };
  await Promise.all(due.map(look));
  if (toSend.length > 0) await queue.add(toSend);
  if (received.length > 0) {
    await db.updateTable('outbox').set({ done_at: sql<Date>`now()` }).where('id', 'in', received).execute();
  }
}

/** Seconds; 0 when everything was received. */
async function oldestWaiting(db: Kysely<EventTables>): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from now() - min(created_at))::float8 as seconds from outbox where done_at is null`.execute(
    db,
  );
  return rows[0]?.seconds ?? 0;
}

/** What has been received needs no memory beyond the time in which it could be sent again. */
async function prune(db: Kysely<EventTables>): Promise<void> {
  await db.deleteFrom('outbox').where('done_at', '<', sql<Date>`now() - interval '7 days'`).execute();
  await db.deleteFrom('inbox').where('received_at', '<', sql<Date>`now() - interval '30 days'`).execute();
}
