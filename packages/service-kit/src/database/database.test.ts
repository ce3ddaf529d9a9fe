import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase, until } from '@app/testkit';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  asOwner,
  asSystem,
  createDatabase,
  createIndexConcurrently,
  type Migrations,
  migrate,
  protectRows,
  silentLog,
} from '../index.ts';

interface Schema {
  notes: { owner_id: string; text: string };
}

const migrations: Migrations = {
  '0001_notes': {
    up: async (db: Kysely<unknown>) => {
      await sql`create table notes (owner_id uuid not null, text text not null)`.execute(db);
      await protectRows(db, 'notes', 'owner_id');
    },
  },
};

let database: TestDatabase;
const open = (): Kysely<Schema> =>
  createDatabase<Schema>({ url: database.urls.chat, log: silentLog, max: 3 });
let db: Kysely<Schema>;
beforeAll(async () => {
  database = await createTestDatabase();
  db = open();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('replicas that start together migrate once', async () => {
  const replicas = [open(), open(), open(), open()];
  await Promise.all(replicas.map((replica) => migrate(replica, 'chat', migrations)));
  await Promise.all(replicas.map((replica) => replica.destroy()));
  expect(await db.selectFrom('notes').selectAll().execute()).toEqual([]);
});

test('a failing migration is reported, rolled back, and run again once it is corrected', async () => {
  const broken: Migrations = {
    ...migrations,
    '0002_more': {
      up: async (db) => {
        await sql`create table half_done (id int)`.execute(db);
        await sql`select no_such_function()`.execute(db);
      },
    },
  };
  await migrate(db, 'chat', migrations);
  await expect(migrate(db, 'chat', broken)).rejects.toThrow('no_such_function');
  await expect(sql`select * from half_done`.execute(db)).rejects.toThrow('does not exist');
  const corrected: Migrations = {
    ...migrations,
    '0002_more': { up: (db) => sql`select 1`.execute(db).then() },
  };
  await migrate(db, 'chat', corrected);
});

test('a replica of the previous version starts on the schema of the next one without changing it', async () => {
  const names = async () =>
    (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows;
  const before = await names();
  expect(before.map(({ name }) => name)).toEqual(['0001_notes', '0002_more']);
  await migrate(db, 'chat', migrations);
  expect(await names()).toEqual(before);
  // A migration missing in the middle is an error, not a newer version.
  const mistaken = { ...migrations, '0003_later': { up: async () => undefined } };
  await expect(migrate(db, 'chat', mistaken)).rejects.toThrow('0002_more is missing');
});

test('a migration does not hold up requests for a lock that another transaction keeps, and succeeds when that has ended', async () => {
  const changes: Migrations = {
    ...migrations,
    '0002_more': { up: async () => undefined },
    '0003_change': { up: (db) => sql`alter table notes add column note text`.execute(db).then() },
  };
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const reading = db.transaction().execute(async (trx) => {
    await sql`select from notes`.execute(trx);
    await ended;
  });
  const replicas = [open(), open()];
  const migrating = Promise.all(replicas.map((replica) => migrate(replica, 'chat', changes)));
  await until(async () => {
    const { rows } =
      await sql`select from pg_locks where relation = 'notes'::regclass and not granted`.execute(db);
    return rows.length > 0;
  });
  // It waits behind the migration at most until that gives up.
  await sql`select from notes`.execute(db);
  end();
  await Promise.all([migrating, reading]);
  await Promise.all(replicas.map((replica) => replica.destroy()));
  await sql`select note from notes`.execute(db);
});

test('an index is created while rows are inserted, by one of the replicas that start together', async () => {
  const changes: Migrations = {
    ...migrations,
    '0002_more': { up: async () => undefined },
    '0003_change': { up: async () => undefined },
    '0004_index': {
      isConcurrent: true,
      up: (db) => createIndexConcurrently(db, 'notes_by_owner', 'on notes (owner_id)'),
    },
    '0005_after': { up: async (db) => sql`comment on index notes_by_owner is 'after'`.execute(db).then() },
  };
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const owner = randomUUID();
  const insert = () =>
    asOwner(db, owner, (trx) => trx.insertInto('notes').values({ owner_id: owner, text: 'x' }).execute());
  const writing = db.transaction().execute(async (trx) => {
    await sql`set local app.owner = ${sql.lit(owner)}`.execute(trx);
    await trx.insertInto('notes').values({ owner_id: owner, text: 'x' }).execute();
    await ended;
  });
  const replicas = [open(), open(), open()];
  const migrating = Promise.all(replicas.map((replica) => migrate(replica, 'chat', changes)));
  await until(async () => {
    const { rows } =
      await sql`select from pg_stat_activity where query like 'create index concurrently%' and wait_event_type = 'Lock'`.execute(
        db,
      );
    return rows.length > 0;
  });
  await insert();
  end();
  await Promise.all([migrating, writing]);
  await Promise.all(replicas.map((replica) => replica.destroy()));
  const { rows } =
    await sql`select indisvalid from pg_index where indexrelid = 'notes_by_owner'::regclass`.execute(db);
  expect(rows).toEqual([{ indisvalid: true }]);
  await asOwner(db, owner, (trx) => trx.deleteFrom('notes').execute());
});

describe('[PUR-7] row-level security', () => {
  const [ada, bob] = [randomUUID(), randomUUID()];
  const texts = async (trx: Kysely<Schema>) =>
    (await trx.selectFrom('notes').select('text').orderBy('text').execute()).map((row) => row.text);

  beforeAll(async () => {
    const nothing = { up: async () => undefined };
    const later = ['0002_more', '0003_change', '0004_index', '0005_after'].map((name) => [name, nothing]);
    await migrate(db, 'chat', { ...migrations, ...Object.fromEntries(later) });
    for (const [owner, text] of [
      [ada, 'of ada'],
      [bob, 'of bob'],
    ] as const)
      await asOwner(db, owner, (trx) => trx.insertInto('notes').values({ owner_id: owner, text }).execute());
  });

  test('an owner sees and changes their own rows alone, also by a query without an owner condition', async () => {
    expect(await asOwner(db, ada, texts)).toEqual(['of ada']);
    const changed = await asOwner(db, ada, (trx) =>
      trx.updateTable('notes').set({ text: 'of ada' }).executeTakeFirst(),
    );
    expect(changed.numUpdatedRows).toBe(1n);
    const erased = await asOwner(db, ada, (trx) =>
      trx.deleteFrom('notes').where('owner_id', '=', bob).executeTakeFirst(),
    );
    expect(erased.numDeletedRows).toBe(0n);
  });

  test('nobody writes a row in another’s name, nor changes the owner of a row', async () => {
    await expect(
      asOwner(db, ada, (trx) => trx.insertInto('notes').values({ owner_id: bob, text: 'forged' }).execute()),
    ).rejects.toThrow('row-level security');
    await expect(
      asOwner(db, ada, (trx) => trx.updateTable('notes').set({ owner_id: bob }).execute()),
    ).rejects.toThrow('row-level security');
  });

  test('without owner or system no row is visible, also on a connection that was used with one before', async () => {
    for (let i = 0; i < 6; i += 1) expect(await texts(db)).toEqual([]);
    await expect(
      db.insertInto('notes').values({ owner_id: ada, text: 'nobody’s' }).execute(),
    ).rejects.toThrow('row-level security');
  });

  test('asSystem sees every row, and only within its transaction', async () => {
    expect(await asSystem(db, texts)).toEqual(['of ada', 'of bob']);
    await expect(
      asSystem(db, async () => {
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await texts(db)).toEqual([]);
  });

  test('an owner that is not an id sees nothing', async () => {
    await expect(asOwner(db, 'x', texts)).rejects.toThrow('invalid input syntax for type uuid');
    expect(await asOwner(db, '', texts)).toEqual([]);
  });
});

test('a connection lost between two statements fails its transaction and nothing else', async () => {
  const admin = createDatabase<Schema>({ url: database.adminUrl, log: silentLog });
  await expect(
    db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      const pid = rows[0]?.pid;
      await sql`select pg_terminate_backend(${pid})`.execute(admin);
      await until(
        async () =>
          (await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(admin)).rows.length === 0,
      );
      await sql`select 1`.execute(trx);
    }),
  ).rejects.toThrow();
  await admin.destroy();
  await sql`select 1`.execute(db);
});
