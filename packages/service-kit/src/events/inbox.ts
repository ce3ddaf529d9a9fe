import { setTimeout as pause } from 'node:timers/promises';
import { type CallerName, type EventPayload, events, type ServiceName, type Topic } from '@app/contracts';
import type { Kysely, Transaction } from 'kysely';
import type { ServiceIdentity, SignedEvent } from '../identity/service-identity.ts';
import type { Logger } from '../log.ts';
import { inSpan } from '../telemetry/tracing.ts';
import type { EventTables } from './event.tables.ts';
import { EventRefusedError } from './event-refused-error.ts';
import type { Delivery, EventWorker } from './event-worker.ts';
import type { QueueSettings } from './queues.ts';

/**
 * Handlers by topic. A handler runs in the transaction that records the event, so that its effect happens once,
 * however often the event is delivered.
 */
export type EventHandlers<Schema> = {
  [T in Topic]?: (trx: Transaction<Schema>, payload: EventPayload<T>) => Promise<void>;
};

interface InboxOptions<Schema> {
  db: Kysely<Schema>;
  queues: QueueSettings;
  receiver: ServiceName;
  identity: Pick<ServiceIdentity, 'readEvent'>;
  handlers: EventHandlers<Schema>;
  log: Logger;
  /** Called after the transaction of an event has committed. */
  afterCommit?: () => void;
  /**
   * Milliseconds to wait before the inbox starts. Loading BullMQ takes longer than the rest of the start, so a
   * process may serve requests first.
   */
  startDelayMs?: number;
}

/** Starts receiving the events for this service. */
export function startInbox<Schema extends EventTables>(options: InboxOptions<Schema>): EventWorker {
  const { queues, receiver, identity, log, afterCommit, startDelayMs = 0 } = options;
  const closing = new AbortController();
  const start = async (): Promise<EventWorker | undefined> => {
    if (startDelayMs > 0) await pause(startDelayMs, undefined, { signal: closing.signal });
    const { openWorker } = await import('./event-worker.ts');
    if (closing.signal.aborted) return undefined;
    return openWorker(queues, receiver, log, async (delivery) => {
      const event = authenticate(identity, delivery);
      const { id, topic } = event;
      await inSpan('take event', { 'app.event_id': id, 'app.topic': topic }, () =>
        receiveEvent(options, event),
      );
      afterCommit?.();
    });
  };
  const worker = start().catch((error: unknown) => {
    if (!closing.signal.aborted) log.error({ err: error, receiver }, 'inbox start failed');
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
 * Verifies the signature of the event in a job, and that it was signed for this job. Every service's database role
 * can write jobs, so the signature is the only proof of the publisher.
 * @throws EventRefusedError
 */
function authenticate(identity: Pick<ServiceIdentity, 'readEvent'>, { id, token }: Delivery): SignedEvent {
  const event = identity.readEvent(token);
  if (event?.id !== id)
    throw new EventRefusedError('signature', 'no known key signed this event for this service');
  return event;
}

/**
 * Records the event and runs its handler in one transaction.
 * @throws for a topic that this version does not know: the job stays and is retried after the next deployment.
 */
async function receiveEvent<Schema extends EventTables>(
  { db, handlers }: Pick<InboxOptions<Schema>, 'db' | 'handlers'>,
  { id, topic, payload, publisher }: SignedEvent,
): Promise<void> {
  if (!isTopic(topic)) throw new Error(`no such topic: ${topic}`);
  checkPublisher(topic, payload, publisher);
  await db.transaction().execute(async (trx) => {
    const inbox = trx as unknown as Transaction<EventTables>; // Schema extends EventTables; Kysely's types are invariant
    const inserted = await inbox
      .insertInto('inbox')
      .values({ id, topic })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) await handle(handlers, trx, topic, payload);
  });
}

/** @throws EventRefusedError when the contract does not allow `publisher` to publish this event. */
function checkPublisher(topic: Topic, payload: unknown, publisher: CallerName): void {
  const definition = events[topic];
  const publishers: readonly CallerName[] = definition.publishers;
  if (!publishers.includes(publisher))
    throw new EventRefusedError('publisher', `${publisher} may not publish ${topic}`);
  const publisherField = 'publisherIn' in definition ? definition.publisherIn : undefined;
  if (publisherField && Object(definition.payload.parse(payload))[publisherField] !== publisher)
    throw new EventRefusedError('publisher', `${publisher} publishes ${topic} in another's name`);
}

async function handle<Schema, T extends Topic>(
  handlers: EventHandlers<Schema>,
  trx: Transaction<Schema>,
  topic: T,
  payload: unknown,
): Promise<void> {
  const handler = handlers[topic];
  if (!handler) throw new Error(`no handler for ${topic}`);
  await handler(trx, events[topic].payload.parse(payload) as EventPayload<T>); // validated by the topic's schema
}

function isTopic(topic: string): topic is Topic {
  return Object.hasOwn(events, topic);
}
