import { randomUUID } from 'node:crypto';
import { type Sandbox, startSandbox } from '@app/sandbox';
import { until } from '@app/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventHandlers } from '../jobs.ts';
import type { Person } from '../testing/people.ts';
import { type Answered, QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';
import { signVisitor } from '../visitors/visitor-cookie.ts';

let chat: TestChat;
let coach: Sandbox;
let replica: Replica;
let other: Replica;
beforeAll(async () => {
  chat = await startChat();
  coach = await startSandbox();
  const env = { ANONYMOUS_CHAT: 'true', OPENAI_BASE_URL: coach.coachUrl };
  replica = await chat.start(env);
  other = await chat.start(env);
});
afterAll(() => coach.stop());

const cookieOf = ({ headers }: Answered) =>
  /^visitor=([^;]*)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
const idOf = (cookie: string) => cookie.split('.')[0] ?? '';
const as = (cookie: string) => ({ cookie: `visitor=${cookie}`, 'x-forwarded-for': '192.0.2.7' });
const start = (cookie = '', on = replica) =>
  on.call(undefined, 'POST', '/chat-start', {
    body: { ...QUESTION, anonymous: true },
    headers: as(cookie),
    key: randomUUID(),
  });
const claim = async (person: Person, visitor: string, on = replica) =>
  on.ask('POST', `/internal/people/${person.userId}/claim-visitor`, { visitor });
const usage = async (person: Person) => (await replica.call(person, 'GET', '/usage')).body.count;
/** The monthly counts equal the sums of their entries. */
const unbalanced = () =>
  chat.sql(`
    select * from (select owner_id, month, used from chat.usage_months) months
    full join (select owner_id, month, count(*) filter (where state <> 'released')::int as used
      from chat.usage_entries group by owner_id, month) entries using (owner_id, month)
    where coalesce(months.used, 0) <> coalesce(entries.used, 0)`);

async function talk() {
  const started = await start();
  const cookie = cookieOf(started);
  const { conversationId } = started.body.data;
  const followed = await replica.call(undefined, 'POST', '/chat-followup', {
    body: { conversationId, message: 'He says that I never listen.' },
    headers: as(cookie),
  });
  expect(followed.status).toBe(200);
  return { cookie, conversationId, messages: followed.body.messages };
}

test('[ROLE-3] a visitor’s conversations are in the history of the account they create, word for word', async () => {
  const { cookie, conversationId, messages } = await talk();
  const ada = chat.signIn();
  await replica.call(ada, 'POST', '/chat-start', { body: QUESTION });
  expect((await claim(ada, cookie)).body).toEqual({ claimed: true });
  const detail = await other.call(ada, 'GET', `/conversations/${conversationId}`);
  expect([detail.status, detail.body.messages]).toEqual([200, messages]);
  const list = await replica.call(ada, 'GET', '/conversations?q=never+listen');
  expect(list.body.conversations).toHaveLength(1);
  expect(await usage(ada)).toBe(3);
  expect(await unbalanced()).toEqual([]);
  const followed = await replica.call(ada, 'POST', '/chat-followup', {
    body: { conversationId, message: 'I am back, with an account.' },
  });
  expect([followed.status, followed.body.usage.count]).toEqual([200, 4]);
  for (const table of [
    'chat_keys.user_keys',
    'chat.conversations',
    'chat.messages',
    'chat.turns',
    'chat.usage_months',
    'chat.usage_entries',
    'chat.idempotency_keys',
  ])
    expect([table, await chat.sql(`select 1 from ${table} where owner_id = $1`, idOf(cookie))]).toEqual([
      table,
      [],
    ]);
});

test('[ROLE-3] claiming twice changes nothing, no other account can claim the visitor, and the visitor no longer exists', async () => {
  const { cookie, conversationId } = await talk();
  const [ada, eve] = [chat.signIn(), chat.signIn()];
  const answers = await Promise.all([claim(ada, cookie), claim(ada, cookie, other), claim(ada, cookie)]);
  expect(answers.map(({ body }) => body.claimed)).toEqual([true, true, true]);
  expect(await usage(ada)).toBe(2);
  expect((await claim(eve, cookie)).body).toEqual({ claimed: false });
  for (const on of [replica, other]) {
    const seen = await on.call(undefined, 'GET', `/conversations/${conversationId}`, { headers: as(cookie) });
    const followed = await on.call(undefined, 'POST', '/chat-followup', {
      body: { conversationId, message: 'Still me?' },
      headers: as(cookie),
    });
    expect([seen.status, followed.status]).toEqual([404, 404]);
  }
  const anew = await start(cookie);
  expect(anew.body.data.paywall).toBe(false);
  expect(idOf(cookieOf(anew))).not.toBe(idOf(cookie));
});

test('[ROLE-3] a forged cookie, or one of an unknown visitor, claims nothing', async () => {
  const ada = chat.signIn();
  const unknown = signVisitor(replica.deps.config.VISITOR_SECRET, randomUUID());
  for (const visitor of ['', 'x', `${randomUUID()}.${'A'.repeat(43)}`, unknown])
    expect((await claim(ada, visitor)).body).toEqual({ claimed: false });
  // A signed-in person is not a visitor, even with a valid signature of their id.
  const eve = chat.signIn();
  await replica.call(eve, 'POST', '/chat-start', { body: QUESTION });
  const signed = signVisitor(replica.deps.config.VISITOR_SECRET, eve.userId);
  expect((await claim(ada, signed)).body).toEqual({ claimed: false });
});

test('[ROLE-3] a claim during a reply is refused and succeeds after the reply', async () => {
  coach.coach.setBehavior({ mode: 'hold', words: 12 });
  const response = await fetch(`${replica.url}/chat-start`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      'x-forwarded-for': '192.0.2.7',
    },
    body: JSON.stringify({ ...QUESTION, anonymous: true }),
  });
  const cookie = /^visitor=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '';
  await response.body?.cancel();
  const ada = chat.signIn();
  const early = await claim(ada, cookie);
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '2']);
  coach.coach.setBehavior({ mode: 'ok' });
  await until(async () => (await claim(ada, cookie)).body.claimed === true);
  const [item] = (await replica.call(ada, 'GET', '/conversations')).body.conversations;
  const { messages } = (await replica.call(ada, 'GET', `/conversations/${item.id}`)).body;
  expect(messages.map(({ role, state }: { role: string; state?: string }) => [role, state])).toEqual([
    ['user', undefined],
    ['assistant', undefined],
  ]);
  expect(await unbalanced()).toEqual([]);
});

