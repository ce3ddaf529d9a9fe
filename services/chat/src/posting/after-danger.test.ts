import { beforeAll, expect, test } from 'vitest';
import { type Coach, CoachFailure } from '../coach/coach.port.ts';
import type { Person } from '../testing/people.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

const DESPAIR = { title: 'So tired', question: 'I can’t any more. I want to die tonight.' };
const LIMIT = 1;
/** As many uncharged turns as a person has on a day. The message with the finding uses one. */
const UNCHARGED = 3;
const SENDS = 10;

const answering: Coach = { reply: async ({ onText }) => onText('I hear you.') };
const broken: Coach = {
  reply: async () => {
    throw new CoachFailure('server_error');
  },
};
const ENV = {
  FREE_MESSAGES_PER_MONTH: String(LIMIT),
  UNCHARGED_TURNS_PER_DAY: String(UNCHARGED),
  UNCHARGED_TURNS_PER_DAY_PER_ADDRESS: '1000',
  TURNS_AT_ONCE: '100',
};

let chat: TestChat;
let replica: Replica;
let down: Replica;
beforeAll(async () => {
  chat = await startChat();
  chat.clock.set('2026-11-15T12:00:00.000Z');
  replica = await chat.start(ENV, { coach: answering });
  down = await chat.start(ENV, { coach: broken });
});

/** Somebody at the monthly limit with a conversation that had a finding just now. */
async function arrive(): Promise<[Person, string]> {
  const ada = chat.signIn();
  const { body } = await replica.call(ada, 'POST', '/chat-start', { body: DESPAIR });
  await replica.call(ada, 'POST', '/chat-start', { body: QUESTION });
  return [ada, body.data.conversationId];
}
const ask = (
  person: Person,
  conversationId: string,
  { message = 'What now?', key, on = replica }: { message?: string; key?: string; on?: Replica } = {},
) =>
  on.call(person, 'POST', '/chat-followup', {
    body: { conversationId, message },
    ...(key === undefined ? {} : { key }),
  });
const standing = async (person: Person) =>
  (
    await chat.sql(
      `select used, turns_today as turns, uncharged_today as uncharged from chat.usage_months
       where owner_id = $1`,
      person.userId,
    )
  )[0];

test('messages after a danger are answered beyond the monthly limit, and use no unit', async () => {
  const [ada, id] = await arrive();
  const { status, body } = await ask(ada, id);
  expect([status, body.messages.length, body.usage.count, body.safety]).toEqual([200, 4, LIMIT, null]);
  expect(await standing(ada)).toEqual({ used: LIMIT, turns: 3, uncharged: 2 });
  const [turn] = await chat.sql(
    'select charge, state from chat.turns where owner_id = $1 order by created_at desc limit 1',
    ada.userId,
  );
  expect(turn).toEqual({ charge: 'allowance', state: 'complete' });
});

test('other conversations stay at the paywall', async () => {
  const ada = chat.signIn();
  const { body } = await replica.call(ada, 'POST', '/chat-start', { body: QUESTION });
  await replica.call(ada, 'POST', '/chat-start', { body: DESPAIR });
  const refused = await ask(ada, body.data.conversationId);
  expect([refused.status, refused.body.code]).toEqual([402, 'free_limit_reached']);
  const started = await replica.call(ada, 'POST', '/chat-start', { body: QUESTION });
  expect(started.body.data.paywall).toBe(true);
});

test('the day’s bound of a person is exact when many messages come at once', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, arrive));
  for (const [ada, id] of people) {
    let answered = 0;
    for (let round = 0; round < UNCHARGED; round += 1) {
      const answers = await Promise.all(Array.from({ length: SENDS }, () => ask(ada, id)));
      answered += answers.filter(({ status }) => status === 200).length;
      expect(answers.every(({ status }) => [200, 402, 409].includes(status))).toBe(true);
    }
    expect(answered).toBe(UNCHARGED - 1);
    expect(await standing(ada)).toEqual({ used: LIMIT, turns: 1 + UNCHARGED, uncharged: UNCHARGED });
    const refused = await ask(ada, id);
    expect([refused.status, refused.body.paywall]).toEqual([402, true]);
    expect(refused.body.concern.resources.length).toBeGreaterThan(0);
  }
});

test('the day’s bound of an address holds too, and a refusal counts nothing for the person', async () => {
  const tight = await chat.start({ ...ENV, UNCHARGED_TURNS_PER_DAY_PER_ADDRESS: '1' }, { coach: answering });
  await chat.sql('delete from chat.address_days');
  const ada = chat.signIn();
  const { body } = await tight.call(ada, 'POST', '/chat-start', { body: DESPAIR });
  await tight.call(ada, 'POST', '/chat-start', { body: QUESTION });
  const before = await standing(ada);
  const refused = await ask(ada, body.data.conversationId, { on: tight });
  expect([refused.status, refused.body.code]).toEqual([402, 'free_limit_reached']);
  expect(refused.body.error).not.toMatch(/visitors/);
  expect(await standing(ada)).toEqual(before);
});

test('a failed reply gives the uncharged turn back, and the same key then answers the same message', async () => {
  const [ada, id] = await arrive();
  const failed = await ask(ada, id, { key: 'what-now', on: down });
  expect([failed.status, failed.body.code]).toEqual([502, 'coach_unavailable']);
  expect(await standing(ada)).toMatchObject({ used: LIMIT, uncharged: 1 });
  const again = await ask(ada, id, { key: 'what-now' });
  expect([again.status, again.body.messages.length]).toEqual([200, 4]);
  const repeated = await ask(ada, id, { key: 'what-now' });
  expect(repeated.body.messages).toEqual(again.body.messages);
  expect(await standing(ada)).toMatchObject({ used: LIMIT, uncharged: 2 });
  const other = await ask(ada, id, { key: 'what-now', message: 'Something else.' });
  expect([other.status, other.body.code]).toEqual([409, 'conflict']);
});

test('a day after the danger the limit applies again', async () => {
  const [ada, id] = await arrive();
  chat.clock.set('2026-11-16T11:59:00.000Z');
  expect((await ask(ada, id)).status).toBe(200);
  chat.clock.set('2026-11-16T12:01:00.000Z');
  expect((await ask(ada, id)).status).toBe(402);
  chat.clock.set('2026-11-15T12:00:00.000Z');
});

test('a message without a danger before it is refused as ever', async () => {
  const ada = chat.signIn();
  const { body } = await replica.call(ada, 'POST', '/chat-start', { body: QUESTION });
  expect((await ask(ada, body.data.conversationId)).status).toBe(402);
});
