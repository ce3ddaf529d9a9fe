import { randomBytes, randomUUID } from 'node:crypto';
import { chatEndpoints, type Endpoint } from '@app/contracts';
import { type Sandbox, startSandbox } from '@app/sandbox';
import { until } from '@app/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Coach } from '../coach/coach.port.ts';
import { CoachFailure } from '../coach/coach.port.ts';
import { eraseIdleVisitors } from '../people/erase-idle-visitors.ts';
import { type Answered, QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';
import { signVisitor } from './visitor-cookie.ts';

const OPEN = { ANONYMOUS_CHAT: 'true' };
const LIMIT = 4;
const instantCoach: Coach = { reply: async ({ onText }) => onText('I hear you. What would help tonight?') };
const brokenCoach: Coach = {
  reply: async () => {
    throw new CoachFailure('server_error');
  },
};

let chat: TestChat;
let coach: Sandbox;
let replica: Replica;
let broken: Replica;
beforeAll(async () => {
  chat = await startChat();
  coach = await startSandbox();
  const env = { ...OPEN, FREE_MESSAGES_PER_MONTH: String(LIMIT) };
  replica = await chat.start(env, { coach: instantCoach });
  broken = await chat.start(env, { coach: brokenCoach });
});
afterAll(() => coach.stop());

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `192.0.2.${addresses}`;
};
const from = (address: string, cookie?: string) => ({
  'x-forwarded-for': address,
  ...(cookie === undefined ? {} : { cookie: `other=1; visitor=${cookie}` }),
});
const start = (headers: Record<string, string>, on = replica, body: object = { anonymous: true }) =>
  on.call(undefined, 'POST', '/chat-start', { body: { ...QUESTION, ...body }, headers });
const cookieOf = ({ headers }: Answered) =>
  /^visitor=([^;]*)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? '';
const idOf = (cookie: string) => cookie.split('.')[0] ?? '';