test('[ROLE-3] messages sent during the claim end in the account or are refused, and the units add up', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { cookie, conversationId } = await talk();
    const ada = chat.signIn();
    const say = () =>
      other.call(undefined, 'POST', '/chat-followup', {
        body: { conversationId, message: 'And then?' },
        headers: as(cookie),
      });
    const [, said] = await Promise.all([claim(ada, cookie), say()]);
    await until(async () => (await claim(ada, cookie)).body.claimed === true);
    expect([200, 404]).toContain(said.status);
    const { body } = await replica.call(ada, 'GET', `/conversations/${conversationId}`);
    expect(body.messages).toHaveLength(said.status === 200 ? 6 : 4);
    expect(await usage(ada)).toBe(said.status === 200 ? 3 : 2);
  }
  expect(await unbalanced()).toEqual([]);
});

test('[PUR-7] erasing an account erases what it claimed, and it can claim nothing afterwards', async () => {
  const [first, second] = [await talk(), await talk()];
  const ada = chat.signIn();
  await claim(ada, first.cookie);
  await replica.deps.db
    .transaction()
    .execute(async (trx) => eventHandlers(replica.deps)['user.deleted']?.(trx, { userId: ada.userId }));
  expect(await chat.sql('select 1 from chat.conversations where id = $1', first.conversationId)).toEqual([]);
  expect((await claim(ada, second.cookie)).body).toEqual({ claimed: false });
  expect(await chat.sql('select 1 from chat_keys.user_keys where owner_id = $1', ada.userId)).toEqual([]);
});
