import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, post, type Told } from '../testing/ask.fixture.ts';
import { type Person, somebody, startGateway, type TestGateway } from '../testing/gateway.fixture.ts';
import { answerJson } from '../testing/service.fixture.ts';
import { createLimits } from './limits.ts';
import { memoryCounters } from './memory-counters.adapter.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({
    TRUST_PROXY: 'loopback',
    RATE_LOGIN: '3/1m',
    RATE_LOGIN_FAILURES: '30/5m',
    RATE_SIGNUP: '2/1h',
    RATE_MAIL: '2/1h',
    RATE_CHAT: '2/1m',
    RATE_OTHER: '4/1m',
  });
});
afterAll(() => gateway.stop());

let next = 0;
/** An address nobody has called from yet. */
const newAddress = () => {
  next += 1;
  return `198.51.100.${next}`;
};
const from = (address: string) => ({ 'x-forwarded-for': address });
const call = (path: string, address: string, body: unknown = {}, person?: Person) =>
  post(`${gateway.url}/api${path}`, body, { ...from(address), ...person?.headers });
const login = (email: string, address: string) =>
  call('/auth/login', address, { email, password: 'a guess' });

function expectRefused(told: Told | undefined, atMost: number): void {
  if (!told) throw new Error('nothing was told');
  expect([told.status, told.json().code]).toEqual([429, 'rate_limited']);
  const seconds = Number(told.headers['retry-after']);
  expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= atMost).toBe(true);
  expect(told.json().error).toMatch(
    /^That was a lot at once\. Please try again in \d+ (seconds|minutes|hours)\.$/,
  );
}

describe('calls are counted', () => {
  test.each([
    ['signup', '/auth/signup', 2, 3_600],
    ['mail', '/auth/forgot-password', 2, 3_600],
    ['other', '/auth/confirm-email', 4, 60],
  ])('%s per address', async (_class, path, count, window) => {
    const address = newAddress();
    for (let i = 0; i < count; i += 1) expect((await call(path, address)).status).toBe(200);
    const before = gateway.auth.received.length;
    expectRefused(await call(path, address), window);
    expect(gateway.auth.received).toHaveLength(before);
    expect((await call(path, newAddress())).status).toBe(200);
  });

  test('chat per person, wherever they call from', async () => {
    const ada = somebody();
    for (let i = 0; i < 2; i += 1)
      expect((await call('/chat-start', newAddress(), {}, ada)).status).toBe(200);
    expectRefused(await call('/chat-followup', newAddress(), {}, ada), 60);
    expect((await call('/chat-start', newAddress(), {}, somebody())).status).toBe(200);
  });

  test('an IPv6 subscriber is one caller, whatever address of their /64 they use', async () => {
    for (const end of ['::1', '::2', ':aaaa:bbbb:cccc:dddd', '::3'])
      expect((await call('/auth/confirm-email', `2001:db8:1:2${end}`)).status).toBe(200);
    expectRefused(await call('/auth/confirm-email', '2001:db8:1:2::4'), 60);
    expect((await call('/auth/confirm-email', '2001:db8:1:3::1')).status).toBe(200);
  });

  test('whoever is turned away from a call for signed-in people, per address', async () => {
    const address = newAddress();
    for (let i = 0; i < 4; i += 1) expect((await call('/chat-start', address)).status).toBe(401);
    expectRefused(await call('/chat-start', address), 60);
    expect((await call('/chat-start', address, {}, somebody())).status).toBe(200);
  });

  test('one class does not use up another', async () => {
    const address = newAddress();
    for (let i = 0; i < 3; i += 1) await call('/auth/signup', address);
    expect((await call('/auth/forgot-password', address)).status).toBe(200);
  });
});

describe('[AUT-5] guesses at passwords', () => {
  test('are counted per account, however its address is written, and slow down nobody elsewhere', async () => {
    gateway.auth.answer = answerJson(401, { error: 'No.', code: 'unauthenticated' });
    const guesser = newAddress();
    for (const email of ['ada@example.org', ' Ada@Example.org ', 'ADA@EXAMPLE.ORG'])
      expect((await login(email, guesser)).status).toBe(401);
    expectRefused(await login('ada@example.org', guesser), 60);
    expect((await login('bob@example.org', guesser)).status).toBe(401);
    gateway.auth.answer = answerJson(200, { data: {} });
    expect((await login('ada@example.org', newAddress())).status).toBe(200);
  });

  test('that failed are counted per address over all accounts, those that were right are not', async () => {
    const address = newAddress();
    gateway.auth.answer = answerJson(200, { data: {} });
    for (let i = 0; i < 40; i += 1) expect((await login(`right${i}@example.org`, address)).status).toBe(200);
    gateway.auth.answer = answerJson(401, { error: 'No.', code: 'unauthenticated' });
    for (let i = 0; i < 30; i += 1) expect((await login(`a${i}@example.org`, address)).status).toBe(401);
    expectRefused(await login('b@example.org', address), 300);
    expect((await login('b@example.org', newAddress())).status).toBe(401);
  });

  test('in a change of password are counted per person', async () => {
    gateway.auth.answer = answerJson(400, { error: 'No.', code: 'validation_failed' });
    const ada = somebody();
    const change = () => call('/auth/change-password', newAddress(), { currentPassword: 'x' }, ada);
    const address = newAddress();
    const fromOne = () => call('/auth/change-password', address, { currentPassword: 'x' }, ada);
    for (let i = 0; i < 3; i += 1) expect((await fromOne()).status).toBe(400);
    expectRefused(await fromOne(), 60);
    expectRefused(await change(), 60);
  });

  test('with a body that is no login are left to auth, and counted like any other call', async () => {
    gateway.auth.answer = answerJson(400, { error: 'No.', code: 'validation_failed' });
    const address = newAddress();
    for (const body of [{}, [], { email: 7 }, null])
      expect((await call('/auth/login', address, body)).status).toBe(400);
    expectRefused(await call('/auth/login', address, 'x'), 60);
  });
});

