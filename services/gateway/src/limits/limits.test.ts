import { KNOWN_DEVICE_ONLY_HEADER } from '@app/contracts';
import { systemClock } from '@app/service-kit/serving';
import { serviceCredentials } from '@app/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { postJson, sendRequest, type TestResponse } from '../testing/send-request.ts';
import { type Person, signedInPerson, startGateway, type TestGateway } from '../testing/start-gateway.ts';
import { respondJson, type TestService } from '../testing/start-service.ts';
import { createLimits, isPerPerson } from './limits.ts';
import { loginLimits } from './login-limits.ts';
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
/** Returns an address that no other test uses. */
const newAddress = () => {
  next += 1;
  return `198.51.100.${next}`;
};
const from = (address: string) => ({ 'x-forwarded-for': address });
const call = (path: string, address: string, body: unknown = {}, person?: Person) =>
  postJson(`${gateway.url}/api${path}`, body, { ...from(address), ...person?.headers });
const login = (email: string, address: string) =>
  call('/auth/login', address, { email, password: 'a guess' });

function expectRateLimited(response: TestResponse | undefined, atMost: number): void {
  if (!response) throw new Error('no response');
  expect([response.status, response.json().code]).toEqual([429, 'rate_limited']);
  const seconds = Number(response.headers['retry-after']);
  expect(Number.isInteger(seconds) && seconds >= 1 && seconds <= atMost).toBe(true);
  expect(response.json().error).toMatch(
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
    expectRateLimited(await call(path, address), window);
    expect(gateway.auth.received).toHaveLength(before);
    expect((await call(path, newAddress())).status).toBe(200);
  });

  test('chat per person, whatever address they call from', async () => {
    const ada = signedInPerson();
    for (let i = 0; i < 2; i += 1)
      expect((await call('/chat-start', newAddress(), {}, ada)).status).toBe(200);
    expectRateLimited(await call('/chat-followup', newAddress(), {}, ada), 60);
    expect((await call('/chat-start', newAddress(), {}, signedInPerson())).status).toBe(200);
  });

  test('an IPv6 subscriber is one caller, whatever address of their /64 they use', async () => {
    for (const end of ['::1', '::2', ':aaaa:bbbb:cccc:dddd', '::3'])
      expect((await call('/auth/confirm-email', `2001:db8:1:2${end}`)).status).toBe(200);
    expectRateLimited(await call('/auth/confirm-email', '2001:db8:1:2::4'), 60);
    expect((await call('/auth/confirm-email', '2001:db8:1:3::1')).status).toBe(200);
  });

  test('calls without a session to endpoints for signed-in people, per address', async () => {
    const address = newAddress();
    for (let i = 0; i < 4; i += 1) expect((await call('/chat-start', address)).status).toBe(401);
    expectRateLimited(await call('/chat-start', address), 60);
    expect((await call('/chat-start', address, {}, signedInPerson())).status).toBe(200);
  });

  test('one class does not use up another', async () => {
    const address = newAddress();
    for (let i = 0; i < 3; i += 1) await call('/auth/signup', address);
    expect((await call('/auth/forgot-password', address)).status).toBe(200);
  });
});