describe('[ROLE-3] a visitor', () => {
  test('starts a chat and continues it by a cookie that scripts and other sites can’t use', async () => {
    const address = newAddress();
    const started = await start(from(address));
    expect(started.body.data).toMatchObject({ paywall: false, usage: { count: 1, hasPurchase: false } });
    expect(started.headers.get('set-cookie')).toMatch(
      /^visitor=[0-9a-f-]{36}\.[\w-]{43}; Max-Age=2592000; Path=\/api; HttpOnly; SameSite=Strict$/,
    );
    const headers = from(address, cookieOf(started));
    const { conversationId } = started.body.data;
    const followed = await replica.call(undefined, 'POST', '/chat-followup', {
      body: { conversationId, message: 'And one more thing.' },
      headers,
    });
    expect([followed.status, followed.body.messages.length, followed.body.usage.count]).toEqual([200, 4, 2]);
    const detail = await replica.call(undefined, 'GET', `/conversations/${conversationId}`, { headers });
    expect([detail.status, detail.body.title]).toEqual([200, QUESTION.title]);
    expect((await replica.call(undefined, 'GET', '/usage', { headers })).body.count).toBe(2);
    const again = await start(headers);
    expect(idOf(cookieOf(again))).toBe(idOf(cookieOf(started)));
  });

  test('gets the reply as a stream, resumes it and stops it', async () => {
    const slow = await chat.start({ ...OPEN, OPENAI_BASE_URL: coach.coachUrl });
    coach.coach.setBehavior({ mode: 'hold', words: 20 });
    const response = await fetch(`${slow.url}/chat-start`, {
      method: 'POST',
      headers: { ...from(newAddress()), accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ ...QUESTION, anonymous: true }),
    });
    const headers = from(
      newAddress(),
      /^visitor=([^;]*)/.exec(response.headers.get('set-cookie') ?? '')?.[1],
    );
    await response.body?.cancel();
    const [owned] = await chat.sql<{ id: string }>(
      'select id from chat.conversations where owner_id = $1',
      idOf(headers.cookie?.split('visitor=')[1] ?? ''),
    );
    const conversationId = owned?.id ?? '';
    const resumed = await slow.stream(undefined, 'GET', `/conversations/${conversationId}/stream`, {
      headers,
    });
    await resumed.until(({ text }) => text.length > 20);
    const stopped = await slow.call(undefined, 'POST', `/conversations/${conversationId}/stop`, { headers });
    coach.coach.setBehavior({ mode: 'ok' });
    expect(stopped.body.messages[1].state).toBe('stopped');
    expect((await resumed.end())?.event).toBe('done');
  });

  test('must ask for an anonymous chat, and the cookie is renewed only when a chat starts', async () => {
    const refused = await start(from(newAddress()), replica, {});
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { anonymous: 'Please sign in, or start this chat anonymously.' },
    ]);
    expect(refused.headers.get('set-cookie')).toBeNull();
    const ada = chat.signIn();
    const signedIn = await replica.call(ada, 'POST', '/chat-start', {
      body: { ...QUESTION, anonymous: true },
    });
    expect([signedIn.status, signedIn.headers.get('set-cookie')]).toEqual([200, null]);
  });

  test('without a cookie has no usage and no conversations, and no rows are stored', async () => {
    const before = await chat.sql('select owner_id from chat_keys.user_keys');
    const headers = from(newAddress());
    expect((await replica.call(undefined, 'GET', '/usage', { headers })).body).toMatchObject({
      count: 0,
      hasPurchase: false,
      limit: LIMIT,
    });
    const id = randomUUID();
    const calls: [string, string, unknown][] = [
      ['GET', `/conversations/${id}`, undefined],
      ['GET', `/conversations/${id}/stream`, undefined],
      ['POST', `/conversations/${id}/stop`, undefined],
      ['POST', '/chat-followup', { conversationId: id, message: 'Hello?' }],
    ];
    for (const [method, path, body] of calls) {
      const answer = await replica.call(undefined, method, path, { body, headers });
      expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'not_found']);
    }
    expect(await chat.sql('select owner_id from chat_keys.user_keys')).toEqual(before);
  });

  test('sees nothing of another visitor, with any forged cookie', async () => {
    const theirs = await start(from(newAddress()));
    const cookie = cookieOf(theirs);
    const { conversationId } = theirs.body.data;
    const own = cookieOf(await start(from(newAddress())));
    const forged = [
      own,
      idOf(cookie),
      `${idOf(cookie)}.${own.split('.')[1]}`,
      `${cookie.slice(0, -2)}AA`,
      signVisitor([randomBytes(32)], idOf(cookie)),
      `${idOf(cookie).toUpperCase()}.${cookie.split('.')[1]}`,
    ];
    for (const wrong of forged) {
      const seen = await replica.call(undefined, 'GET', `/conversations/${conversationId}`, {
        headers: from('192.0.2.1', wrong),
      });
      expect([wrong, seen.status]).toEqual([wrong, 404]);
    }
    const ada = chat.signIn();
    const withCookie = await replica.call(ada, 'GET', `/conversations/${conversationId}`, {
      headers: from('192.0.2.1', cookie),
    });
    expect(withCookie.status).toBe(404);
  });

  const own: [string, Endpoint][] = Object.entries(chatEndpoints).filter(
    ([, { access }]) => access === 'signedIn',
  );
  test.each(own)('has no %s: that comes with an account', async (_name, { method, path }) => {
    const cookie = cookieOf(await start(from(newAddress())));
    const answer = await replica.call(undefined, method, path.replace(/:\w+/g, randomUUID()), {
      headers: from(newAddress(), cookie),
    });
    expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
  });

  test('is not recognised when the call carries an invalid session token', async () => {
    for (const headers of [
      { authorization: 'Bearer nonsense' },
      { authorization: '' },
      { 'x-session-token': randomUUID() },
    ])
      expect((await start({ ...from(newAddress()), ...headers })).status).toBe(401);
  });

  test('is refused while ANONYMOUS_CHAT is false, with or without a cookie; over https the cookie is Secure', async () => {
    const cookie = cookieOf(await start(from(newAddress())));
    const closed = await chat.start({}, { coach: instantCoach });
    expect((await start(from(newAddress(), cookie), closed)).status).toBe(401);
    const secure = await chat.start(
      { ...OPEN, PUBLIC_URL: 'https://hearten.example' },
      { coach: instantCoach },
    );
    expect((await start(from(newAddress()), secure)).headers.get('set-cookie')).toMatch(/; Secure$/);
  });
});

