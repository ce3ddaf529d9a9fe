import { SettingsError } from '@app/service-kit';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { configFor } from './testing/auth-under-test.ts';

test('rates are read as they are written', () => {
  const config = configFor('postgres://x', { RATE_LOGIN_ACCOUNT: '3/2h', RATE_MAIL_ACCOUNT: '1/30s' });
  expect(config.RATE_LOGIN_ACCOUNT).toEqual({ max: 3, windowMs: 7_200_000 });
  expect(config.RATE_MAIL_ACCOUNT).toEqual({ max: 1, windowMs: 30_000 });
  expect(configFor('postgres://x').RATE_LOGIN_ACCOUNT).toEqual({ max: 10, windowMs: 60_000 });
});

test('every bad setting is named at once, and no value is repeated', () => {
  const read = () =>
    readConfig({ RATE_LOGIN_ACCOUNT: 'often', AUTH_SECRET: 'c2hvcnQ=', REQUIRE_CONFIRMED_EMAIL: 'yes' });
  expect(read).toThrow(SettingsError);
  for (const name of [
    'DATABASE_URL',
    'PUBLIC_URL',
    'CHAT_URL',
    'AUTH_SECRET',
    'RATE_LOGIN_ACCOUNT',
    'REQUIRE_CONFIRMED_EMAIL',
  ])
    expect(read).toThrow(new RegExp(name));
  expect(read).not.toThrow(/c2hvcnQ=|often/);
});
