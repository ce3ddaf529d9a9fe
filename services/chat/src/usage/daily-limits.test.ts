import { silentLog } from '@app/service-kit';
import { until } from '@app/testkit';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Coach, CoachFailure } from '../coach/coach.port.ts';
import { eraseIdleVisitors } from '../people/erase-idle-visitors.ts';
import { CONTACTS_REPLY } from '../safety/notice.ts';
import type { Person } from '../testing/people.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

const DESPAIR = { title: 'So tired', question: 'I can’t any more. I want to die tonight.' };
const SELF_HARM = { kind: 'self_harm', inDanger: 'writer' };
const PER_PERSON = 3;
const PER_ADDRESS = 5;
const LIMITS = {
  UNCHARGED_TURNS_PER_DAY: String(PER_PERSON),
  UNCHARGED_TURNS_PER_DAY_PER_ADDRESS: String(PER_ADDRESS),
};
const REPLY = 'I hear you. What would help tonight?';

let asked = 0;
const answering: Coach = {
  reply: async ({ onText }) => {
    asked += 1;
    onText(REPLY);
  },
};
const broken: Coach = {
  reply: async () => {
    throw new CoachFailure('server_error');
  },
};
/** Sends nothing until it is aborted. */
const silent: Coach = {
  reply: ({ signal }) =>
    new Promise((_resolve, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason));
    }),
};
const alarmed: Coach = {
  reply: async ({ onText, onAlert }) => {
    onAlert?.({ kind: 'self_harm', inDanger: 'writer', certainty: 'certain' });
    onText(REPLY);
  },
};

let chat: TestChat;
let a: Replica;
let b: Replica;
beforeAll(async () => {
  chat = await startChat();
  a = await chat.start(LIMITS, { coach: answering });
  b = await chat.start(LIMITS, { coach: answering });
});
let addresses = 0;
beforeEach(() => {
  asked = 0;
  addresses += 1;
});
/** Each test calls from an address of its own. */
const headers = () => ({ 'x-forwarded-for': `198.51.100.${addresses}` });
const start = (person: Person, body: object = QUESTION, on = a, more: object = {}) =>
  on.call(person, 'POST', '/chat-start', { body, headers: headers(), ...more });
const used = async (person: Person) => (await a.call(person, 'GET', '/usage')).body.count;
const uncharged = async (person: Person) => {
  const [row] = await chat.sql<{ uncharged_today: number }>(
    'select uncharged_today from chat.usage_months where owner_id = $1',
    person.userId,
  );
  return row?.uncharged_today;
};
const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

