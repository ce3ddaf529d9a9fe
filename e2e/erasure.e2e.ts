import { accountEndpoints, authEndpoints, chatEndpoints, notifyEndpoints } from '@app/contracts';
import { type BorrowedProduct, borrowProduct, until } from '@app/testkit';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi, type Person, signUp } from './person.ts';

let product: BorrowedProduct;
let database: pg.Client;

beforeAll(async () => {
  product = await borrowProduct();
  database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await product?.giveBack();
});

const CANARY = 'the green bicycle nobody else knows of';
/** Tables in which an id may stay after the erasure: events, ended sessions, and the record of the erasure. */
const BOOKKEEPING = new Set([
  'outbox',
  'inbox',
  'erasures',
  'ended_sessions',
  'erased_owners',
  'erased_people',
]);

/** The tables of all services, as `schema.table`, that have a row with one of the words. */
async function rowsWith(...words: string[]): Promise<string[]> {
  const { rows } = await database.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_schema in ('auth', 'chat', 'chat_keys', 'billing', 'notify', 'jobs') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { schema, name } of rows) {
    const hit = await database.query(
      `select 1 from "${schema}"."${name}" as t where t::text ilike any($1) limit 1`,
      [words.map((word) => `%${word}%`)],
    );
    if (hit.rowCount) found.push(`${schema}.${name}`);
  }
  return found;
}

const owned = async (person: Person) =>
  (await rowsWith(person.session.user.id)).filter(
    (table) => !table.startsWith('jobs.') && !BOOKKEEPING.has(table.split('.')[1] ?? ''),
  );

async function somebodyWithAHistory(name: string): Promise<Person> {
  const person = await signUp(product.url, name);
  const started = await callApi(product.url, chatEndpoints.start, {
    headers: person.headers,
    body: { title: 'A secret of mine', question: `My partner found ${CANARY}, and we argue about it.` },
  });
  expect(started.status).toBe(200);
  await until(async () => (await mailsTo(person.email)).length > 0, { timeout: 20_000 });
  return person;
}

async function mailsTo(address: string): Promise<{ subject: string }[]> {
  const answer = await fetch(`${product.sandboxUrl}/inbox.json?to=${encodeURIComponent(address)}`);
  const { mails } = (await answer.json()) as { mails: { subject: string }[] };
  return mails;
}

describe('[API-2] deleting an account', () => {
  test.each(['chat', 'billing', 'notify'])(
    'while %s does not answer removes the person within 60 s of its return; the address is free at once',
    async (service) => {
      const person = await somebodyWithAHistory(`Zenobia${service}`);
      const { email, password } = person;
      expect(await rowsWith(CANARY)).toEqual([]);
      expect(await owned(person)).toEqual(
        expect.arrayContaining(['chat.conversations', 'chat_keys.user_keys']),
      );
      const pid = (await product.pids())[service];
      if (pid === undefined) throw new Error(`${service} is not running`);
      // Stopped rather than killed, because the supervisor starts a killed process again within a second.
      process.kill(pid, 'SIGSTOP');
      try {
        const deleted = await callApi(product.url, accountEndpoints.deleteAccount, {
          headers: person.headers,
        });
        expect(deleted.status).toBe(204);
        expect(deleted.headers.getSetCookie().join()).toContain('refresh=;');
        const again = await callApi(product.url, accountEndpoints.deleteAccount, { headers: person.headers });
        expect(again.status).toBe(401);
        const login = await callApi(product.url, authEndpoints.login, { body: { email, password } });
        expect(login.status).toBe(401);
      } finally {
        process.kill(pid, 'SIGCONT');
      }
      await until(async () => (await owned(person)).length === 0, { timeout: 60_000, every: 100 });
      await until(async () => (await mailsTo(person.email)).some(({ subject }) => /deleted/i.test(subject)), {
        timeout: 60_000,
        every: 100,
      });
      await until(async () => (await rowsWith(person.email, `Zenobia${service}`)).length === 0, {
        timeout: 20_000,
        every: 100,
      });
      const anew = await callApi(product.url, authEndpoints.signup, {
        body: { email, password, firstName: 'New', lastName: 'Start' },
      });
      expect(anew.status).toBe(200);
      expect(anew.body.data?.usageCount).toBe(0);
    },
    150_000,
  );
});

test('[API-2] the export contains what every service knows about its person, and nothing about others', async () => {
  const person = await somebodyWithAHistory('Ottilie');
  await callApi(product.url, notifyEndpoints.sendContact, {
    body: {
      fullName: 'Ottilie',
      email: person.email,
      subject: 'A question',
      message: 'Where is my receipt?',
    },
  });
  const answer = await callApi(product.url, accountEndpoints.exportEverything, { headers: person.headers });
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
    200,
    expect.stringContaining('attachment'),
  ]);
  const text = JSON.stringify(answer.body);
  for (const known of [person.email, 'Ottilie', CANARY, 'A secret of mine']) expect(text).toContain(known);
  expect(text).not.toContain('Zenobia');
  expect(text).not.toContain('password_hash');
});
