import { randomUUID } from 'node:crypto';
import {
  createTestDatabase,
  hasRedis,
  startTestRedis,
  type TestDatabase,
  type TestRedis,
  until,
} from '@app/testkit';
import { Redis } from 'ioredis';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { silentLog } from '../log.ts';
import { createEventTables, type EventTables } from './event.tables.ts';
import { startInbox } from './inbox.ts';
import { say } from './outbox.ts';
import { type EventQueue, type EventWorker, openQueue, type QueueSettings } from './queues.ts';
import { type Relay, startRelay } from './relay.ts';

/** Where BullMQ may keep its jobs. Where there is no Redis, `npm test` gets one or names what was not run. */
export const BACKENDS: readonly ({ backend: 'PostgreSQL' } | { backend: 'Redis' })[] = hasRedis()
  ? [{ backend: 'PostgreSQL' }, { backend: 'Redis' }]
  : [{ backend: 'PostgreSQL' }];

/** The receiver's schema: what an event has done there. */
interface Receiving extends EventTables {
  effects: { mail_id: string };
}

type Handler = (mailId: string, take: () => Promise<void>) => Promise<void>;

const tables = { '0001_events': { up: createEventTables } };
const effects = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table effects (mail_id uuid not null)`.execute(db);
  },
};

/** A sending and a receiving service over real queues, fresh for every test of the file (or block) that asks. */
export class TestHouse {
  redis: TestRedis | undefined;
  database!: TestDatabase;
  sender!: Kysely<EventTables>;
  receiver!: Kysely<Receiving>;
  sending!: QueueSettings;
  receiving!: QueueSettings;
  #started: (() => Promise<unknown>)[] = [];

  constructor({ backend }: (typeof BACKENDS)[number]) {
    beforeAll(async () => {
      if (backend === 'Redis') this.redis = await startTestRedis();
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

  relay(everyMs = 50): Relay {
    const relay = startRelay({ db: this.sender, queues: this.sending, log: silentLog, everyMs });
    this.#started.push(relay.stop);
    return relay;
  }

  inbox(handler: Handler = (_mailId, take) => take()): EventWorker {
    const worker = startInbox<Receiving>({
      db: this.receiver,
      queues: this.receiving,
      receiver: 'notify',
      log: silentLog,
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

  /** The queue as a relay sees it, to look behind the curtain. */
  queue(): EventQueue {
    const queue = openQueue(this.sending, 'notify', silentLog);
    this.#started.push(queue.close);
    return queue;
  }

  /** Says one event. */
  async request(mailId: string = randomUUID()): Promise<string> {
    await this.sender.transaction().execute((trx) => say(trx, 'mail.requested', { mailId }));
    return mailId;
  }

  /** The mails whose events have had their effect, sorted; twice there when it had it twice. */
  async taken(): Promise<string[]> {
    const rows = await this.receiver.selectFrom('effects').select('mail_id').orderBy('mail_id').execute();
    return rows.map((row) => row.mail_id);
  }

  async isTaken(mailId: string, timeout = 10_000): Promise<void> {
    await until(async () => (await this.taken()).includes(mailId), { timeout });
  }

  /** Waits until so many rows have been handed to the queue. */
  async isSent(count: number): Promise<void> {
    await until(async () => {
      const sent = await this.sender.selectFrom('outbox').select('id').where('attempts', '=', 1).execute();
      return sent.length === count;
    });
  }

  /** As if the time had come at which the relay looks at every row again. */
  async lookAgainNow(): Promise<void> {
    await this.sender
      .updateTable('outbox')
      .set({ due_at: sql<Date>`now()` })
      .where('attempts', '>', 0)
      .execute();
  }

  /** Waits until the relay knows that `count` of the events said were received. */
  async isAcknowledged(count: number): Promise<void> {
    await until(
      async () => {
        await this.lookAgainNow();
        const done = await this.sender
          .selectFrom('outbox')
          .select('id')
          .where('done_at', 'is not', null)
          .execute();
        return done.length === count;
      },
      { timeout: 15_000, every: 100 },
    );
  }

  /** The queue forgets all it ever knew. */
  async loseJobs(): Promise<void> {
    await this.#behindTheCurtain(
      (redis) => redis.flushdb(),
      (db) => sql`delete from jobs.job`.execute(db),
    );
  }

  /** As if seven of a job's eight attempts were over; the eighth comes at its next turn. */
  async exhaust(id: string): Promise<void> {
    await this.#behindTheCurtain(
      (redis) => redis.hset(`bull:events-notify:${id}`, 'atm', 7),
      (db) => sql`update jobs.job set attempts_made = 7 where id = ${id}`.execute(db),
    );
  }

  /** All that the queue keeps of a job, as text. */
  async job(id: string): Promise<string> {
    const job = await this.#behindTheCurtain(
      (redis) => redis.hgetall(`bull:events-notify:${id}`),
      async (db) => (await sql`select to_jsonb(j) from jobs.job j where id = ${id}`.execute(db)).rows,
    );
    return JSON.stringify(job);
  }

  async #behindTheCurtain(
    onRedis: (redis: Redis) => Promise<unknown>,
    onPostgres: (db: Kysely<unknown>) => Promise<unknown>,
  ): Promise<unknown> {
    if (this.sending.redisUrl) {
      const redis = new Redis(this.sending.redisUrl);
      return onRedis(redis).finally(() => redis.disconnect());
    }
    const db = createDatabase<unknown>({ url: this.database.adminUrl, log: silentLog });
    return onPostgres(db).finally(() => db.destroy());
  }
}
