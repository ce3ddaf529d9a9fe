import { randomUUID } from 'node:crypto';
import {
  createTestDatabase,
  hasRedis,
  startTestRedis,
  type TestDatabase,
  type TestRedis,
  testIdentity,
  until,
} from '@app/testkit';
import { createPostgresBackend, Queue, withBackend } from 'bullmq';
import { Redis } from 'ioredis';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Clock } from '../clock.ts';
import { createDatabase } from '../database/database.ts';
import {
  type DatabaseNotifications,
  listenForNotifications,
  notifyInserts,
} from '../database/database-notifications.ts';
import { migrate } from '../database/migrate.ts';
import type { ServiceIdentity } from '../identity/service-identity.ts';
import { type Logger, silentLog } from '../log.ts';
import { redisConnection } from '../settings/redis-connection.ts';
import { createEventTables, type EventTables } from './event.tables.ts';
import type { EventWorker } from './event-worker.ts';
import { startInbox } from './inbox.ts';
import { publishEvent } from './outbox.ts';
import { type EventQueue, openQueue, type QueueSettings } from './queues.ts';
import { type Relay, startRelay } from './relay.ts';

/**
 * The queue backends to test with. Where there is no Redis, `npm test` installs one or reports which tests did not
 * run.
 */
export const BACKENDS: readonly ({ backend: 'PostgreSQL' } | { backend: 'Redis' })[] = hasRedis()
  ? [{ backend: 'PostgreSQL' }, { backend: 'Redis' }]
  : [{ backend: 'PostgreSQL' }];

/** The receiver's schema, with a table for the effects of events. */
interface Receiving extends EventTables {
  effects: { mail_id: string };
}

const postgres = withBackend(createPostgresBackend);

type Handler = (mailId: string, take: () => Promise<void>) => Promise<void>;

