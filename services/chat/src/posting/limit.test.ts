import { freeLimitSentence } from '@app/contracts';
import { until } from '@app/testkit';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Coach } from '../coach/coach.port.ts';
import { CoachFailure } from '../coach/coach.port.ts';
import type { Person } from '../testing/people.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

const ROUNDS = 10;
const SENDS = 60;
const LIMIT = 20;
const LEFT = 3;

const instantCoach: Coach = { reply: async ({ onText }) => onText('I hear you. What would help tonight?') };
const brokenCoach: Coach = {
  reply: async () => {
    throw new CoachFailure('server_error');
  },
};

let chat: TestChat;
let replica: Replica;
let broken: Replica;
beforeAll(async () => {
  chat = await startChat();
  replica = await chat.start({}, { coach: instantCoach });
  broken = await chat.start({}, { coach: brokenCoach });
});

const start = (person: Person, on = replica) => on.call(person, 'POST', '/chat-start', { body: QUESTION });
const usage = async (person: Person) => (await replica.call(person, 'GET', '/usage')).body;
const use = (person: Person, month: string, used: number) =>
  chat.sql('insert into chat.usage_months values ($1, $2, $3)', person.userId, month, used);

describe('[CHAT-8] the limit', () => {
  test(`${SENDS} parallel sends at the limit admit exactly what is left, ${ROUNDS} times out of ${ROUNDS}`, async () => {
    // Calls the route without a socket, because sockets would take most of the time.
    const send = async ({ token }: Person) => {
      const answer = await replica.app.inject({
        method: 'POST',
        url: '/chat-start',
        headers: { authorization: `Bearer ${token}` },
        payload: QUESTION,
      });
      expect(answer.statusCode).toBe(200);
      return answer.json().data.paywall === false;
    };
    let exact = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = chat.signIn();
      await use(person, '2026-11', LIMIT - LEFT);
      const admitted = await Promise.all(Array.from({ length: SENDS }, () => send(person)));
      if (admitted.filter(Boolean).length === LEFT) exact += 1;
    }
    expect(exact).toBe(ROUNDS);
    const wrong = await chat.sql('select used from chat.usage_months where used <> $1', LIMIT);
    expect(wrong).toEqual([]);
  });

  test('holds for real connections, two replicas and follow-ups too', async () => {
    const other = await chat.start({}, { coach: instantCoach });
    for (let round = 0; round < 2; round += 1) {
      const person = chat.signIn();
      await use(person, '2026-11', LIMIT - LEFT);
      const answers = await Promise.all(
        Array.from({ length: SENDS }, (_, n) => start(person, n % 2 ? replica : other)),
      );
      expect(answers.filter(({ body }) => body.data?.paywall === false)).toHaveLength(LEFT);
      expect((await usage(person)).count).toBe(LIMIT);
      const started = answers.find(({ body }) => body.data?.conversationId);
      const followed = await replica.call(person, 'POST', '/chat-followup', {
        body: { conversationId: started?.body.data.conversationId, message: 'And one more thing.' },
      });
      expect([followed.status, followed.body]).toMatchObject([
        402,
        { code: 'free_limit_reached', paywall: true, safety: null, error: freeLimitSentence(LIMIT) },
      ]);
    }
  });

  test('[CHAT-7] is named by the paywall with the configured number, and a refused call stores nothing', async () => {
    const strict = await chat.start({ FREE_MESSAGES_PER_MONTH: '5' }, { coach: instantCoach });
    const person = chat.signIn();
    for (let sent = 0; sent < 5; sent += 1)
      expect((await start(person, strict)).body.data.paywall).toBe(false);
    const refused = await strict.call(person, 'POST', '/chat-start', { body: QUESTION, key: 'one-key' });
    expect([refused.status, refused.body]).toEqual([
      200,
      {
        data: {
          conversationId: null,
          messages: [],
          paywall: true,
          message:
            "You've used all 5 free messages this month. Upgrade to continue sending messages for just $2.00.",
          safety: null,
          concern: expect.objectContaining({ country: null }),
        },
      },
    ]);
    const rows = await chat.sql<{ conversations: number; keys: number }>(
      `select (select count(*)::int from chat.conversations where owner_id = $1) as conversations,
        (select count(*)::int from chat.idempotency_keys where owner_id = $1) as keys`,
      person.userId,
    );
    expect(rows).toEqual([{ conversations: 5, keys: 0 }]);
    const streamed = await strict.call(person, 'POST', '/chat-start', {
      body: QUESTION,
      headers: { accept: 'text/event-stream' },
    });
    expect([streamed.headers.get('content-type'), streamed.body.data.paywall]).toEqual([
      'application/json; charset=utf-8',
      true,
    ]);
  });

  test('[PUR-3] allows no free message when it is 0', async () => {
    const closed = await chat.start({ FREE_MESSAGES_PER_MONTH: '0' }, { coach: instantCoach });
    expect((await start(chat.signIn(), closed)).body.data.paywall).toBe(true);
  });

  test('[PUR-3] restarts with the UTC month', async () => {
    const person = chat.signIn();
    await use(person, '2026-11', LIMIT);
    chat.clock.set('2026-11-30T23:59:59.999Z');
    expect((await start(person)).body.data.paywall).toBe(true);
    expect(await usage(person)).toMatchObject({ count: LIMIT, resetsAt: '2026-12-01T00:00:00.000Z' });
    chat.clock.set('2026-12-01T00:00:00.000Z');
    expect((await start(person)).body.data.paywall).toBe(false);
    expect(await usage(person)).toMatchObject({ count: 1, resetsAt: '2027-01-01T00:00:00.000Z' });
    chat.clock.set('2026-11-15T12:00:00.000Z');
  });

  test('[PUR-3] does not apply with Premium, and messages are counted all the same', async () => {
    const person = chat.signIn();
    await use(person, '2026-11', LIMIT);
    await chat.sql('insert into chat.entitlements values ($1, now())', person.userId);
    expect((await start(person)).body.data.paywall).toBe(false);
    expect(await usage(person)).toMatchObject({ count: LIMIT + 1, hasPurchase: true });
  });

  test('does not count turns whose reply failed, also when many fail at once', async () => {
    const person = chat.signIn();
    await use(person, '2026-11', LIMIT - LEFT);
    await Promise.all(Array.from({ length: SENDS }, () => start(person, broken)));
    await until(async () => (await usage(person)).count === LIMIT - LEFT);
    const open = await chat.sql(
      "select turn_id from chat.usage_entries where owner_id = $1 and state <> 'released'",
      person.userId,
    );
    expect(open).toEqual([]);
    const answers = await Promise.all(Array.from({ length: SENDS }, () => start(person)));
    expect(answers.filter(({ body }) => body.data?.paywall === false)).toHaveLength(LEFT);
  });
});
