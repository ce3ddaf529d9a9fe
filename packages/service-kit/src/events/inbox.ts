import { setTimeout as pause } from 'node:timers/promises';
import { type EventPayload, events, type ServiceName, type Topic } from '@app/contracts';
import type { Kysely, Transaction } from 'kysely';
import type { Logger } from '../log.ts';
import { inSpan } from '../telemetry/tracing.ts';
import type { EventTables } from './event.tables.ts';
import type { Delivery, EventWorker, QueueSettings } from './queues.ts';

/** Topic → its effect, run in the transaction that records the event: once per event, however often it comes. */
export type EventHandlers<Schema> = {
  [T in Topic]?: (trx: Transaction<Schema>, payload: EventPayload<T>) => Promise<void>;
};

/** A pause that lets a whole product of several processes come up first; for `beginAfterMs`. */
export const AFTER_START_MS = 1_000;

interface InboxOptions<Schema> {
  db: Kysely<Schema>;
  queues: QueueSettings;
  receiver: ServiceName;
  handlers: EventHandlers<Schema>;
  log: Logger;
  /** Called after an event's transaction has committed. */
  afterCommit?: () => void;
  /**
   * Milliseconds until it begins. Loading BullMQ takes longer than all the rest of a service's start, and nobody waits
   * for events as people wait for a server: a process may listen first.
   */
  beginAfterMs?: number;
}

/** Starts taking in the events meant for this service. */
export function startInbox<Schema extends EventTables>(options: InboxOptions<Schema>): EventWorker {
  const { queues, receiver, log, afterCommit, beginAfterMs = 0 } = options;
  const closing = new AbortController();
  const begin = async (): Promise<EventWorker | undefined> => {
    if (beginAfterMs > 0) await pause(beginAfterMs, undefined, { signal: closing.signal });
    const { openWorker } = await import('./queues.ts');
    if (closing.signal.aborted) return undefined;
    return openWorker(queues, receiver, log, async (delivery) => {
      const { id, topic } = delivery;
      await inSpan('take event', { 'app.event_id': id, 'app.topic': topic }, () => takeIn(options, delivery));
      afterCommit?.();
    });
  };
  const worker = begin().catch((error: unknown) => {
    if (!closing.signal.aborted) log.error({ err: error, receiver }, 'events are not taken in');
    return undefined;
  });
  return {
    close: async () => {
      closing.abort();
      await (await worker)?.close();
    },
  };
}

/**
 * Records the event and has its effect, or neither.
 * @throws for a topic this version doesn't know: the job stays and is tried again after the next deployment.
 */
async function takeIn<Schema extends EventTables>(
  { db, handlers }: Pick<InboxOptions<Schema>, 'db' | 'handlers'>,
  { id, topic, payload }: Delivery,
): Promise<void> {
  if (!isTopic(topic)) throw new Error(`no such topic: ${topic}`);
  await db.transaction().execute(async (trx) => {
    const inbox = trx as unknown as Transaction<EventTables>; // Schema extends EventTables; Kysely's types are invariant
    const fresh = await inbox
      .insertInto('inbox')
      .values({ id, topic })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (fresh) await handle(handlers, trx, topic, payload);
  });
}

async function handle<Schema, T extends Topic>(
  handlers: EventHandlers<Schema>,
  trx: Transaction<Schema>,
  topic: T,
  payload: unknown,
): Promise<void> {
  const handler = handlers[topic];
  if (!handler) throw new Error(`no handler for ${topic}`);
  await handler(trx, events[topic].payload.parse(payload) as EventPayload<T>); // the topic's own schema has just read it
}

function isTopic(topic: string): topic is Topic {
  return Object.hasOwn(events, topic);
}