describe('[AUT-5] guesses at passwords', () => {
  test('are counted per account, however its mail address is written, and do not affect other addresses', async () => {
    gateway.auth.answer = respondJson(401, { error: 'No.', code: 'unauthenticated' });
    const guesser = newAddress();
    for (const email of ['ada@example.org', ' Ada@Example.org ', 'ADA@EXAMPLE.ORG'])
      expect((await login(email, guesser)).status).toBe(401);
    expectRateLimited(await login('ada@example.org', guesser), 60);
    expect((await login('bob@example.org', guesser)).status).toBe(401);
    gateway.auth.answer = respondJson(200, { data: {} });
    expect((await login('ada@example.org', newAddress())).status).toBe(200);
  });

  test('that failed are counted per address over all accounts, those that were right are not', async () => {
    const address = newAddress();
    gateway.auth.answer = respondJson(200, { data: {} });
    for (let i = 0; i < 40; i += 1) expect((await login(`right${i}@example.org`, address)).status).toBe(200);
    gateway.auth.answer = respondJson(401, { error: 'No.', code: 'unauthenticated' });
    for (let i = 0; i < 30; i += 1) expect((await login(`a${i}@example.org`, address)).status).toBe(401);
    expectRateLimited(await login('b@example.org', address), 300);
    expect((await login('b@example.org', newAddress())).status).toBe(401);
  });

  test('do not include correct ones', async () => {
    const address = newAddress();
    gateway.auth.answer = respondJson(200, { data: {} });
    for (let i = 0; i < 8; i += 1) expect((await login('carl@example.org', address)).status).toBe(200);
    gateway.auth.answer = respondJson(401, { error: 'No.', code: 'unauthenticated' });
    for (let i = 0; i < 3; i += 1) expect((await login('carl@example.org', address)).status).toBe(401);
    expectRateLimited(await login('carl@example.org', address), 60);
  });

  test('do not include attempts that auth could not answer', async () => {
    const address = newAddress();
    gateway.auth.answer = respondJson(503, { error: 'Later.', code: 'unavailable' });
    for (let i = 0; i < 8; i += 1) expect((await login('dora@example.org', address)).status).toBe(503);
  });

  /** Responds only when thirty calls have arrived, so that they are in progress at the same time. */
  const afterThirty = (answer: TestService['answer']): TestService['answer'] => {
    const thirty = Promise.withResolvers<void>();
    let calls = 0;
    return (call, response) => {
      calls += 1;
      if (calls === 30) thirty.resolve();
      void thirty.promise.then(() => answer(call, response));
    };
  };

  test('made at once reach auth no more often than one after the other', async () => {
    const before = gateway.auth.received.length;
    gateway.auth.answer = afterThirty(respondJson(401, { error: 'No.', code: 'unauthenticated' }));
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 48 }, (_, i) => login(`parallel${i}@example.org`, address)),
    );
    expect(gateway.auth.received.length - before).toBe(30);
    const refused = answers.filter(({ status }) => status !== 401);
    expect(refused).toHaveLength(18);
    for (const answer of refused) expectRateLimited(answer, 300);
  });

  test('that are correct may come from many people behind one address at the same time', async () => {
    const address = newAddress();
    gateway.auth.answer = afterThirty(respondJson(200, { data: {} }));
    const answers = await Promise.all(
      Array.from({ length: 48 }, (_, i) => login(`office${i}@example.org`, address)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  describe('over a limit from the same address', () => {
    const device = { cookie: 'device=AAAAAAAAAAAAAAAAAAAAAA' };
    const loginWith = (email: string, address: string, headers: Record<string, string>) =>
      postJson(
        `${gateway.url}/api/auth/login`,
        { email, password: 'a guess' },
        { ...from(address), ...headers },
      );
    const receivedWaitHeader = () => gateway.auth.received.at(-1)?.headers[KNOWN_DEVICE_ONLY_HEADER];

    test.each([
      ['on one account', 3, () => 'erin@example.org'],
      ['on many accounts', 30, (i: number) => `many${i}@example.org`],
    ])('(%s) auth decides by the device whether the owner may try', async (_which, count, emailOf) => {
      const address = newAddress();
      gateway.auth.answer = respondJson(401, { error: 'No.', code: 'unauthenticated' });
      for (let i = 0; i < count; i += 1) expect((await login(emailOf(i), address)).status).toBe(401);
      expect(receivedWaitHeader()).toBeUndefined();
      const before = gateway.auth.received.length;
      expectRateLimited(await login('erin@example.org', address), 300);
      expect(gateway.auth.received).toHaveLength(before);
      gateway.auth.answer = respondJson(200, { data: {} });
      expect((await loginWith('erin@example.org', address, device)).status).toBe(200);
      expect(Number(receivedWaitHeader())).toBeGreaterThan(0);
      expect(Number(receivedWaitHeader())).toBeLessThanOrEqual(300);
    });

    test('the header for auth cannot be set by a caller', async () => {
      gateway.auth.answer = respondJson(200, { data: {} });
      await loginWith('fay@example.org', newAddress(), { ...device, [KNOWN_DEVICE_ONLY_HEADER]: '1' });
      expect(receivedWaitHeader()).toBeUndefined();
    });
  });

  test('in a password change are counted per person', async () => {
    gateway.auth.answer = respondJson(400, { error: 'No.', code: 'validation_failed' });
    const ada = signedInPerson();
    const change = () => call('/auth/change-password', newAddress(), { currentPassword: 'x' }, ada);
    const address = newAddress();
    const fromOne = () => call('/auth/change-password', address, { currentPassword: 'x' }, ada);
    for (let i = 0; i < 3; i += 1) expect((await fromOne()).status).toBe(400);
    expectRateLimited(await fromOne(), 60);
    expectRateLimited(await change(), 60);
  });

  test('with a body that is not a login are forwarded to auth, and counted like any other call', async () => {
    gateway.auth.answer = respondJson(400, { error: 'No.', code: 'validation_failed' });
    const address = newAddress();
    for (const body of [{}, [], { email: 7 }, null])
      expect((await call('/auth/login', address, body)).status).toBe(400);
    expectRateLimited(await call('/auth/login', address, 'x'), 60);
  });
});

describe('[AUT-5] login limits', () => {
  const tryLogins = async (times: number, settings: Record<string, string>) => {
    const one = await startGateway(settings);
    one.auth.answer = respondJson(401, { error: 'No.', code: 'unauthenticated' });
    const body = { email: 'ada@example.org', password: 'a guess' };
    const responses: TestResponse[] = [];
    for (let i = 0; i < times; i += 1) responses.push(await postJson(`${one.url}/api/auth/login`, body));
    await one.stop();
    return responses;
  };

  test('refuse the eleventh login to an account within a minute by default', async () => {
    const responses = await tryLogins(11, {});
    expect(responses.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(401));
    expectRateLimited(responses[10], 60);
  });

  test('are all raised by RATE_LOGIN alone', async () => {
    const responses = await tryLogins(60, { RATE_LOGIN: '100000/1m' });
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401]));
  });
});

