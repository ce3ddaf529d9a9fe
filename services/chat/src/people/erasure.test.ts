import { randomUUID } from 'node:crypto';
import { type Sandbox, startSandbox } from '@app/sandbox';
import { until } from '@app/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventHandlers, startJobs } from '../jobs.ts';
import { startEventSender } from '../testing/peer-stubs.ts';
import type { Person } from '../testing/people.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

let chat: TestChat;
let coach: Sandbox;
let replica: Replica;
let other: Replica;
beforeAll(async () => {
  chat = await startChat();
  coach = await startSandbox();
  replica = await chat.start({ OPENAI_BASE_URL: coach.coachUrl });
  other = await chat.start({ OPENAI_BASE_URL: coach.coachUrl });
});
afterAll(() => coach.stop());

const start = (person: Person, on = replica, key?: string) =>
  on.call(person, 'POST', '/chat-start', { body: QUESTION, ...(key ? { key } : {}) });
const erase = (userId: string, on = replica) =>
  on.deps.db.transaction().execute(async (trx) => eventHandlers(on.deps)['user.deleted']?.(trx, { userId }));
const entitle = (userId: string) =>
  replica.deps.db.transaction().execute(async (trx) =>
    eventHandlers(replica.deps)['entitlement.changed']?.(trx, {
      userId,
      purchasedAt: '2026-11-14T10:00:00.000Z',
      version: 1,
    }),
  );

const OWNED = [
  'chat_keys.user_keys',
  'chat.conversations',
  'chat.messages',
  'chat.turns',
  'chat.usage_months',
  'chat.usage_entries',
  'chat.entitlements',
  'chat.idempotency_keys',
];
async function rowsOf(ownerId: string): Promise<string[]> {
  const found = await Promise.all(
    [...OWNED, 'chat.turn_pieces', 'chat.deleted_rows'].map(async (table) => {
      const [row] = await chat.sql(`select 1 from ${table} where owner_id = $1 limit 1`, ownerId);
      return row ? [table] : [];
    }),
  );
  return found.flat();
}

test('[PUR-7] an account deleted while chat was down is erased once chat is up, and the erasure is published', async () => {
  const [ada, bob] = [chat.signIn(), chat.signIn()];
  for (const person of [ada, bob]) {
    await start(person, replica, 'a-key');
    await entitle(person.userId);
  }
  const auth = await startEventSender('auth', chat.database.urls.auth);
  await auth.publish('user.deleted', { userId: ada.userId });
  await until(async () => {
    const [sent] = await chat.sql('select 1 from auth.outbox where attempts > 0');
    return sent !== undefined;
  });
  expect(await rowsOf(ada.userId)).toEqual(OWNED);
  const events = startJobs(other.deps);
  await until(async () => (await rowsOf(ada.userId)).length === 0);
  const said = await chat.sql('select receiver, topic, payload from chat.outbox');
  await Promise.all([events.stop(), auth.stop()]);
  expect(said).toEqual([
    {
      receiver: 'auth',
      topic: 'user.erased',
      payload: { userId: ada.userId, by: 'chat', erasedAt: chat.clock.now().toISOString() },
    },
  ]);
  expect(await rowsOf(bob.userId)).toEqual(OWNED);
});

test('[PUR-7] a reply in progress ends with the account: its stream ends, and nothing is stored again', async () => {
  const ada = chat.signIn();
  coach.coach.setBehavior({ mode: 'hold', words: 30 });
  const events = await replica.stream(ada, 'POST', '/chat-start', { body: QUESTION });
  await events.until(({ text }) => text.split(' ').length > 25);
  const { conversationId } = await events.first('start');
  await until(async () => (await rowsOf(ada.userId)).includes('chat.turn_pieces'));
  const elsewhere = await other.stream(ada, 'GET', `/conversations/${conversationId}/stream`);
  await elsewhere.first('start');
  const erasedAt = performance.now();
  await erase(ada.userId, other);
  expect((await events.end())?.event).toBe('error');
  expect((await elsewhere.end())?.event).toBe('error');
  // The model still holds its reply, so it becomes idle only because we end the call.
  await coach.coach.whenIdle();
  expect(performance.now() - erasedAt).toBeLessThan(5_000);
  coach.coach.setBehavior({ mode: 'ok' });
  expect(await rowsOf(ada.userId)).toEqual([]);
});

