import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createPersonalDataCheck, type PersonalColumns } from './personal-data-check.ts';
import { createTestDatabase } from './test-database.ts';

const database = await createTestDatabase();
const client = new pg.Client({ connectionString: database.adminUrl });
await client.connect();
const ada = '0199a2b4-0000-7000-8000-000000000001';
const grace = '0199a2b4-0000-7000-8000-000000000002';

const tables: PersonalColumns = {
  notes: {
    owner: 'user_id',
    columns: {
      id: 'not personal: an id without a meaning elsewhere',
      user_id: 'erased: the account part has it',
      words: 'exported',
      secret: 'exported, decrypted',
    },
  },
  payments: {
    owner: 'user_id',
    kept: 'tax law',
    columns: {
      id: 'not personal: an id without a meaning elsewhere',
      user_id: 'erased: the account part has it',
      cents: 'not personal: the same for everybody',
    },
  },
};
const check = await createPersonalDataCheck({ adminUrl: database.adminUrl, schema: 'billing', tables });
const plain = { 'notes.secret': ['a lantern'] };

beforeEach(async () => {
  await client.query(`
    drop table if exists billing.notes, billing.payments, billing.outbox;
    create table billing.outbox (id uuid primary key, payload jsonb);
    create table billing.notes (id serial primary key, user_id uuid, words text[], secret bytea);
    create table billing.payments (id serial primary key, user_id uuid, cents int);
    insert into billing.notes (user_id, words, secret) values
      ('${ada}', '{otter,violet}', 'x'), ('${grace}', '{heron}', 'y');
    insert into billing.payments (user_id, cents) values ('${ada}', 200)`);
});
afterAll(async () => {
  await check.close();
  await client.end();
  await database.drop();
});

test('an unlisted column fails the check, with advice', async () => {
  expect(await check.listingProblems()).toEqual([]);
  await client.query('alter table billing.notes add column mood text; create table billing.moods (id int)');
  expect(await check.listingProblems()).toEqual([
    expect.stringMatching(/^billing\.moods\.id is not listed: does it say anything about a person\?/),
    expect.stringMatching(/^billing\.notes\.mood is not listed/),
  ]);
  await client.query(
    'alter table billing.notes drop column mood, drop column words; drop table billing.moods',
  );
  expect(await check.listingProblems()).toEqual([
    expect.stringMatching(/^billing\.notes\.words is listed but not there/),
  ]);
});

test('an export without one of the values fails the check, and so does a test that wrote none', async () => {
  const person = await check.remember(ada);
  expect(person.missingIn({ notes: [{ words: ['otter', 'violet'], said: 'a lantern' }] }, plain)).toEqual([]);
  expect(person.missingIn({ notes: [{ words: ['otter'] }] }, plain)).toEqual([
    'billing.notes.words is not in the export, or not with all of its values.',
    'billing.notes.secret is not in the export, or not with all of its values.',
  ]);
  expect(person.missingIn({ words: ['otter', 'violet'] })).toEqual([
    'billing.notes.secret held nothing in this test: write something there before exporting.',
  ]);
});

test('an erasure that leaves a row, an id or a word anywhere fails the check; rows kept by law must lose their owner', async () => {
  const person = await check.remember(ada);
  await client.query(
    `insert into billing.outbox values (gen_random_uuid(), '{"words":"Violet","id":"${ada}"}')`,
  );
  expect(await person.remainingData(['violet'])).toEqual([
    'billing.notes still has a row of the person.',
    'billing.payments.user_id still says of the person what it said before.',
    `billing.notes.user_id still holds “${ada}”.`,
    'billing.notes.words still holds “violet”.',
    'billing.outbox.payload still holds “violet”.',
    `billing.payments.user_id still holds “${ada}”.`,
  ]);
  await client.query(`delete from billing.notes where user_id = '${ada}'; delete from billing.outbox;
    update billing.payments set user_id = null`);
  expect(await person.remainingData(['violet'])).toEqual([]);
});

test('an erasure without data proves nothing', async () => {
  await client.query('delete from billing.notes');
  const person = await check.remember(ada);
  expect(await person.remainingData()).toContain(
    'billing.notes had no row of the person: this test proves nothing of it.',
  );
});
