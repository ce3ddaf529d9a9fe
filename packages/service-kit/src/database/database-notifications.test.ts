import { createTestDatabase, type TestDatabase, until } from '@app/testkit';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  createDatabase,
  type DatabaseNotifications,
  listenForNotifications,
  migrate,
  notifyInserts,
  silentLog,
} from '../index.ts';

interface Schema {
  jobs: { name: string };
}

let database: TestDatabase;
let db: Kysely<Schema>;
let opened: DatabaseNotifications[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase<Schema>({ url: database.urls.chat, log: silentLog, max: 3 });
  await migrate(db, 'chat', {
    '0001_jobs': {
      up: async (schema: Kysely<unknown>) => {
        await sql`create table jobs (name text primary key)`.execute(schema);
        await notifyInserts(schema, 'jobs');
      },
    },
  });
});
afterEach(async () => {
  await Promise.all(opened.map((notifications) => notifications.stop()));
  opened = [];
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** Listens as another process does, and counts what it hears. */
async function listenToJobs() {
  const notifications = listenForNotifications({ url: database.urls.chat, schema: 'chat', log: silentLog });
  opened.push(notifications);
  let calls = 0;
  const remove = notifications.onInsert('jobs', () => {
    calls += 1;
  });
  await until(() => notifications.isListening());
  const before = calls;
  return { notifications, remove, calls: () => calls - before };
}
const add = (name: string) => db.insertInto('jobs').values({ name }).execute();

test('rows that were inserted are told about once their transaction commits', async () => {
  const { calls } = await listenToJobs();
  const inserted = Promise.withResolvers<void>();
  const committing = Promise.withResolvers<void>();
  const done = db.transaction().execute(async (trx) => {
    await trx.insertInto('jobs').values({ name: 'committed' }).execute();
    inserted.resolve();
    await committing.promise;
  });
  await inserted.promise;
  // A notification that arrives later shows that the first one has not been sent.
  await add('meanwhile');
  await until(() => calls() === 1);
  committing.resolve();
  await done;
  await until(() => calls() === 2);
});

test('nothing is told about a transaction that was rolled back, or a statement that inserted nothing', async () => {
  const { calls } = await listenToJobs();
  const undone = db.transaction().execute(async (trx) => {
    await trx.insertInto('jobs').values({ name: 'undone' }).execute();
    throw new Error('rolled back');
  });
  await expect(undone).rejects.toThrow('rolled back');
  await db
    .insertInto('jobs')
    .values({ name: 'committed' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await add('last');
  await until(() => calls() > 0);
  expect(calls()).toBe(1);
});

test('a connection that was lost is opened again, and each listener is called for what it may have missed', async () => {
  const { notifications, calls } = await listenToJobs();
  const admin = createDatabase<unknown>({ url: database.adminUrl, log: silentLog, max: 1 });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'notifications' and datname = current_database()`.execute(admin);
  await admin.destroy();
  await until(() => !notifications.isListening());
  await until(() => notifications.isListening(), { timeout: 10_000 });
  expect(calls()).toBe(1);
  await add('afterwards');
  await until(() => calls() === 2);
});

test('a listener that was removed is not called, and a table can be added later', async () => {
  const { notifications, remove, calls } = await listenToJobs();
  remove();
  const heard = new Promise<void>((resolve) => notifications.onInsert('jobs', resolve));
  await add('for the other');
  await heard;
  expect(calls()).toBe(0);
});