test('[PUR-7] no rows are created for an erased person, by a token that is still valid or by a late event', async () => {
  const ada = chat.signIn();
  const { body } = await start(ada);
  await start(ada, other);
  await erase(ada.userId);
  // The other replica still has the unwrapped key in memory.
  for (const on of [replica, other]) {
    expect((await start(ada, on)).status).toBe(401);
    const followed = await on.call(ada, 'POST', '/chat-followup', {
      body: { conversationId: body.data.conversationId, message: 'Are you there?' },
    });
    expect(followed.status).toBe(404);
    expect((await on.call(ada, 'GET', '/conversations')).body.conversations).toEqual([]);
  }
  await entitle(ada.userId);
  expect(await rowsOf(ada.userId)).toEqual([]);
  await erase(ada.userId);
  expect(await rowsOf(ada.userId)).toEqual([]);
});

test('[PUR-7] a message and an erasure at the same moment leave nothing, twenty times', async () => {
  for (let round = 0; round < 20; round += 1) {
    const ada = chat.signIn();
    const first = start(ada, round % 2 ? replica : other);
    if (round % 3 === 0) await first;
    await Promise.all([first, start(ada), erase(ada.userId), start(ada, other)]);
    await until(async () => (await rowsOf(ada.userId)).length === 0);
  }
});

test('[PUR-7] the key of an erased person is deleted everywhere, and no other key opens what it sealed', async () => {
  const ada = chat.signIn();
  const { body } = await start(ada);
  const { conversationId } = body.data;
  await chat.sql(
    'create table backup_conversations as select * from chat.conversations where owner_id = $1',
    ada.userId,
  );
  await chat.sql(
    'create table backup_messages as select * from chat.messages where owner_id = $1',
    ada.userId,
  );
  const [key] = await chat.sql<{ hex: string }>(
    "select encode(wrapped_key, 'hex') as hex from chat_keys.user_keys where owner_id = $1",
    ada.userId,
  );
  await erase(ada.userId);
  const tables = await chat.sql<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('chat', 'chat_keys', 'jobs')",
  );
  for (const { name } of tables) {
    const found = await chat.sql(`select 1 from ${name} as t where strpos(t::text, $1) > 0`, key?.hex ?? '');
    expect([name, found]).toEqual([name, []]);
  }
  // Simulates an operator who restores old rows: the only key they can get is a new one.
  const stranger = chat.signIn();
  await start(stranger);
  await chat.sql(
    `insert into chat_keys.user_keys (owner_id, wrapped_key, master_key_id)
     select $1, wrapped_key, master_key_id from chat_keys.user_keys where owner_id = $2`,
    ada.userId,
    stranger.userId,
  );
  await chat.sql('insert into chat.conversations select * from backup_conversations');
  await chat.sql('insert into chat.messages select * from backup_messages');
  const fresh = await chat.start({ OPENAI_BASE_URL: coach.coachUrl });
  expect((await fresh.call(ada, 'GET', `/conversations/${conversationId}`)).status).toBe(500);
  expect((await fresh.ask('GET', `/internal/people/${ada.userId}/export`)).status).toBe(500);
  const own = await fresh.deps.vaults.get(stranger.userId);
  const restored = await chat.sql<{ id: string; content: Buffer }>('select id, content from backup_messages');
  expect(restored).toHaveLength(2);
  for (const { id, content } of restored)
    expect(() => own.open(content, { column: 'messages.content', rowId: id })).toThrow();
});

test('[PUR-7] a person without any rows is erased all the same', async () => {
  const nobody = randomUUID();
  await erase(nobody);
  const said = await chat.sql("select 1 from chat.outbox where payload->>'userId' = $1", nobody);
  expect(said).toHaveLength(1);
});