describe('turns with a finding that are not charged', () => {
  test('are answered by the coach up to the day’s limit, exactly, under concurrent calls to two replicas', async () => {
    const ada = chat.signIn();
    const answers = await times(12, (n) => start(ada, DESPAIR, n % 2 ? a : b));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const texts = answers.map(({ body }) => body.data.messages[1].content);
    expect(texts.filter((text) => text === REPLY)).toHaveLength(PER_PERSON);
    expect(texts.filter((text) => text === CONTACTS_REPLY)).toHaveLength(12 - PER_PERSON);
    for (const { body } of answers) expect(body.data.safety).toMatchObject(SELF_HARM);
    expect([await used(ada), await uncharged(ada)]).toEqual([0, PER_PERSON]);
  });

  test('are stored and answered without the model beyond the day’s limit, with the contacts', async () => {
    const ada = chat.signIn();
    await times(PER_PERSON, () => start(ada, DESPAIR));
    asked = 0;
    const { body } = await start(ada, DESPAIR, a, { key: 'again' });
    expect(body.data).toMatchObject({
      paywall: false,
      safety: SELF_HARM,
      usage: { count: 0 },
      messages: [
        { role: 'user', content: DESPAIR.question },
        { role: 'assistant', content: CONTACTS_REPLY },
      ],
    });
    expect(body.data.safety.resources.length).toBeGreaterThan(0);
    expect((await start(ada, DESPAIR, a, { key: 'again' })).body.data).toEqual(body.data);
    const streamed = await a.stream(ada, 'POST', '/chat-start', { body: DESPAIR, headers: headers() });
    expect((await streamed.end())?.event).toBe('done');
    expect(streamed.events.map(({ event }) => event)).toEqual(['start', 'safety', 'delta', 'done']);
    expect([asked, await used(ada), await uncharged(ada)]).toEqual([0, 0, PER_PERSON]);
    // Charged turns are not affected, and the next day starts at zero.
    expect((await start(ada)).body.data.messages[1].content).toBe(REPLY);
    chat.clock.advance(24 * 3_600_000);
    expect((await start(ada, DESPAIR)).body.data.messages[1].content).toBe(REPLY);
    expect(await uncharged(ada)).toBe(1);
  });

  test('share a limit per address, exactly, and a turn refused by it does not count for the person', async () => {
    const people = Array.from({ length: 8 }, () => chat.signIn());
    const answers = await Promise.all(people.map((person, n) => start(person, DESPAIR, n % 2 ? a : b)));
    const byCoach = answers.map(({ body }) => body.data.messages[1].content === REPLY);
    expect(byCoach.filter(Boolean)).toHaveLength(PER_ADDRESS);
    expect(await Promise.all(people.map(uncharged))).toEqual(byCoach.map(Number));
    // Turns that begin together may ask the model before screening has ended; later ones don't.
    asked = 0;
    expect((await start(chat.signIn(), DESPAIR)).body.data.messages[1].content).toBe(CONTACTS_REPLY);
    expect(asked).toBe(0);
  });

  test('need a free message to be left, and otherwise get the paywall with the contacts', async () => {
    const ada = chat.signIn();
    await chat.sql('insert into chat.usage_months values ($1, $2, 20)', ada.userId, '2026-11');
    const { status, body } = await start(ada, DESPAIR);
    expect([status, body.data.paywall, body.data.safety.kind]).toEqual([200, true, 'self_harm']);
    await chat.sql('insert into chat.entitlements values ($1, now())', ada.userId);
    expect((await start(ada, DESPAIR)).body.data).toMatchObject({ paywall: false, usage: { count: 20 } });
  });

  test('are released once when the reply fails, also when the call is repeated', async () => {
    const failing = await chat.start(LIMITS, { coach: broken });
    const ada = chat.signIn();
    const ofAddresses = () =>
      chat.sql(
        'select coalesce(sum(uncharged), 0)::int as uncharged from chat.address_days where day = $1',
        chat.clock.now().toISOString().slice(0, 10),
      );
    const before = await ofAddresses();
    for (let n = 0; n < PER_PERSON + 2; n += 1)
      expect((await start(ada, DESPAIR, failing, { key: 'same' })).status).toBe(502);
    expect([await uncharged(ada), await ofAddresses()]).toEqual([0, before]);
    expect((await start(ada, DESPAIR, a, { key: 'same' })).body.data.messages[1].content).toBe(REPLY);
    await failing.stop();
  });

  test('include turns with an alert of the coach; beyond the limit these are charged', async () => {
    const hearing = await chat.start(LIMITS, { coach: alarmed });
    const ada = chat.signIn();
    for (let n = 0; n < PER_PERSON; n += 1) await start(ada, QUESTION, hearing);
    expect(await used(ada)).toBe(0);
    const { body } = await start(ada, QUESTION, hearing);
    expect(body.data).toMatchObject({ safety: SELF_HARM, usage: { count: 1 } });
    expect([await used(ada), await uncharged(ada)]).toEqual([1, PER_PERSON]);
    await hearing.stop();
  });

  test('move with a visitor to the account they create', async () => {
    const open = await chat.start({ ...LIMITS, ANONYMOUS_CHAT: 'true' }, { coach: answering });
    const visited = await open.call(undefined, 'POST', '/chat-start', {
      body: { ...DESPAIR, anonymous: true },
      headers: headers(),
    });
    const visitor = /^visitor=([^;]*)/.exec(visited.headers.get('set-cookie') ?? '')?.[1];
    const ada = chat.signIn();
    await start(ada, DESPAIR);
    await open.ask('POST', `/internal/people/${ada.userId}/claim-visitor`, { visitor });
    const moved = await chat.sql(
      'select turns_today, uncharged_today from chat.usage_months where owner_id = $1',
      ada.userId,
    );
    expect(moved).toEqual([{ turns_today: 2, uncharged_today: 2 }]);
    await open.stop();
  });
});

