import { SettingsError } from '@app/service-kit/serving';
import { serviceCredentials } from '@app/testkit';
import { expect, test } from 'vitest';
import { readConfig, readTrustProxy } from './config.ts';

const NEEDED = {
  AUTH_URL: 'http://auth:3001',
  CHAT_URL: 'http://chat:3002, http://chat2:3002/',
  BILLING_URL: 'http://billing:3003',
  NOTIFY_URL: 'http://notify:3004',
  ...serviceCredentials('gateway'),
  ACCESS_TOKEN_PUBLIC_KEY: 'k'.repeat(60),
};

test('unset settings have their documented defaults', () => {
  const config = readConfig(NEEDED);
  expect(config).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    PUBLIC_URL: 'http://localhost:3000',
    TRUST_PROXY: false,
    PRODUCT_NAME: 'Hearten',
    FREE_MESSAGES_PER_MONTH: 20,
    ANONYMOUS_CHAT: false,
    REQUIRE_CONFIRMED_EMAIL: false,
    SUPPORT_EMAIL: 'support@localhost',
    RATE_LOGIN: { count: 10, seconds: 60 },
    RATE_SIGNUP: { count: 20, seconds: 3_600 },
    RATE_MAIL: { count: 30, seconds: 3_600 },
    RATE_CONTACT: { count: 10, seconds: 3_600 },
    RATE_CHAT: { count: 60, seconds: 60 },
    RATE_CHECKOUT: { count: 20, seconds: 3_600 },
    RATE_EXPORT: { count: 6, seconds: 3_600 },
    RATE_WEBHOOK: { count: 6_000, seconds: 60 },
    RATE_OTHER: { count: 600, seconds: 60 },
    RATE_PAGES: { count: 3_000, seconds: 60 },
    RATE_LOGIN_FAILURES: { count: 30, seconds: 300 },
  });
  expect(config.REDIS_URL).toBeUndefined();
  expect(config.CHAT_URL).toEqual(['http://chat:3002', 'http://chat2:3002']);
});

test('RATE_LOGIN also scales the limit of failed logins, unless that is set', () => {
  const failuresWith = (given: Record<string, string>) =>
    readConfig({ ...NEEDED, ...given }).RATE_LOGIN_FAILURES;
  expect(failuresWith({ RATE_LOGIN: '100000/1m' })).toEqual({ count: 300_000, seconds: 300 });
  expect(failuresWith({ RATE_LOGIN: '5/1h' })).toEqual({ count: 15, seconds: 18_000 });
  expect(failuresWith({ RATE_LOGIN: '5/1h', RATE_LOGIN_FAILURES: '7/1s' })).toEqual({ count: 7, seconds: 1 });
});

test('one error names every invalid setting and repeats no value', () => {
  const bad = {
    ...NEEDED,
    AUTH_URL: undefined,
    CHAT_URL: 'https://secret-host',
    PORT: '70000',
    TRUST_PROXY: 'secret',
    REDIS_URL: 'secret',
    RATE_CHAT: 'secret',
    ANONYMOUS_CHAT: 'yes',
  };
  let problem: unknown;
  try {
    readConfig(bad);
  } catch (error) {
    problem = error;
  }
  expect(problem).toBeInstanceOf(SettingsError);
  const problems = problem instanceof SettingsError ? problem.problems : [];
  expect(problems.map((line) => line.split(/:| /)[0]).sort()).toEqual([
    'ANONYMOUS_CHAT',
    'AUTH_URL',
    'CHAT_URL',
    'PORT',
    'RATE_CHAT',
    'REDIS_URL',
    'TRUST_PROXY',
  ]);
  expect(problems.join()).not.toContain('secret');
  expect(problems).toContain(
    'RATE_CHAT: must be <count>/<window>, such as 10/1m or 20/1h, and at most a day long',
  );
});

test.each(['loopback', '10.0.0.0/8', '10.0.0.1', 'loopback, 2001:db8::/32', 'uniquelocal'])(
  'TRUST_PROXY=%s is a list of ranges',
  (text) => {
    expect(readTrustProxy(text)).toEqual(text.split(',').map((range) => range.trim()));
  },
);

test('TRUST_PROXY as a number trusts that many hops', () => {
  const trust = readTrustProxy('2');
  expect(typeof trust === 'function' && [0, 1, 2].map((hop) => trust('10.0.0.1', hop))).toEqual([
    true,
    true,
    false,
  ]);
  expect(readTrustProxy('0')).toBe(false);
});

test.each([
  '',
  'everybody',
  'true',
  '*',
  '10.0.0.0/33',
  '10.0.0/8',
  '11',
  '1.2.3.4,',
  '2001:db8::/129',
  '-1',
])('TRUST_PROXY=%s is refused', (text) => {
  expect(readTrustProxy(text)).toBeUndefined();
});
