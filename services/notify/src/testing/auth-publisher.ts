import { randomUUID } from 'node:crypto';
import type { EventInput, Topic } from '@app/contracts';
import {
  createDatabase,
  createEventTables,
  type EventTables,
  migrate,
  publishEvent,
  silentLog,
  startRelay,
} from '@app/service-kit';
import { type TestDatabase, testIdentity } from '@app/testkit';
import type { StubService } from './stub-service.ts';

/** Publishes events as auth, from an outbox of its own, to the notify processes of a test. */
export interface AuthPublisher {
  publish<T extends Topic>(topic: T, payload: EventInput<T>): Promise<void>;
  /** Requests the mail of somebody who forgot their password. */
  requestMail(): Promise<{ id: string; address: string }>;
  /** How many events are in the queue, and nobody has acknowledged them. */
  enqueued(): Promise<number>;
  stop(): Promise<void>;
}

/** @param auth provides the content of the requested mails. */
export async function startAuthPublisher(
  { urls }: TestDatabase,
  auth: StubService,
  redisUrl?: string,
): Promise<AuthPublisher> {
  const db = createDatabase<EventTables>({ url: urls.auth, log: silentLog });
  await migrate(db, 'auth', { '0001_events': { up: createEventTables } });
  const relay = startRelay({
    db,
    identity: testIdentity('auth'),
    queues: { databaseUrl: urls.auth, redisUrl },
    log: silentLog,
  });
  const publisher: AuthPublisher = {
    async publish(topic, payload) {
      await db.transaction().execute((trx) => publishEvent(trx, topic, payload));
      relay.wake();
    },
    async requestMail() {
      const id = randomUUID();
      const address = `${id}@example.org`;
      auth.mails.set(id, {
        template: 'reset_password',
        to: { address, firstName: 'Ada' },
        link: `http://localhost:3000/reset-password?token=${id}.mac`,
        expiresAt: '2026-11-21T12:30:00.000Z',
        signedUpAt: '2026-11-20T09:30:00.000Z',
        device: 'Chrome on Android',
      });
      await publisher.publish('mail.requested', { mailId: id });
      return { id, address };
    },
    async enqueued() {
      const rows = await db
        .selectFrom('outbox')
        .select('id')
        .where('attempts', '>', 0)
        .where('done_at', 'is', null)
        .execute();
      return rows.length;
    },
    async stop() {
      await relay.stop();
      await db.destroy();
    },
  };
  return publisher;
}