describe('a reply that ends before its first text', () => {
  const begin = async (person: Person, on: Replica) => {
    const events = await on.stream(person, 'POST', '/chat-start', { body: QUESTION, headers: headers() });
    return { events, id: (await events.first('start')).conversationId };
  };

  test.each([
    ['stopped', 'POST', '/stop'],
    ['deleted with its conversation', 'DELETE', ''],
  ])(
    'when it is %s costs nothing within the day’s limit, and a message beyond it',
    async (_how, method, end) => {
      const waiting = await chat.start(LIMITS, { coach: silent });
      const ada = chat.signIn();
      for (let n = 1; n <= PER_PERSON + 2; n += 1) {
        const { id, events } = await begin(ada, waiting);
        expect((await waiting.call(ada, method, `/conversations/${id}${end}`)).status).toBeLessThan(300);
        await events.end();
        await until(async () => (await used(ada)) === Math.max(0, n - PER_PERSON));
      }
      expect(await uncharged(ada)).toBe(PER_PERSON);
      await waiting.stop();
    },
  );

  test('and fails is never charged, and uses nothing of the day’s limit', async () => {
    const failing = await chat.start(LIMITS, { coach: broken });
    const ada = chat.signIn();
    await times(PER_PERSON + 2, () => start(ada, QUESTION, failing));
    expect([await used(ada), await uncharged(ada)]).toEqual([0, 0]);
    await failing.stop();
  });
});

describe('the turns of a day', () => {
  test('are bounded for each person exactly, Premium included; a person in danger gets the contacts', async () => {
    const few = { TURNS_PER_DAY: '4' };
    const [one, two] = [
      await chat.start(few, { coach: answering }),
      await chat.start(few, { coach: answering }),
    ];
    const ada = chat.signIn();
    await chat.sql('insert into chat.entitlements values ($1, now())', ada.userId);
    const answers = await times(10, (n) => start(ada, QUESTION, n % 2 ? one : two));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(4).fill(200),
      ...Array(6).fill(429),
    ]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'rate_limited', safety: null });
    expect(refused?.body.error).toMatch(/continue tomorrow/);
    expect(refused?.headers.get('retry-after')).toBe('43200');
    const rows = await chat.sql('select 1 from chat.conversations where owner_id = $1', ada.userId);
    expect([rows.length, await used(ada)]).toEqual([4, 4]);
    const inDanger = await start(ada, DESPAIR, one);
    expect(inDanger.body.data).toMatchObject({
      safety: SELF_HARM,
      messages: [{}, { content: CONTACTS_REPLY }],
    });
    chat.clock.advance(24 * 3_600_000);
    expect((await start(ada, QUESTION, one)).status).toBe(200);
    await Promise.all([one.stop(), two.stop()]);
  });

  test('do not begin anew for a replica whose clock is behind at midnight', async () => {
    const few = await chat.start({ TURNS_PER_DAY: '2' }, { coach: answering });
    const ada = chat.signIn();
    const today = chat.clock.now();
    const midnight = new Date(today.toISOString().slice(0, 10)).getTime();
    const startAt = async (ms: number) => {
      chat.clock.set(new Date(midnight + ms));
      return (await start(ada, QUESTION, few)).status;
    };
    expect([await startAt(1_000), await startAt(-1_000), await startAt(2_000)]).toEqual([200, 200, 429]);
    chat.clock.set(today);
    await few.stop();
  });

  test('are bounded for each address', async () => {
    const few = await chat.start({ TURNS_PER_DAY_PER_ADDRESS: '3' }, { coach: answering });
    const answers = await times(5, () => start(chat.signIn(), QUESTION, few));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 502, 502]);
    await few.stop();
  });

  test('of all people alert the operator at 80 and 100 percent, once over all replicas', async () => {
    const lines: string[] = [];
    const log = Object.assign(Object.create(silentLog), {
      error: (_fields: object, event: string) => event !== 'failure' && lines.push(event),
    });
    const ceiling = { COACH_DAILY_TURN_CEILING: '10' };
    const [one, two] = [
      await chat.start(ceiling, { coach: answering, log }),
      await chat.start(ceiling, { coach: answering, log }),
    ];
    await chat.sql('delete from chat.daily_turns');
    const ask = (n: number) => start(chat.signIn(), QUESTION, n % 2 ? one : two);
    await times(7, ask);
    expect(lines).toEqual([]);
    await ask(0);
    expect(lines).toEqual(['daily turn ceiling nearly reached']);
    const answers = await times(6, ask);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(lines).toEqual(['daily turn ceiling nearly reached', 'daily turn ceiling reached']);
    await Promise.all([one.stop(), two.stop()]);
  });

  test('are reserved, when few are left, for people who have begun the fewest', async () => {
    const one = await chat.start({ COACH_DAILY_TURN_CEILING: '100' }, { coach: answering });
    const often = chat.signIn();
    for (let n = 0; n < 11; n += 1) expect((await start(often, QUESTION, one)).status).toBe(200);
    const day = chat.clock.now().toISOString().slice(0, 10);
    await chat.sql('update chat.daily_turns set used = 90 where day = $1', day);
    const refused = await start(often, QUESTION, one);
    expect([refused.status, refused.body.error]).toEqual([
      502,
      expect.stringMatching(/used it least\. Your message is saved and wasn’t counted\./),
    ]);
    expect((await start(chat.signIn(), QUESTION, one)).status).toBe(200);
    expect(await used(often)).toBe(11);
    await one.stop();
  });
});

