import { asOwner, asSystem } from '@app/service-kit';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startAuth } from './testing/start-auth.ts';

const auth = await startAuth();
const OWNED = ['users', 'sessions', 'links', 'mails', 'devices', 'visitor_claims', 'erasures'] as const;

/** Tables without an owner, and why. */
const OWNERLESS: Record<string, string> = {
  ended_sessions: 'must outlive the account, and identifies nobody',
  attempts: 'counts addresses without an account too; its key is a keyed hash',
  refused_signups: 'sign-ups that made no account; its key is a keyed hash',
  outbox: 'ids of events to deliver',
  inbox: 'ids of events that were handled',
  kysely_migration: 'of the schema itself',
  kysely_migration_lock: 'of the schema itself',
};

test('[PUR-7] every table has row-level security by owner, or a documented reason for having none', async () => {
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
  '[PUR-7] only their owner can see rows of %s, even when a query has no condition',
  async (table) => {
    const { db } = auth.deps;
    const ada = await auth.signUp();
    const grace = await auth.signUp();
    for (const { session } of [ada, grace]) {
      const { id } = session.user;
      await auth.sql('insert into auth.erasures (user_id, requested_at) values ($1, now())', id);
      await auth.sql("insert into auth.visitor_claims values ($1, 'sealed', now(), now())", id);
    }
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

const id = '00000000-0000-4000-8000-000000000000';
test.each([
  ['users', sql`email = 'ada@example.org'`],
  ['users', sql`id = ${id}`],
  ['sessions', sql`id = ${id}`],
  ['sessions', sql`user_id = ${id}`],
  ['sessions', sql`expires_at <= now()`],
  ['ended_sessions', sql`ended_at >= now()`],
  ['ended_sessions', sql`transaction_id >= pg_snapshot_xmin(pg_current_snapshot())`],
  ['links', sql`id = ${id}`],
  ['links', sql`user_id = ${id}`],
  ['links', sql`expires_at < now()`],
  ['mails', sql`id = ${id}`],
  ['devices', sql`user_id = ${id} and hash = 'x'`],
  ['devices', sql`last_seen_at < now()`],
  ['visitor_claims', sql`user_id = ${id}`],
  ['visitor_claims', sql`due_at <= now()`],
  ['erasures', sql`user_id = ${id}`],
  ['erasures', sql`mail_id = ${id}`],
  ['erasures', sql`completed_at is null and requested_at < now()`],
  ['erasures', sql`completed_at < now()`],
  ['users', sql`closed_at is not null and closed_at < now()`],
  ['refused_signups', sql`key = any(array['x'::bytea])`],
  ['refused_signups', sql`created_at < now()`],
  ['attempts', sql`kind = 'guess' and key = 'x'`],
])('rows of %s are found with an index in spite of row-level security', async (table, condition) => {
  const plan = await asSystem(auth.deps.db, async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    return sql`explain (format json) select * from ${sql.table(table)} where ${condition}`.execute(trx);
  });
  const text = JSON.stringify(plan.rows);
  expect(text).toMatch(/"Index Cond":/);
  expect(text).not.toContain('"Seq Scan"');
});
