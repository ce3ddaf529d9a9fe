import { randomUUID } from 'node:crypto';
import { countStatements, createTestDatabase, type TestDatabase } from '@app/testkit';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, createDatabase, isUniqueViolation, queryAsOwner, silentLog } from '../index.ts';

let database: TestDatabase;
let db: Kysely<unknown>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase<unknown>({ url: database.urls.chat, log: silentLog, max: 1 });
  await sql`create table words (word text primary key)`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function countedIn(work: () => Promise<unknown>): Promise<readonly string[]> {
  const { statements, stop } = countStatements(database.urls.chat);
  await work().finally(stop);
  return statements.map((statement) => statement.replace(/'[0-9a-f-]{36}'/, 'ID'));
}

const addWord = (word: string, on = db) => sql`insert into words values (${word})`.execute(on);
const isInTransaction = async () =>
  (await sql<{ same: boolean }>`select now() = statement_timestamp() as same`.execute(db)).rows[0]?.same ===
  false;

test('a transaction begins together with its first statement', async () => {
  expect(await countedIn(() => asOwner(db, randomUUID(), (trx) => sql`select 1`.execute(trx)))).toEqual([
    'begin; set local app.owner = ID',
    'select 1',
    'commit',
  ]);
});

test('a transaction without a statement sends nothing', async () => {
  expect(await countedIn(() => asOwner(db, randomUUID(), async () => 'nothing'))).toEqual([]);
  const failing = asOwner(db, randomUUID(), async () => {
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await isInTransaction()).toBe(false);
});

test('a failed transaction leaves nothing, and its connection can be used', async () => {
  const failing = db.transaction().execute(async (trx) => {
    await addWord('undone', trx);
    await sql`select 1 / 0`.execute(trx);
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect((await sql`select from words where word = 'undone'`.execute(db)).rows).toEqual([]);
});

test('a single statement of an owner is committed or rolled back in one round trip', async () => {
  const owner = randomUUID();
  const insert = (word: string) => sql<{ word: string }>`insert into words values (${word}) returning word`;
  expect(await queryAsOwner(db, owner, insert('once'))).toEqual([{ word: 'once' }]);
  const again = await queryAsOwner(db, owner, insert('once')).catch((error: unknown) => error);
  expect(isUniqueViolation(again)).toBe(true);
  expect(await isInTransaction()).toBe(false);
  expect(await queryAsOwner(db, owner, insert('twice'))).toEqual([{ word: 'twice' }]);
});

test('a frequent statement is prepared, and gives the right rows each time', async () => {
  for (const word of ['a', 'b', 'c', 'd', 'e']) await addWord(word);
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  expect(rows.filter(({ statement }) => statement === 'insert into words values ($1)')).toHaveLength(1);
  expect(
    (await sql`select from words where word = any(${['a', 'b', 'c', 'd', 'e']})`.execute(db)).rows,
  ).toHaveLength(5);
});

test('a statement whose columns a migration may change is not prepared', async () => {
  const all = () => sql`select * from words where word = ${'a'}`.execute(db);
  for (let n = 0; n < 5; n += 1) await all();
  await sql`alter table words add column added int`.execute(db);
  expect((await all()).rows).toEqual([{ word: 'a', added: null }]);
});

test('a statement whose conflict depends on a parameter works however often it is sent', async () => {
  await sql`create table seats (id int, state text)`.execute(db);
  await sql`create unique index on seats (id) where state <> 'free'`.execute(db);
  const take = () =>
    sql`insert into seats values (1, 'taken') on conflict (id) where state <> ${'free'} do nothing`.execute(
      db,
    );
  for (let n = 0; n < 10; n += 1) await take();
  expect((await sql`select id from seats`.execute(db)).rows).toEqual([{ id: 1 }]);
});
