import { countStatements, createTestDatabase, type TestDatabase } from '@app/testkit';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase, deleteInBatches, protectRows, silentLog } from '../index.ts';
import { DELETED_AT_ONCE } from './delete-in-batches.ts';

let database: TestDatabase;
let db: Kysely<unknown>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase<unknown>({ url: database.urls.chat, log: silentLog, max: 2 });
  await sql`create table notes (owner_id uuid not null default gen_random_uuid(), age integer not null)`.execute(
    db,
  );
  await sql`create index notes_by_age on notes (age)`.execute(db);
  await protectRows(db, 'notes', 'owner_id');
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});
beforeEach(async () => {
  await deleteInBatches(db, 'notes', sql`true`);
});

const fill = (rows: number) =>
  asAll(sql`insert into notes (age) select n from generate_series(1, ${rows}::int) as n`);
const ages = async () =>
  (await asAll<{ age: number }>(sql`select age from notes order by age`)).map(({ age }) => age);

async function asAll<Row>(statement: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return db.transaction().execute(async (trx) => {
    await sql`set local app.system = 'on'`.execute(trx);
    return (await statement.execute(trx)).rows;
  });
}

test('all expired rows of all owners are deleted, by statements of a limited number of rows in a transaction each', async () => {
  await fill(2 * DELETED_AT_ONCE + 5);
  const counter = countStatements(database.urls.chat);
  await deleteInBatches(db, 'notes', sql`age > 3`);
  counter.stop();
  expect(await ages()).toEqual([1, 2, 3]);
  const kinds = counter.statements.map((statement) => statement.trim().split(/\s/)[0]?.toLowerCase());
  expect(kinds.filter((kind) => kind === 'delete')).toHaveLength(3);
  expect(kinds.filter((kind) => kind?.startsWith('commit'))).toHaveLength(3);
});

test('a row that somebody works on is left for the next time, and nobody waits for it', async () => {
  await fill(10);
  await db.transaction().execute(async (other) => {
    await sql`set local app.system = 'on'`.execute(other);
    await sql`select from notes where age = 4 for update`.execute(other);
    await deleteInBatches(db, 'notes', sql`age > 2`);
  });
  expect(await ages()).toEqual([1, 2, 4]);
  await deleteInBatches(db, 'notes', sql`age > 2`);
  expect(await ages()).toEqual([1, 2]);
});
