import { execFile } from 'node:child_process';
import path from 'node:path';
import { accountEndpoints, authEndpoints, billingEndpoints, chatEndpoints } from '@app/contracts';
import { startProduct, type TestProduct, until } from '@app/testkit';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi, signUp } from './person.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../scripts/erase-again.ts');
const SCHEMAS = ['auth', 'chat', 'chat_keys', 'billing', 'notify'];
/** Tables in which an id stays after the erasure: events, and the record of the erasure itself. */
const BOOKKEEPING = /\.(outbox|inbox|erasures|ended_sessions)$/;

let product: TestProduct;
let database: pg.Client;
beforeAll(async () => {
  product = await startProduct({ env: { SANDBOX_TOKEN_DELAY_MS: '0' } });
  database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await product?.stop();
});

/** Rows by `schema.table`, as a dump has them. */
type Backup = Map<string, object[]>;

async function backup(): Promise<Backup> {
  const { rows: tables } = await database.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_schema = any($1) and table_type = 'BASE TABLE' and table_name !~ '^kysely'`,
    [SCHEMAS],
  );
  const dump: Backup = new Map();
  for (const { name } of tables.filter((table) => !BOOKKEEPING.test(table.name))) {
    const { rows } = await database.query<{ row: object }>(`select to_jsonb(one) as row from ${name} as one`);
    dump.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return dump;
}

/** Replaces all rows with those of a dump without checking foreign keys, as `pg_restore` does. */
async function restore(dump: Backup): Promise<void> {
  await database.query('begin');
  await database.query(`set local session_replication_role = 'replica'`);
  for (const [name, rows] of dump) {
    await database.query(`delete from ${name}`);
    await database.query(
      `insert into ${name} select (jsonb_populate_record(null::${name}, one)).* from jsonb_array_elements($1) as one`,
      [JSON.stringify(rows)],
    );
  }
  await database.query('commit');
}

/** Every event has been received and every mail sent, so nothing more is written unless the test calls. */
async function isQuiet(): Promise<boolean> {
  const idsIn = (table: string) =>
    ['auth', 'chat', 'billing', 'notify']
      .map((schema) => `select id from ${schema}.${table}`)
      .join(' union all ');
  const { rows } = await database.query<{ is_quiet: boolean }>(
    `select not exists ((${idsIn('outbox')}) except (${idsIn('inbox')}))
       and not exists (select from notify.mails where state in ('queued', 'sending')) as is_quiet`,
  );
  return rows[0]?.is_quiet === true;
}

/** The tables that hold a row of this person. */
async function tablesOf(id: string): Promise<string[]> {
  const dump = await backup();
  return [...dump].filter(([, rows]) => JSON.stringify(rows).includes(id)).map(([name]) => name);
}

/** `npm run erase-again`. */
function eraseAgain(dataDir: string): Promise<{ code: number; output: string }> {
  const { promise, resolve } = Promise.withResolvers<{ code: number; output: string }>();
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  execFile(process.execPath, [SCRIPT], { env }, (error, out, err) =>
    resolve({ code: Number(error?.code ?? 0), output: out + err }),
  );
  return promise;
}

async function receiptsTo(address: string): Promise<number> {
  const answer = await fetch(`${product.sandboxUrl}/inbox.json?to=${encodeURIComponent(address)}`);
  const { mails } = (await answer.json()) as { mails: { subject: string }[] };
  return mails.filter(({ subject }) => /deleted/i.test(subject)).length;
}

test('[API-2] [PUR-7] a person whom a restored backup brings back is erased again in every service, and nobody else is', async () => {
  const [gone, stays] = await Promise.all([signUp(product.url, 'Zenobia'), signUp(product.url, 'Ottilie')]);
  for (const { headers } of [gone, stays]) {
    const body = { title: 'No time', question: 'We never find time to talk any more.' };
    expect((await callApi(product.url, chatEndpoints.start, { headers, body })).status).toBe(200);
    const checkout = { currency: 'usd', source: 'website' } as const;
    const opened = await callApi(product.url, billingEndpoints.createCheckout, { headers, body: checkout });
    expect(opened.status).toBe(200);
  }
  const [goneId, staysId] = [gone.session.user.id, stays.session.user.id];
  // Notify keeps a mail with the id of its person while it may have to be sent again, so a backup can contain one.
  await database.query(
    `insert into notify.mails (id, source, user_id, state, due_at, created_at)
     values (gen_random_uuid(), 'billing', $1, 'parked', now(), now())`,
    [goneId],
  );
  await until(isQuiet, { timeout: 60_000, every: 100 });
  const dump = await backup();
  const before = await tablesOf(goneId);
  expect(before).toEqual(
    expect.arrayContaining([
      'auth.sessions',
      'auth.users',
      'billing.checkouts',
      'chat.conversations',
      'chat_keys.user_keys',
      'notify.mails',
    ]),
  );
  const staysIn = await tablesOf(staysId);

  const deleted = await callApi(product.url, accountEndpoints.deleteAccount, { headers: gone.headers });
  expect(deleted.status).toBe(204);
  await until(async () => (await tablesOf(goneId)).length === 0, { timeout: 60_000, every: 100 });
  await until(async () => (await receiptsTo(gone.email)) === 1, { timeout: 60_000, every: 100 });

  await restore(dump);
  expect(await tablesOf(goneId)).toEqual(expect.arrayContaining(before));
  const first = await eraseAgain(product.dataDir);
  expect(first.output).toContain('1 people are erased again; 1 of their accounts had come back.');
  expect(first.output).toContain('Every service has erased its part.');
  expect(first.code).toBe(0);
  await until(async () => (await tablesOf(goneId)).length === 0, { timeout: 60_000, every: 100 });
  const { email, password } = gone;
  expect((await callApi(product.url, authEndpoints.login, { body: { email, password } })).status).toBe(401);

  const second = await eraseAgain(product.dataDir);
  expect(second.output).toContain('1 people are erased again; 0 of their accounts had come back.');
  expect(second.code).toBe(0);
  expect(await receiptsTo(gone.email)).toBe(1);
  expect(await tablesOf(staysId)).toEqual(staysIn);
  const list = await callApi(product.url, chatEndpoints.list, { headers: stays.headers });
  expect(list.body.conversations.map(({ title }) => title)).toEqual(['No time']);
}, 180_000);

test('without a running database erase-again says so', async () => {
  const { code, output } = await eraseAgain(path.join(product.dataDir, 'nothing'));
  expect(output).toMatch(/^No database runs on .*npm start/);
  expect(code).toBe(1);
});
