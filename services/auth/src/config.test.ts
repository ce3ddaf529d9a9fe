import { SettingsError } from '@app/service-kit';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { configFor } from './testing/start-auth.ts';

test('rates per account derive from those of the gateway, unless they are set', () => {
  const ratesWith = (given: Record<string, string>) => {
    const { RATE_LOGIN_ACCOUNT: logins, RATE_MAIL_ACCOUNT: mails } = configFor('postgres://x', given);
    return [logins, mails].map(({ count, seconds }) => `${count}/${seconds}s`);
  };
  expect(ratesWith({})).toEqual(['10/60s', '5/3600s']);
  expect(ratesWith({ RATE_LOGIN: '100000/1m', RATE_MAIL: '600/2h' })).toEqual(['100000/60s', '100/7200s']);
  expect(ratesWith({ RATE_MAIL: '5/1h' })).toEqual(['10/60s', '1/3600s']);
  expect(
    ratesWith({
      RATE_LOGIN: '9/1m',
      RATE_LOGIN_ACCOUNT: '3/2h',
      RATE_MAIL: '9/1m',
      RATE_MAIL_ACCOUNT: '1/30s',
    }),
  ).toEqual(['3/7200s', '1/30s']);
});

test('an error names all invalid settings at once and contains no values', () => {
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
