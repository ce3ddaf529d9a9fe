import { createTestDatabase, failOver, until } from '@app/testkit';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase, createLog, silentLog } from '../index.ts';
import { migrateService } from './migrate.ts';

const migrations = {
  '0001_kites': { up: async (db: Kysely<unknown>) => void (await sql`create table kites ()`.execute(db)) },
};

test('a process that starts during a failover of the database waits for it, and says so', async () => {
  const database = await createTestDatabase();
  const lines: string[] = [];
  const log = createLog('test', 'warn', { write: (line: string) => lines.push(line) });
  const settings = { DATABASE_URL: database.urls.chat };
  const end = await failOver({ adminUrl: database.adminUrl, name: database.name });
  const starting = migrateService(settings, { schema: 'chat', migrations, log });
  await until(() => lines.length > 0);
  await end();
  await starting;
  expect(lines.join()).toContain('start waits for the database');
  const db = createDatabase<unknown>({ url: database.urls.chat, log: silentLog });
  expect((await sql`select from chat.kites`.execute(db)).rows).toEqual([]);
  await db.destroy();
  await database.drop();
});

test('a migration that is wrong by itself ends the start at once', async () => {
  const database = await createTestDatabase();
  const wrong = { '0001_wrong': { up: async (db: Kysely<unknown>) => void (await sql`create`.execute(db)) } };
  await expect(
    migrateService(
      { DATABASE_URL: database.urls.chat },
      { schema: 'chat', migrations: wrong, log: silentLog },
    ),
  ).rejects.toThrow('syntax error');
  await database.drop();
});
