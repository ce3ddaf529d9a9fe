import { randomUUID } from 'node:crypto';
import { asOwner, asSystem, createDatabase, migrate, silentLog } from '@app/service-kit';
import { createTestDatabase, type TestDatabase } from '@app/testkit';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from './index.ts';

const upTo = (last: string) => Object.fromEntries(Object.entries(migrations).filter(([name]) => name < last));
const [ada, bob] = [randomUUID(), randomUUID()];
const KEY = Buffer.from('a wrapped key');

let database: TestDatabase;
let db: Kysely<unknown>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = createDatabase<unknown>({ url: database.urls.chat, log: silentLog });
  await migrate(db, 'chat', upTo('0003'));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const begin = (owner: string) =>
  asOwner(db, owner, async (trx) => {
    await sql`insert into user_keys (owner_id, wrapped_key, master_key_id, visitor_seen_at)
      select ${owner}, ${KEY}, 'm1', ${new Date()}
      where not exists (select from gone_owners where owner_hash = ${KEY})
      on conflict (owner_id) do nothing`.execute(trx);
    await sql`insert into conversations (id, owner_id, title, preview, emotion_tags, message_count, last_seq,
        created_at, updated_at)
      values (${randomUUID()}, ${owner}, ${KEY}, ${KEY}, '{}', 0, 0, now(), now())`.execute(trx);
  });
const count = async (owner: string, from: string) => {
  const found = await asOwner(db, owner, (trx) =>
    sql`select owner_id from ${sql.table(from)} where owner_id = ${owner}`.execute(trx),
  );
  return found.rows.length;
};

test('[PUR-7] the data keys move to another schema, and rows that reference them stay', async () => {
  await begin(ada);
  await migrate(db, 'chat', upTo('0005'));
  expect([await count(ada, 'chat_keys.user_keys'), await count(ada, 'conversations')]).toEqual([1, 1]);
  const { rows } = await sql`select kind.relkind from pg_class kind
    where relname = 'user_keys' and relnamespace = 'chat'::regnamespace`.execute(db);
  expect(rows).toEqual([{ relkind: 'v' }]);
});

test('the previous version keeps working with its own statements, under row-level security', async () => {
  await begin(bob);
  await begin(bob);
  expect([await count(bob, 'user_keys'), await count(bob, 'conversations')]).toEqual([1, 2]);
  expect((await sql`select * from user_keys`.execute(db)).rows).toEqual([]);
  const seen = await asOwner(db, bob, async (trx) => {
    await sql`select owner_id from user_keys where owner_id = ${bob} for key share`.execute(trx);
    return sql`update user_keys set visitor_seen_at = ${new Date(0)}
      where owner_id = ${bob} and visitor_seen_at is not null returning owner_id`.execute(trx);
  });
  expect(seen.rows).toHaveLength(1);
  const stale = await asSystem(db, (trx) =>
    sql<{ owner_id: string }>`select owner_id from user_keys where visitor_seen_at < ${new Date(1)}
      or (visitor_seen_at < ${new Date(1)}
        and not exists (select from conversations where conversations.owner_id = user_keys.owner_id))
      limit 10 for update skip locked`.execute(trx),
  );
  expect(stale.rows).toEqual([{ owner_id: bob }]);
  await asOwner(db, ada, (trx) => sql`delete from user_keys where owner_id = ${bob}`.execute(trx));
  expect(await count(bob, 'user_keys')).toBe(1);
  await asOwner(db, bob, (trx) => sql`delete from user_keys where owner_id in (${bob})`.execute(trx));
  expect([await count(bob, 'chat_keys.user_keys'), await count(bob, 'conversations')]).toEqual([0, 0]);
  expect(await count(ada, 'user_keys')).toBe(1);
});

test('[PUR-7] the view is dropped later, and the keys and rows that reference them stay', async () => {
  await migrate(db, 'chat', migrations);
  const { rows } =
    await sql`select from pg_class where relname = 'user_keys' and relnamespace = 'chat'::regnamespace`.execute(
      db,
    );
  expect(rows).toEqual([]);
  expect([await count(ada, 'chat_keys.user_keys'), await count(ada, 'conversations')]).toEqual([1, 1]);
});
