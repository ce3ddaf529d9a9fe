import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('with nothing set everything has its default and the sandbox plays all third parties', () => {
  expect(readSettings({ OPENAI_API_KEY: '' }, '/srv/app')).toEqual({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: undefined,
    dataDir: '/srv/app/.data',
    databaseUrl: undefined,
    production: false,
    played: { coach: true, mail: true },
    environment: {},
  });
});

test('every problem is named at once', () => {
  const bad = {
    PORT: 'eighty',
    PUBLIC_URL: 'example.org',
    DATABASE_URL: 'mysql://localhost',
    SMTP_URL: 'mail',
  };
  expect(() => readSettings(bad, '/')).toThrow(
    [
      'Settings that need attention:',
      '  PORT must be a port number',
      '  PUBLIC_URL must be an address like https://example.org',
      '  DATABASE_URL must be an address like postgres://user:password@host:5432/database',
      '  SMTP_URL must be an address like smtps://user:password@host:465',
    ].join('\n'),
  );
});

test("a coach of one's own needs no key, and a key alone means OpenAI itself", () => {
  expect(readSettings({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }, '/').played.coach).toBe(false);
  expect(readSettings({ OPENAI_API_KEY: 'sk-1' }, '/').played.coach).toBe(false);
});

test('production refuses the sandbox and generated secrets, naming each', () => {
  expect(() => readSettings({ NODE_ENV: 'production' }, '/')).toThrow(
    /SERVICE_TOKEN must be set.*AUTH_SECRET.*MASTER_KEYS.*OPENAI_API_KEY or OPENAI_BASE_URL.*SMTP_URL/s,
  );
});
