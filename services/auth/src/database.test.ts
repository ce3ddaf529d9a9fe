import { asOwner, asSystem } from '@app/service-kit';
import { expect, test } from 'vitest';
import { startAuth } from './testing/auth-under-test.ts';

const auth = await startAuth();
const OWNED = ['users', 'sessions', 'links', 'mails'] as const;

/** Tables without an owner, each with its reason. */
const OWNERLESS: Record<string, string> = {
  ended_sessions: 'must outlive the account, and names nobody',
  attempts: 'counts addresses without an account too; its key is a keyed hash',
  outbox: 'ids of events on their way',
  inbox: 'ids of events taken in',
  kysely_migration: 'of the schema itself',
  kysely_migration_lock: 'of the schema itself',
};

test('[PUR-7] every table has an owner that PostgreSQL knows of, or a reason', async () => {
  const tables = await auth.sql<{ name: string; secured: boolean }>(
    `select relname as name, relrowsecurity and relforcerowsecurity as secured
     from pg_class where relnamespace = 'auth'::regnamespace and relkind = 'r'`,
  );
  const open = tables.filter(({ secured }) => !secured).map(({ name }) => name);
  expect(open.sort()).toEqual(Object.keys(OWNERLESS).sort());
  expect(
    tables
      .filter(({ secured }) => secured)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...OWNED].sort());
});

test.each(OWNED)(
  '[PUR-7] rows of %s are seen by their owner alone, whatever a query forgets',
  async (table) => {
    const { db } = auth.deps;
    const ada = await auth.signUp();
    const grace = await auth.signUp();
    const owner = table === 'users' ? 'id' : 'user_id';
    const all = await asSystem(db, (trx) => trx.selectFrom(table).selectAll().execute());
    expect(all.length).toBeGreaterThan(1);
    const own = await asOwner(db, ada.session.user.id, (trx) => trx.selectFrom(table).selectAll().execute());
    expect(own.length).toBeGreaterThan(0);
    for (const row of own) expect(Object.entries(row)).toContainEqual([owner, ada.session.user.id]);
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    const taken = await asOwner(db, ada.session.user.id, (trx) =>
      trx.deleteFrom('sessions').where('user_id', '=', grace.session.user.id).executeTakeFirst(),
    );
    expect(taken.numDeletedRows).toBe(0n);
  },
);
