import { type EventInput, events, type Topic } from '@app/contracts';
import type { Transaction } from 'kysely';
import type { EventTables } from './event.tables.ts';

/**
 * Publishes an event in the transaction of its cause: it is delivered if, and only if, that transaction commits. Call
 * `relay.wake()` after the commit to deliver it without waiting for the next round.
 */
export async function publishEvent<Schema extends EventTables, T extends Topic>(
  trx: Transaction<Schema>,
  topic: T,
  payload: EventInput<T>,
): Promise<void> {
  const { receivers, payload: schema } = events[topic];
  const checked = JSON.stringify(schema.parse(payload));
  const outbox = trx as unknown as Transaction<EventTables>; // Schema extends EventTables; Kysely's types are invariant
  await outbox
    .insertInto('outbox')
    .values(receivers.map((receiver) => ({ receiver, topic, payload: checked })))
    .execute();
}