const tables = {
  '0001_events': { up: createEventTables },
  '0001_notifications': { up: (db: Kysely<unknown>) => notifyInserts(db, 'outbox') },
};
const effects = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table effects (mail_id uuid not null)`.execute(db);
  },
};

/** A publishing and a receiving service over real queues, set up for every test of a file (or block). */
export class EventsFixture {
  redis: TestRedis | undefined;
  database!: TestDatabase;
  sender!: Kysely<EventTables>;
  receiver!: Kysely<Receiving>;
  sending!: QueueSettings;
  receiving!: QueueSettings;
  #started: (() => Promise<unknown>)[] = [];

  /** @param startRedis starts another Redis than a single server without TLS. */
  constructor({ backend }: (typeof BACKENDS)[number], startRedis: () => Promise<TestRedis> = startTestRedis) {
    beforeAll(async () => {
      if (backend === 'Redis') this.redis = await startRedis();
    });
    afterAll(() => this.redis?.kill());
    beforeEach(() => this.#open());
    afterEach(() => this.#close());
  }

  async #open(): Promise<void> {
    this.database = await createTestDatabase();
    const { urls } = this.database;
    this.sender = createDatabase<EventTables>({ url: urls.auth, log: silentLog });
    this.receiver = createDatabase<Receiving>({ url: urls.notify, log: silentLog });
    await migrate(this.sender, 'auth', tables);
    await migrate(this.receiver, 'notify', { ...tables, '0002_effects': effects });
    const redisUrl = this.redis?.url();
    this.sending = { databaseUrl: urls.auth, redisUrl };
    this.receiving = { databaseUrl: urls.notify, redisUrl };
  }

  async #close(): Promise<void> {
    await Promise.all(this.#started.splice(0).map((stop) => stop()));
    await Promise.all([this.sender.destroy(), this.receiver.destroy()]);
    await this.database.drop();
  }

  relay(
    everyMs = 50,
    with_: { clock?: Clock; log?: Logger; notifications?: DatabaseNotifications } = {},
  ): Relay {
    const relay = startRelay({
      db: this.sender,
      queues: this.sending,
      identity: testIdentity('auth'),
      log: silentLog,
      everyMs,
      ...with_,
    });
    this.#started.push(relay.stop);
    return relay;
  }

  /** Notifications of the publishing service, as another process of it receives them. */
  notifications(): DatabaseNotifications {
    const notifications = listenForNotifications({
      url: this.sending.databaseUrl,
      schema: 'auth',
      log: silentLog,
    });
    this.#started.push(notifications.stop);
    return notifications;
  }

  inbox(
    handler: Handler = (_mailId, take) => take(),
    { identity = testIdentity('notify'), log = silentLog }: { identity?: ServiceIdentity; log?: Logger } = {},
  ): EventWorker {
    const worker = startInbox<Receiving>({
      db: this.receiver,
      queues: this.receiving,
      receiver: 'notify',
      identity,
      log,
      handlers: {
        'mail.requested': (trx, { mailId }) =>
          handler(mailId, async () => {
            await trx.insertInto('effects').values({ mail_id: mailId }).execute();
          }),
      },
    });
    this.#started.push(worker.close);
    return worker;
  }

  /** The queue as a relay uses it, to inspect jobs. */
  async queue(identity: Pick<ServiceIdentity, 'signEvent'> = testIdentity('auth')): Promise<EventQueue> {
    const queue = await openQueue(this.sending, 'notify', identity, silentLog);
    this.#started.push(queue.close);
    return queue;
  }

  /** Publishes one event. */
  async publishMail(mailId: string = randomUUID()): Promise<string> {
    await this.sender.transaction().execute((trx) => publishEvent(trx, 'mail.requested', { mailId }));
    return mailId;
  }

  /**
   * The sorted ids of mails whose events have had their effect; an id appears twice when the effect happened twice.
   */
  async receivedMails(): Promise<string[]> {
    const rows = await this.receiver.selectFrom('effects').select('mail_id').orderBy('mail_id').execute();
    return rows.map((row) => row.mail_id);
  }

  async waitUntilReceived(mailId: string, timeout = 10_000): Promise<void> {
    await until(async () => (await this.receivedMails()).includes(mailId), { timeout });
  }

  /** Waits until `count` rows have been enqueued. */
  async waitUntilSent(count: number): Promise<void> {
    await until(async () => {
      const sent = await this.sender.selectFrom('outbox').select('id').where('attempts', '=', 1).execute();
      return sent.length === count;
    });
  }

  /** Makes all enqueued rows due, so that the relay checks them at once. */
  async makeSentRowsDue(): Promise<void> {
    await this.sender
      .updateTable('outbox')
      .set({ due_at: sql<Date>`now()` })
      .where('attempts', '>', 0)
      .execute();
  }

  /** Waits until the relay has seen that `count` of the published events were received. */
  async waitUntilAcknowledged(count: number): Promise<void> {
    await until(
      async () => {
        await this.makeSentRowsDue();
        const done = await this.sender
          .selectFrom('outbox')
          .select('id')
          .where('done_at', 'is not', null)
          .execute();
        return done.length === count;
      },
      { timeout: 15_000 },
    );
  }

  /** Adds a job as anybody with write access to the queue could. */
  async addJob(id: string, data: object): Promise<void> {
    const queue = this.#openBackendQueue();
    await queue.add('mail.requested', data, { jobId: id, attempts: 8 });
    await queue.close();
  }

  /** Ends the pause before the next attempt of a job that has failed. */
  async endRetryDelay(id: string): Promise<void> {
    const queue = this.#openBackendQueue();
    const job = await queue.getJob(id);
    await job?.promote();
    await queue.close();
  }

  #openBackendQueue() {
    const { databaseUrl: connectionString, redisUrl } = this.sending;
    return redisUrl
      ? new Queue('events-notify', { connection: redisConnection(redisUrl) })
      : new postgres.Queue('events-notify', {
          connection: { connectionString, schema: 'jobs', skipMigrations: true },
          skipMetasUpdate: true,
        });
  }

  /** Deletes all jobs of the queue. */
  async deleteJobs(): Promise<void> {
    await this.#inBackend(
      (redis) => redis.flushdb(),
      (db) => sql`delete from jobs.job`.execute(db),
    );
  }

  /** Sets a job to seven of its eight attempts; the next failure is final. */
  async exhaustAttempts(id: string): Promise<void> {
    await this.#inBackend(
      (redis) => redis.hset(`bull:events-notify:${id}`, 'atm', 7),
      (db) => sql`update jobs.job set attempts_made = 7 where id = ${id}`.execute(db),
    );
  }

  /** Everything stored for a job, as text. */
  async job(id: string): Promise<string> {
    const job = await this.#inBackend(
      (redis) => redis.hgetall(`bull:events-notify:${id}`),
      async (db) => (await sql`select to_jsonb(j) from jobs.job j where id = ${id}`.execute(db)).rows,
    );
    return JSON.stringify(job);
  }

  async #inBackend(
    onRedis: (redis: Redis) => Promise<unknown>,
    onPostgres: (db: Kysely<unknown>) => Promise<unknown>,
  ): Promise<unknown> {
    if (this.sending.redisUrl) {
      const redis = new Redis(redisConnection(this.sending.redisUrl));
      return onRedis(redis).finally(() => redis.disconnect());
    }
    const db = createDatabase<unknown>({ url: this.database.adminUrl, log: silentLog });
    return onPostgres(db).finally(() => db.destroy());
  }
}
