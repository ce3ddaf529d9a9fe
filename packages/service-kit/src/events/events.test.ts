import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase, until } from '@app/testkit';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createDatabase,
  createEventTables,
  type EventTables,
  type EventWorker,
  migrate,
  type QueueSettings,
  type Relay,
  say,
  silentLog,
  startInbox,
  startRelay,
} from '../index.ts';
import { openQueue } from './queues.ts';
import { hasRedis, startTestRedis, type TestRedis } from './redis-for-tests.ts';

/** The receiver's schema: what an event has done there. */
interface Receiving extends EventTables {
  effects: { mail_id: string };
}

const tables = { '0001_events': { up: createEventTables } };
const effects = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table effects (mail_id uuid not null)`.execute(db);
  },
};

describe.each([
  { backend: 'PostgreSQL', runs: true },
  { backend: 'Redis', runs: hasRedis },
])('events over BullMQ on $backend', ({ backend, runs }) => {
  let redis: TestRedis | undefined;
  let database: TestDatabase;
  let sender: Kysely<EventTables>;
  let receiver: Kysely<Receiving>;
  let sending: QueueSettings;
  let receiving: QueueSettings;
  let started: (() => Promise<unknown>)[];

  beforeAll(async () => {
    if (runs && backend === 'Redis') redis = await startTestRedis();
  });
  afterAll(() => redis?.kill());

  beforeEach(async () => {
    database = await createTestDatabase();
    sender = createDatabase<EventTables>({ url: database.urls.auth, log: silentLog });
    receiver = createDatabase<Receiving>({ url: database.urls.notify, log: silentLog });
    await migrate(sender, 'auth', tables);
    await migrate(receiver, 'notify', { ...tables, '0002_effects': effects });
    const redisUrl = redis?.url();
    sending = { databaseUrl: database.urls.auth, redisUrl };
    receiving = { databaseUrl: database.urls.notify, redisUrl };
    started = [];
  });
  afterEach(async () => {
    await Promise.all(started.map((stop) => stop()));
    await Promise.all([sender.destroy(), receiver.destroy()]);
    await database.drop();
  });

  const relay = (options: { everyMs?: number } = {}): Relay => {
    const relay = startRelay({ db: sender, queues: sending, log: silentLog, everyMs: 50, ...options });
    started.push(relay.stop);
    return relay;
  };
  type Handler = (mailId: string, take: () => Promise<void>) => Promise<void>;
  const inbox = (handler: Handler = (_mailId, take) => take()): EventWorker => {
    const worker = startInbox<Receiving>({
      db: receiver,
      queues: receiving,
      receiver: 'notify',
      log: silentLog,
      handlers: {
        'mail.requested': (trx, { mailId }) =>
          handler(mailId, async () => {
            await trx.insertInto('effects').values({ mail_id: mailId }).execute();
          }),
      },
    });
    started.push(worker.close);
    return worker;
  };
  const request = async (mailId: string = randomUUID()): Promise<string> => {
    await sender.transaction().execute((trx) => say(trx, 'mail.requested', { mailId }));
    return mailId;
  };
  const taken = async (): Promise<string[]> =>
    (await receiver.selectFrom('effects').select('mail_id').execute()).map((row) => row.mail_id);
  const lookAgainNow = () => sender.updateTable('outbox').set({ due_at: sql<Date>`now()` }).execute();
  const everythingAcknowledged = () =>
    until(
      async () => {
        await sender
          .updateTable('outbox')
          .set({ due_at: sql<Date>`now()` })
          .where('attempts', '>', 0)
          .execute();
        const open = await sender.selectFrom('outbox').select('id').where('done_at', 'is', null).execute();
        return open.length === 0;
      },
      { timeout: 10_000, every: 100 },
    );

  describe.runIf(runs)('are kept promises', () => {
    test('what is committed is received once, within a second of being said', async () => {
      inbox();
      const road = relay({ everyMs: 60_000 });
      const first = await request();
      road.wake();
      await until(async () => (await taken()).includes(first));
      const said = performance.now();
      const second = await request();
      road.wake();
      await until(async () => (await taken()).includes(second), { every: 5 });
      expect(performance.now() - said).toBeLessThan(1_000);
      await sender.updateTable('outbox').set({ due_at: sql<Date>`now()` }).execute();
      expect((await taken()).sort()).toEqual([first, second].sort());
    });

    test('what is rolled back is never sent', async () => {
      inbox();
      relay();
      const never = randomUUID();
      await expect(
        sender.transaction().execute(async (trx) => {
          await say(trx, 'mail.requested', { mailId: never });
          throw new Error('changed our mind');
        }),
      ).rejects.toThrow('changed our mind');
      const later = await request();
      await everythingAcknowledged();
      expect(await taken()).toEqual([later]);
    });

    test('a relay that dies before or after handing over changes nothing', async () => {
      const [before, after] = [await request(), await request()];
      // Both were claimed; the second had reached the queue when the relay died.
      await sender.updateTable('outbox').set({ attempts: 1, due_at: sql<Date>`now()` }).execute();
      const { id, topic, payload } = await sender
        .selectFrom('outbox')
        .select(['id', 'topic', 'payload'])
        .where(sql`payload ->> 'mailId'`, '=', after)
        .executeTakeFirstOrThrow();
      const dead = openQueue(sending, 'notify', silentLog);
      await dead.add([{ id, topic, payload }]);
      await dead.close();
      inbox();
      relay();
      await everythingAcknowledged();
      expect((await taken()).sort()).toEqual([before, after].sort());
    });

    test('an event sent twice, before and after it was taken in, has its effect once', async () => {
      inbox();
      const mail = await request();
      relay();
      await everythingAcknowledged();
      await forgetJobs();
      await sender
        .updateTable('outbox')
        .set({ done_at: null, attempts: 0, due_at: sql<Date>`now()` })
        .execute();
      await everythingAcknowledged();
      expect(await taken()).toEqual([mail]);
    });

    const forgetJobs = async (): Promise<void> => {
      if (sending.redisUrl) {
        const { Redis } = await import('ioredis');
        const client = new Redis(sending.redisUrl);
        await client.flushdb();
        client.disconnect();
      } else {
        const jobs = createDatabase<Record<string, never>>({ url: database.adminUrl, log: silentLog });
        await sql`delete from jobs.job`.execute(jobs);
        await jobs.destroy();
      }
    };

    test('jobs that the queue has lost are sent again', async () => {
      const road = relay();
      const mail = await request();
      road.wake();
      await until(async () => (await sentOnce()).length === 1);
      await road.stop();
      await forgetJobs();
      inbox();
      await lookAgainNow();
      relay();
      await everythingAcknowledged();
      expect(await taken()).toEqual([mail]);
    });

    const sentOnce = () => sender.selectFrom('outbox').select('id').where('attempts', '=', 1).execute();

    test('a receiver that fails three times takes it in at the fourth, once', async () => {
      let attempts = 0;
      inbox(async (_mailId, take) => {
        await take();
        attempts += 1;
        if (attempts <= 3) throw new Error('not yet');
      });
      relay();
      const mail = await request();
      await until(async () => (await taken()).length > 0, { timeout: 10_000 });
      expect([attempts, await taken()]).toEqual([4, [mail]]);
    });

    test('what a receiver failed at is not told to the queue', async () => {
      inbox(async () => {
        throw new Error('ada@example.org wrote something private');
      });
      relay();
      await request();
      const { id } = await sender.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
      const queue = openQueue(sending, 'notify', silentLog);
      await until(async () => (await queue.state(id)) === 'delayed');
      await queue.close();
      const job = sending.redisUrl ? await jobOnRedis(sending.redisUrl, id) : await jobOnPostgres(id);
      expect(job).toContain('the event was not taken in');
      expect(job).not.toContain('private');
    });

    const jobOnRedis = async (url: string, id: string): Promise<string> => {
      const { Redis } = await import('ioredis');
      const client = new Redis(url);
      const job = await client.hgetall(`bull:events-notify:${id}`);
      client.disconnect();
      return JSON.stringify(job);
    };
    const jobOnPostgres = async (id: string): Promise<string> => {
      const jobs = createDatabase<Record<string, never>>({ url: database.adminUrl, log: silentLog });
      const { rows } = await sql`select to_jsonb(j)::text as text from jobs.job j where id = ${id}`.execute(
        jobs,
      );
      await jobs.destroy();
      return JSON.stringify(rows);
    };

    test('what was said while the receiver was down is taken in when it is up', async () => {
      relay();
      const mails = [await request(), await request(), await request()];
      await until(async () => (await sentOnce()).length === 3);
      inbox();
      await until(async () => (await taken()).length === 3);
      expect((await taken()).sort()).toEqual(mails.sort());
    });

    test('two relays and two receivers at once: everything once', async () => {
      relay();
      relay();
      inbox();
      inbox();
      const mails = await Promise.all(Array.from({ length: 60 }, () => request()));
      await everythingAcknowledged();
      expect((await taken()).sort()).toEqual(mails.sort());
    });

    test('an event nobody understands stays, and keeps no other waiting', async () => {
      await sender
        .insertInto('outbox')
        .values([
          { receiver: 'notify', topic: 'from.the.future', payload: '{}' },
          { receiver: 'notify', topic: 'mail.requested', payload: '{"mailId":"poison"}' },
          { receiver: 'notify', topic: 'mail.requested', payload: '"not even an object"' },
        ])
        .execute();
      inbox();
      relay();
      const mail = await request();
      await until(async () => (await taken()).length > 0);
      expect(await taken()).toEqual([mail]);
      await lookAgainNow();
      const acknowledged = async () =>
        (await sender.selectFrom('outbox').select('topic').where('done_at', 'is not', null).execute()).length;
      await until(async () => {
        await lookAgainNow();
        return (await acknowledged()) === 1;
      });
    });

    test('an event that failed all its attempts is run again when its receiver has been mended', async () => {
      const queue = openQueue(sending, 'notify', silentLog);
      started.push(queue.close);
      const mail = await request();
      const { id } = await sender.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
      const broken = inbox(() => Promise.reject(new Error('not written yet')));
      const road = relay();
      await until(async () => (await queue.state(id)) === 'delayed');
      await exhaust(id);
      await until(async () => (await queue.state(id)) === 'failed', { timeout: 10_000 });
      await Promise.all([broken.close(), road.stop()]);
      inbox();
      relay();
      await everythingAcknowledged();
      expect(await taken()).toEqual([mail]);
    });

    /** As if seven of the eight attempts were over; the eighth comes at the next turn. */
    const exhaust = async (id: string): Promise<void> => {
      if (sending.redisUrl) {
        const { Redis } = await import('ioredis');
        const client = new Redis(sending.redisUrl);
        await client.hset(`bull:events-notify:${id}`, 'atm', 7);
        client.disconnect();
      } else {
        const jobs = createDatabase<Record<string, never>>({ url: database.adminUrl, log: silentLog });
        await sql`update jobs.job set attempts_made = 7 where id = ${id}`.execute(jobs);
        await jobs.destroy();
      }
    };

    test('a stop waits for the event that is being taken in', async () => {
      const entered = Promise.withResolvers<void>();
      const leave = Promise.withResolvers<void>();
      const worker = inbox(async (_mailId, take) => {
        entered.resolve();
        await leave.promise;
        await take();
      });
      relay();
      const mail = await request();
      await entered.promise;
      const closed = worker.close();
      leave.resolve();
      await closed;
      expect(await taken()).toEqual([mail]);
    });

    test('a service uses few connections for its queues', async () => {
      inbox();
      relay();
      await Promise.all(Array.from({ length: 20 }, () => request()));
      await until(async () => (await taken()).length === 20);
      const admin = createDatabase<Record<string, never>>({ url: database.adminUrl, log: silentLog });
      const { rows } = await sql<{ role: string; used: number }>`
        select usename as role, count(*)::int as used from pg_stat_activity
        where datname = current_database() and usename like 'svc%' group by usename`.execute(admin);
      await admin.destroy();
      // Ten of the service's own at most; two to send, two to receive, one to listen.
      for (const { role, used } of rows) expect(used, role).toBeLessThanOrEqual(14);
    });
  });

  test.runIf(runs && backend === 'PostgreSQL')(
    'connections that the database cut are opened again',
    async () => {
      inbox();
      const road = relay();
      const first = await request();
      await until(async () => (await taken()).includes(first));
      const admin = createDatabase<Record<string, never>>({ url: database.adminUrl, log: silentLog });
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename like 'svc%'`.execute(admin);
      await admin.destroy();
      const second = await until(() => request());
      road.wake();
      await until(async () => (await taken()).includes(second), { timeout: 10_000 });
    },
  );

  describe.runIf(runs && backend === 'Redis')('while Redis is dead', () => {
    afterEach(() => redis?.start());

    test('saying does not wait, nothing is lost, and all arrives once it is back', async () => {
      inbox();
      const road = relay();
      const before = await request();
      await until(async () => (await taken()).includes(before));
      await redis?.kill();
      const began = performance.now();
      const during = await Promise.all(Array.from({ length: 20 }, () => request()));
      road.wake();
      expect(performance.now() - began).toBeLessThan(1_000);
      await until(
        async () => (await sql`select 1 from outbox where attempts > 0`.execute(sender)).rows.length > 0,
      );
      await redis?.start();
      await until(async () => (await taken()).length === 21, { timeout: 15_000 });
      expect((await taken()).sort()).toEqual([before, ...during].sort());
    });

    test('a relay and a receiver start and stop in time', async () => {
      await redis?.kill();
      const worker = inbox();
      const road = relay();
      await request();
      road.wake();
      const began = performance.now();
      await Promise.all([worker.close(), road.stop()]);
      expect(performance.now() - began).toBeLessThan(8_000);
    });

    test('a relay and a receiver that started without it begin when it is there', async () => {
      await redis?.kill();
      inbox();
      relay();
      const mail = await request();
      await redis?.start();
      await until(async () => (await taken()).includes(mail), { timeout: 15_000 });
    });
  });
});