describe('[AUT-5] a login by the defaults, and by one setting', () => {
  const tryLogins = async (times: number, settings: Record<string, string>) => {
    const one = await startGateway(settings);
    one.auth.answer = answerJson(401, { error: 'No.', code: 'unauthenticated' });
    const body = { email: 'ada@example.org', password: 'a guess' };
    const told: Told[] = [];
    for (let i = 0; i < times; i += 1) told.push(await post(`${one.url}/api/auth/login`, body));
    await one.stop();
    return told;
  };

  test('the eleventh for an account within a minute is refused', async () => {
    const told = await tryLogins(11, {});
    expect(told.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(401));
    expectRefused(told[10], 60);
  });

  test('RATE_LOGIN alone lifts every limit of it', async () => {
    const told = await tryLogins(60, { RATE_LOGIN: '100000/1m' });
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([401]));
  });
});

describe('the caller', () => {
  const byHeader = async (settings: Record<string, string>, header: string) => {
    const one = await startGateway({ RATE_SIGNUP: '1/1h', ...settings });
    await post(`${one.url}/api/auth/signup`, {}, { 'x-forwarded-for': header });
    const seen = one.auth.received[0]?.headers['x-forwarded-for'];
    await one.stop();
    return seen;
  };

  test('is the socket’s address without TRUST_PROXY, whatever X-Forwarded-For says', async () => {
    const one = await startGateway({ RATE_SIGNUP: '1/1h' });
    const signup = (address: string) => post(`${one.url}/api/auth/signup`, {}, from(address));
    expect((await signup('1.1.1.1')).status).toBe(200);
    expectRefused(await signup('2.2.2.2'), 3_600);
    expect(one.auth.received[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
    await one.stop();
  });

  test.each([
    ['none', '1.1.1.1', '127.0.0.1'],
    ['loopback', '1.1.1.1, 2.2.2.2', '2.2.2.2'],
    ['127.0.0.0/8, 10.0.0.0/8', '1.1.1.1, 2.2.2.2, 10.9.8.7', '2.2.2.2'],
    ['10.0.0.0/8', '1.1.1.1', '127.0.0.1'],
    ['1', '1.1.1.1, 2.2.2.2', '2.2.2.2'],
    ['2', '1.1.1.1, 2.2.2.2, 3.3.3.3', '2.2.2.2'],
    ['1', '2.2.2.2:5678', '2.2.2.2'],
    ['1', 'nonsense', '127.0.0.1'],
  ])('with TRUST_PROXY=%s and X-Forwarded-For: %s is %s', async (trust, header, address) => {
    expect(await byHeader({ TRUST_PROXY: trust }, header)).toBe(address);
  });
});

test('contact is counted per address and checkout per person, ready for their calls', async () => {
  const rate = { count: 1, seconds: 60 };
  const all = {
    login: rate,
    signup: rate,
    mail: rate,
    contact: rate,
    chat: rate,
    checkout: rate,
    webhook: rate,
    other: rate,
  };
  const limits = createLimits(all, rate, memoryCounters());
  for (const rateClass of ['contact', 'checkout'] as const) {
    await limits.admit(rateClass, 'somebody');
    await expect(limits.admit(rateClass, 'somebody')).rejects.toMatchObject({ code: 'rate_limited' });
    await limits.admit(rateClass, 'somebody else');
  }
});

test('parallel calls can not slip through together', async () => {
  const address = newAddress();
  gateway.auth.answer = answerJson(200, {});
  const answers = await Promise.all(Array.from({ length: 20 }, () => call('/auth/signup', address)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
});

test('an address that is over a limit can still load the page and sign in', async () => {
  const address = newAddress();
  for (let i = 0; i < 6; i += 1) await call('/auth/confirm-email', address);
  expect((await login('carol@example.org', address)).status).toBe(200);
  expect((await ask(`${gateway.url}/healthz`)).status).toBe(200);
});