describe('[CHAT-8] the limit of visitors', () => {
  const fill = async (address: string, count: number, on = replica) =>
    Promise.all(Array.from({ length: count }, () => start(from(address), on)));
  const admitted = (answers: Answered[]) => answers.filter(({ body }) => body.data?.paywall === false).length;
  const used = async () => {
    const [row] = await chat.sql<{ used: number }>(
      'select coalesce(sum(used), 0)::int as used from chat.address_months',
    );
    return row?.used ?? 0;
  };

  test('is the limit of a person, for one visitor', async () => {
    const address = newAddress();
    const cookie = cookieOf(await start(from(address)));
    const answers = await Promise.all(Array.from({ length: 12 }, () => start(from(address, cookie))));
    expect(admitted(answers)).toBe(LIMIT - 1);
    expect(
      (await replica.call(undefined, 'GET', '/usage', { headers: from(address, cookie) })).body.count,
    ).toBe(LIMIT);
  });

  test('holds exactly per address for concurrent visitors, and is large enough for a household', async () => {
    for (let round = 0; round < 2; round += 1) {
      const address = newAddress();
      const answers = await fill(address, LIMIT * 3 + 8);
      expect(admitted(answers)).toBe(LIMIT * 3);
      const refused = answers.find(({ body }) => body.data?.paywall);
      expect(refused?.body.data.message).toMatch(/on your connection .* sign up/);
      expect(refused?.headers.get('set-cookie')).toBeNull();
      expect(admitted([await start(from(newAddress()))])).toBe(1);
    }
  });

  test('counts an IPv6 /64 as one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: LIMIT * 3 + 3 }, (_, n) => start(from(`2001:db8:7:7::${n + 1}`))),
    );
    expect(admitted(answers)).toBe(LIMIT * 3);
    expect(admitted([await start(from('2001:db8:7:8::1'))])).toBe(1);
  });

  test('gets the units of failed replies back', async () => {
    const [address, before] = [newAddress(), await used()];
    await fill(address, 10, broken);
    await until(async () => (await used()) === before);
    expect(admitted(await fill(address, LIMIT * 3 + 2))).toBe(LIMIT * 3);
  });

  test('stores no address', async () => {
    const address = '203.0.113.77';
    await start(from(address));
    const rows = await chat.sql<{ text: string }>(
      `select t::text as text from chat.address_months t union all select t::text from chat.usage_entries t`,
    );
    expect(
      rows.some(({ text }) => text.includes(address) || text.includes(Buffer.from(address).toString('hex'))),
    ).toBe(false);
  });
});

describe('[ROLE-3] an unclaimed visitor', () => {
  const held = async (id: string) => {
    const counts = await Promise.all(
      [
        'chat_keys.user_keys',
        'chat.conversations',
        'chat.messages',
        'chat.turns',
        'chat.usage_months',
        'chat.usage_entries',
      ].map(async (table) => {
        const rows = await chat.sql(`select 1 from ${table} where owner_id = $1`, id);
        return rows.length;
      }),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  };

  test('is erased thirty days after they last started a chat, and accounts are not affected', async () => {
    const day = 24 * 3_600_000;
    const ada = chat.signIn();
    await replica.call(ada, 'POST', '/chat-start', { body: QUESTION });
    const [left, back] = [await start(from(newAddress())), await start(from(newAddress()))];
    const [gone, stays] = [idOf(cookieOf(left)), idOf(cookieOf(back))];
    chat.clock.advance(20 * day);
    await start(from(newAddress(), cookieOf(back)));
    chat.clock.advance(10 * day + 1);
    await eraseIdleVisitors(replica.deps);
    expect(await held(gone)).toBe(0);
    expect(await held(stays)).toBeGreaterThan(5);
    expect(await held(ada.userId)).toBeGreaterThan(3);
    const months = await chat.sql<{ month: string }>('select distinct month from chat.address_months');
    expect(months.map(({ month }) => month)).toEqual(['2026-12']);
    chat.clock.set('2026-11-15T12:00:00.000Z');
  });
});
