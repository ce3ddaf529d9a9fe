import { SettingsError } from '@app/service-kit/serving';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const NEEDED = {
  AUTH_URL: 'http://auth:3001',
  CHAT_URL: 'http://chat:3002, http://chat2:3002/',
  BILLING_URL: 'http://billing:3003',
  NOTIFY_URL: 'http://notify:3004',
  SERVICE_TOKEN: 'a-service-token-of-more-than-32-characters',
  ACCESS_TOKEN_PUBLIC_KEY: 'k'.repeat(60),
};

test('the defaults are those of the public interface', () => {
  const config = readConfig(NEEDED);
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    trustProxy: false,
    redisUrl: undefined,
    page: {
      productName: 'Hearten',
      freeMessagesPerMonth: 20,
      anonymousChat: false,
      requireConfirmedEmail: false,
      supportEmail: 'support@localhost',
    },
    rates: {
      login: { count: 10, seconds: 60 },
      signup: { count: 20, seconds: 3_600 },
      mail: { count: 30, seconds: 3_600 },
      contact: { count: 10, seconds: 3_600 },
      chat: { count: 60, seconds: 60 },
      checkout: { count: 20, seconds: 3_600 },
      webhook: { count: 6_000, seconds: 60 },
      other: { count: 600, seconds: 60 },
    },
    loginFailures: { count: 30, seconds: 300 },
  });
  expect(config.upstreams.chat).toEqual(['http://chat:3002', 'http://chat2:3002']);
});

test('RATE_LOGIN makes room for failed logins too, unless these are set', () => {
  const failuresWith = (given: Record<string, string>) => readConfig({ ...NEEDED, ...given }).loginFailures;
  expect(failuresWith({ RATE_LOGIN: '100000/1m' })).toEqual({ count: 300_000, seconds: 300 });
  expect(failuresWith({ RATE_LOGIN: '5/1h' })).toEqual({ count: 15, seconds: 18_000 });
  expect(failuresWith({ RATE_LOGIN: '5/1h', RATE_LOGIN_FAILURES: '7/1s' })).toEqual({ count: 7, seconds: 1 });
});

test('every bad setting is named at once, and no value is repeated', () => {
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
