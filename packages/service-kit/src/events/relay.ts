import type { ServiceName } from '@app/contracts';
import { type Kysely, sql } from 'kysely';
import type { Logger } from '../log.ts';
import type { EventTables } from './event.tables.ts';
import { type Delivery, type EventQueue, openQueue, type QueueSettings } from './queues.ts';

/** Carries outbox rows to BullMQ until their receiver has recorded them. */
export interface Relay {
  /** Looks at the outbox now rather than at the next round; call it after a commit that said something. */
  wake(): void;
  /** One round, for tests and for the last round before a stop; resolves when it is done. */
  round(): Promise<void>;
  stop(): Promise<void>;
}

interface RelayOptions {
  db: Kysely<EventTables>;
  queues: QueueSettings;
  log: Logger;
  everyMs?: number;
  /** How long a queue may take to answer before the round gives up on it. */
  queueTimeoutMs?: number;
}

interface DueRow {
  id: string;
  receiver: ServiceName;
  topic: string;
  payload: unknown;
  attempts: number;
}

/**
 * Starts the relay. Each round claims due rows with one guarded statement (so replicas share the work), asks BullMQ what
 * became of those sent before, and sends the rest. The claim itself moves `due_at` on: a relay that dies, or a queue
 * that is down, only delays a row.
 */
export function startRelay({ db, queues, log, everyMs = 500, queueTimeoutMs = 3_000 }: RelayOptions): Relay {
  const open = new Map<ServiceName, EventQueue>();
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let failing = false;
  let prunedAt = 0;

  const queueOf = (receiver: ServiceName): EventQueue => {
    const queue = open.get(receiver) ?? openQueue(queues, receiver, log);
    open.set(receiver, queue);
    return queue;
  };

  const carry = async (): Promise<void> => {
    const rows = await claim(db);
    const byReceiver = Map.groupBy(rows, (row) => row.receiver);
    for (const [receiver, due] of byReceiver) {
      await within(queueTimeoutMs, deliver(db, queueOf(receiver), due));
    }
    if (Date.now() - prunedAt > 3_600_000) {
      prunedAt = Date.now();
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
    current = round().finally(() => {
      current = undefined;
      if (again) {
        again = false;
        run();
      } else if (!stopped) timer = setTimeout(run, everyMs);
    });
  };
  run();

  return {
    wake: run,
    round: async () => {
      await current;
      await round();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await current;
      await Promise.allSettled([...open.values()].map((queue) => within(queueTimeoutMs, queue.close())));
    },
  };
}

/** Takes up to 100 due rows and moves their next look on: 2 s after the first sending, then up to a minute. */
async function claim(db: Kysely<EventTables>): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    update outbox set attempts = attempts + 1,
      due_at = now() + least(interval '60 seconds', interval '2 seconds' * power(2, least(attempts, 5)))
    where id in (
      select id from outbox where done_at is null and due_at <= now()
      order by due_at limit 100 for update skip locked
    )
    returning id, receiver, topic, payload, attempts`.execute(db);
  return rows;
}

async function deliver(db: Kysely<EventTables>, queue: EventQueue, due: readonly DueRow[]): Promise<void> {
  const toSend: Delivery[] = [];
  const received: string[] = [];
  for (const { id, topic, payload, attempts } of due) {
    const state = attempts === 1 ? 'unknown' : await queue.state(id);
    if (state === 'completed') received.push(id);
    else if (state === 'unknown') toSend.push({ id, topic, payload });
    else if (state === 'failed') await queue.retry(id);
  }
  if (toSend.length > 0) await queue.add(toSend);
  if (received.length > 0) {
    await db.updateTable('outbox').set({ done_at: sql<Date>`now()` }).where('id', 'in', received).execute();
  }
}

/** What has been received needs no memory beyond the time in which it could be sent again. */
async function prune(db: Kysely<EventTables>): Promise<void> {
  await db.deleteFrom('outbox').where('done_at', '<', sql<Date>`now() - interval '7 days'`).execute();
  await db.deleteFrom('inbox').where('received_at', '<', sql<Date>`now() - interval '30 days'`).execute();
}

function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`the queue did not answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
