import { expect, test } from 'vitest';
import { readLaunchSettings } from './settings.ts';

test('with nothing set everything has its default and the sandbox plays all third parties', () => {
  expect(readLaunchSettings({ OPENAI_API_KEY: '' }, '/srv/app')).toEqual({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: undefined,
    dataDir: '/srv/app/.data',
    databaseUrl: undefined,
    played: { coach: true, mail: true, payments: true },
    environment: {},
  });
});

test('every problem is named at once', () => {
  const bad = {
    PORT: '80000',
    PUBLIC_URL: 'example.org',
    DATABASE_URL: 'mysql://localhost',
    SMTP_URL: 'mail',
  };
  for (const name of Object.keys(bad))
    expect(() => readLaunchSettings(bad, '/')).toThrow(`- ${name}: must be`);
});

test('a coach of one’s own needs no key, and a key alone means OpenAI itself', () => {
  expect(readLaunchSettings({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }, '/').played.coach).toBe(false);
  expect(readLaunchSettings({ OPENAI_API_KEY: 'sk-1' }, '/').played.coach).toBe(false);
});

test('production refuses the sandbox and generated secrets, naming each along with what is wrong', () => {
  expect(() => readLaunchSettings({ NODE_ENV: 'production', PORT: 'eighty' }, '/')).toThrow(
    /PORT: must be.*SERVICE_TOKEN is missing.*AUTH_SECRET.*MASTER_KEYS.*OPENAI_API_KEY or OPENAI_BASE_URL.*SMTP_URL.*STRIPE_SECRET_KEY.*STRIPE_WEBHOOK_SECRET/s,
  );
});