describe('the caller', () => {
  const byHeader = async (settings: Record<string, string>, header: string) => {
    const one = await startGateway({ RATE_SIGNUP: '1/1h', ...settings });
    await postJson(`${one.url}/api/auth/signup`, {}, { 'x-forwarded-for': header });
    const seen = one.auth.received[0]?.headers['x-forwarded-for'];
    await one.stop();
    return seen;
  };

  test('is the socket’s address without TRUST_PROXY, whatever X-Forwarded-For says', async () => {
    const one = await startGateway({ RATE_SIGNUP: '1/1h' });
    const signup = (address: string) => postJson(`${one.url}/api/auth/signup`, {}, from(address));
    expect((await signup('1.1.1.1')).status).toBe(200);
    expectRateLimited(await signup('2.2.2.2'), 3_600);
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

test('contact is counted per address, checkout and export per person, ready for their calls', async () => {
  expect((['contact', 'checkout', 'export'] as const).map(isPerPerson)).toEqual([false, true, true]);
  const config = readConfig({
    AUTH_URL: 'http://auth:1',
    CHAT_URL: 'http://chat:1',
    BILLING_URL: 'http://billing:1',
    NOTIFY_URL: 'http://notify:1',
    ...serviceCredentials('gateway'),
    ACCESS_TOKEN_PUBLIC_KEY: 'k'.repeat(60),
    RATE_CONTACT: '1/1m',
    RATE_CHECKOUT: '1/1m',
    RATE_EXPORT: '1/1m',
  });
  const limits = createLimits(config, memoryCounters(systemClock));
  for (const rateClass of ['contact', 'checkout', 'export'] as const) {
    await limits.consume(rateClass, 'somebody');
    expect(() => limits.consume(rateClass, 'somebody')).toThrow(
      expect.objectContaining({ code: 'rate_limited' }),
    );
    await limits.consume(rateClass, 'somebody else');
  }
});

test('correct logins are limited per address too, at sixty times the rate', async () => {
  const rate = { count: 1, seconds: 60 };
  const { startAttempt } = loginLimits(rate, rate, memoryCounters(systemClock));
  for (let i = 0; i < 60; i += 1)
    await (await startAttempt({ address: 'here', target: `${i}`, hasDevice: true })).finish(200);
  await expect(startAttempt({ address: 'here', target: 'x', hasDevice: true })).rejects.toMatchObject({
    code: 'rate_limited',
  });
  await startAttempt({ address: 'elsewhere', target: 'x', hasDevice: false });
});

test('parallel calls cannot exceed a limit', async () => {
  const address = newAddress();
  gateway.auth.answer = respondJson(200, {});
  const answers = await Promise.all(Array.from({ length: 20 }, () => call('/auth/signup', address)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
});

test('an address that is over a limit can still load the page and sign in', async () => {
  const address = newAddress();
  for (let i = 0; i < 6; i += 1) await call('/auth/confirm-email', address);
  expect((await login('carol@example.org', address)).status).toBe(200);
  expect((await sendRequest(`${gateway.url}/healthz`)).status).toBe(200);
});