describe('the concurrent turns of a process', () => {
  test('are open to anybody while half of the slots are free, and then shared', async () => {
    const small = await chat.start({ TURNS_AT_ONCE: '8', TURNS_AT_ONCE_PER_PERSON: '3' }, { coach: silent });
    const begin = (person: Person) =>
      small.stream(person, 'POST', '/chat-start', { body: QUESTION, headers: headers() });
    const ada = chat.signIn();
    const held = await times(4, () => begin(ada));
    const refused = await start(ada, DESPAIR, small);
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'rate_limited',
      '5',
    ]);
    expect(refused.body.safety).toMatchObject(SELF_HARM);
    const bob = chat.signIn();
    held.push(...(await times(3, () => begin(bob))));
    expect((await start(bob, QUESTION, small)).status).toBe(429);
    // Slots of finished turns are released, and so are those of turns that were not admitted.
    for (const events of held.slice(0, 2)) {
      const { conversationId } = await events.first('start');
      await small.call(ada, 'POST', `/conversations/${conversationId}/stop`);
    }
    const [none] = await times(3, () =>
      small.call(ada, 'POST', '/chat-followup', {
        body: { conversationId: '0190a0c4-0000-7000-8000-000000000000', message: 'Hello?' },
        headers: headers(),
      }),
    );
    expect(none?.status).toBe(404);
    held.push(await begin(ada));
    await held.at(-1)?.first('start');
    await Promise.all(held.map((events) => events.leave()));
    await small.stop();
  });

  test('are shared by all visitors of one address', async () => {
    const small = await chat.start(
      {
        TURNS_AT_ONCE: '8',
        TURNS_AT_ONCE_PER_VISITOR_ADDRESS: '4',
        ANONYMOUS_CHAT: 'true',
      },
      { coach: silent },
    );
    const body = { ...QUESTION, anonymous: true };
    const begin = () => small.stream(undefined, 'POST', '/chat-start', { body, headers: headers() });
    const held = await times(4, begin);
    const refused = await small.call(undefined, 'POST', '/chat-start', { body, headers: headers() });
    expect(refused.status).toBe(429);
    held.push(
      await small.stream(chat.signIn(), 'POST', '/chat-start', { body: QUESTION, headers: headers() }),
    );
    expect(held.map(({ status }) => status)).toEqual(Array(5).fill(200));
    await Promise.all(held.map((events) => events.leave()));
    await small.stop();
  });
});

test('the address key is removed from a turn when it ends, and its count is deleted with the day', async () => {
  await start(chat.signIn(), DESPAIR);
  expect(
    await chat.sql("select 1 from chat.turns where state <> 'generating' and address_key is not null"),
  ).toEqual([]);
  expect((await chat.sql('select 1 from chat.address_days')).length).toBeGreaterThan(0);
  chat.clock.advance(24 * 3_600_000);
  await eraseIdleVisitors(a.deps);
  expect(await chat.sql('select 1 from chat.address_days')).toEqual([]);
});
