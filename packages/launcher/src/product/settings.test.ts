import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readLaunchSettings } from './settings.ts';

test('without settings all have their defaults and the sandbox simulates all third parties', () => {
  expect(readLaunchSettings({ OPENAI_API_KEY: '' }, '/srv/app')).toEqual({
    host: '127.0.0.1',
    port: 3000,
    publicUrl: undefined,
    dataDir: '/srv/app/.data',
    databaseUrl: undefined,
    stopFinishMs: 4_000,
    simulated: { coach: true, mail: true, payments: true },
    environment: {},
  });
});

test('all problems are reported at once', () => {
  const bad = {
    PORT: '80000',
    PUBLIC_URL: 'example.org',
    DATABASE_URL: 'mysql://localhost',
    SMTP_URL: 'mail',
  };
  for (const name of Object.keys(bad))
    expect(() => readLaunchSettings(bad, '/')).toThrow(`- ${name}: must be`);
});

test('a self-hosted model needs no key, and a key alone means OpenAI itself', () => {
  expect(readLaunchSettings({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }, '/').simulated.coach).toBe(
    false,
  );
  expect(readLaunchSettings({ OPENAI_API_KEY: 'sk-1' }, '/').simulated.coach).toBe(false);
});

test('production refuses the sandbox and generated secrets, naming each along with what is wrong', () => {
  expect(() => readLaunchSettings({ NODE_ENV: 'production', PORT: 'eighty' }, '/')).toThrow(
    /PORT: must be.*SERVICE_KEY_AUTH is missing.*AUTH_SECRET.*MASTER_KEYS.*OPENAI_API_KEY or OPENAI_BASE_URL.*SMTP_URL.*STRIPE_SECRET_KEY.*STRIPE_WEBHOOK_SECRET/s,
  );
});

test('production refuses an address that is not https', () => {
  const env = { NODE_ENV: 'production', PUBLIC_URL: 'http://hearten.example' };
  expect(() => readLaunchSettings(env, '/')).toThrow('- PUBLIC_URL: production needs the https:// address');
});

test('a setting can be read from a file: the services get its content, never its name', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'launch-settings-'));
  const file = path.join(folder, 'secret');
  writeFileSync(file, 'from a file\n');
  const env = {
    AUTH_SECRET_FILE: file,
    OPENAI_API_KEY_FILE: file,
    COACH_MAX_TOKENS_FILE: '/run/secrets/tokens',
  };
  const { environment, simulated } = readLaunchSettings(env, '/');
  expect(environment).toEqual({
    AUTH_SECRET: 'from a file',
    OPENAI_API_KEY: 'from a file',
    COACH_MAX_TOKENS_FILE: '/run/secrets/tokens',
  });
  expect(simulated.coach).toBe(false);
  expect(() => readLaunchSettings({ AUTH_SECRET: 'x', AUTH_SECRET_FILE: file }, '/')).toThrow('both set');
  rmSync(folder, { recursive: true });
  for (const name of ['AUTH_SECRET_FILE', 'OPENAI_API_KEY_FILE'])
    expect(() => readLaunchSettings(env, '/')).toThrow(`- ${name}: must name a file`);
});
