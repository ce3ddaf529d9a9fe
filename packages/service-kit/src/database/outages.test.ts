import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase, failOver, type TestDatabase } from '@app/testkit';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toFailure } from '../http/errors.ts';
import {
  checkWritable,
  createDatabase,
  createEventTables,
  OutageWatch,
  readAndRecord,
  silentLog,
} from '../index.ts';

let database: TestDatabase;
let db: Kysely<unknown>;
const outages = new OutageWatch();
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase<unknown>({ url: database.urls.chat, log: silentLog, max: 4, outages });
  await createEventTables(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const read = () => sql`select 1`.execute(db);
const write = () => sql`insert into inbox (id, topic) values (gen_random_uuid(), 'test')`.execute(db);
const inTransactions = () =>
  Promise.allSettled(
    Array.from({ length: 4 }, () =>
      db.transaction().execute(async (trx) => {
        await sql`select pg_sleep(0.05)`.execute(trx);
        await sql`insert into inbox (id, topic) values (gen_random_uuid(), 'test')`.execute(trx);
      }),
    ),
  );
const codeOfFailure = (error: unknown) => toFailure(error).code;

test('during a failover writes are answered with 503 and a time to retry, and reads succeed', async () => {
  await inTransactions();
  const busy = inTransactions();
  await pause(20);
  const end = await failOver(database);
  const refused = (await busy).filter((result) => result.status === 'rejected');
  refused.push(...(await inTransactions()).filter((result) => result.status === 'rejected'));
  expect(new Set(refused.map(({ reason }) => codeOfFailure(reason)))).toEqual(new Set(['unavailable']));
  const failure = toFailure(await write().catch((error) => error));
  expect([failure.status, failure.retryAfterSeconds]).toEqual([503, 2]);
  await Promise.all(Array.from({ length: 8 }, read));
  expect(outages.isRecent(1_000)).toBe(true);
  await end();
  // Connections that were opened meanwhile lead to a server that can't be written; only one statement finds out.
  const after = await Promise.allSettled([write(), pause(200).then(write), pause(200).then(write)]);
  expect(after.slice(1).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});

test('a process is not ready while the database can’t be written for longer than a moment', async () => {
  const isReady = async (check: () => Promise<void>) =>
    check().then(
      () => true,
      () => false,
    );
  const [patient, strict] = [checkWritable(db, 300), checkWritable(db, 0)];
  expect([await isReady(patient), await isReady(strict)]).toEqual([true, true]);
  const end = await failOver(database);
  expect([await isReady(patient), await isReady(strict)]).toEqual([true, false]);
  expect(await isReady(checkWritable(db))).toBe(false);
  await pause(320);
  expect(await isReady(patient)).toBe(false);
  await end();
  await read();
  await isReady(patient);
  expect([await isReady(patient), await isReady(strict)]).toEqual([true, true]);
});

test('a read that records something is answered without the record while nothing can be written', async () => {
  const readRecorded = () =>
    readAndRecord(async (records) => {
      if (records) await write();
      return records;
    });
  expect(await readRecorded()).toBe(true);
  const end = await failOver(database);
  // The connections that were ended are replaced.
  await Promise.allSettled(Array.from({ length: 4 }, read));
  expect(await readRecorded()).toBe(false);
  await end();
});

test('a server that answers nothing for a while is an outage for those who waited, though no statement fails', async () => {
  const watch = new OutageWatch(200);
  const waiting = createDatabase<unknown>({
    url: database.urls.chat,
    log: silentLog,
    max: 1,
    outages: watch,
  });
  await sql`select 1`.execute(waiting);
  expect(watch.isRecent(60_000)).toBe(false);
  await sql`select pg_sleep(0.25)`.execute(waiting);
  expect(watch.isRecent(60_000)).toBe(true);
  await waiting.destroy();
});
