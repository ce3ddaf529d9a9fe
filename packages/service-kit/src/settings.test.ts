import { expect, test } from 'vitest';
import * as z from 'zod';
import { readSettings, SettingsError, serviceSettings, setting } from './settings.ts';

const good = {
  DATABASE_URL: 'postgres://svc_x:hunter2@127.0.0.1/app',
  AUTH_URL: 'http://127.0.0.1:4001/',
  SERVICE_TOKEN: 'a-service-token-of-more-than-32-characters',
  ACCESS_TOKEN_PUBLIC_KEY: 'MCowBQYDK2VwAyEA0000000000000000000000000000',
};
const schema = z.object({ ...serviceSettings, KEY: setting.secret(32).optional() });

test('settings have their defaults and can’t be changed', () => {
  const settings = readSettings(schema, { ...good, HOST: '', UNKNOWN: 'ignored' });
  expect(settings).toMatchObject({ HOST: '127.0.0.1', PORT: 0, LOG_LEVEL: 'info', MIGRATE: true });
  expect(settings.AUTH_URL).toBe('http://127.0.0.1:4001');
  expect(settings).not.toHaveProperty('UNKNOWN');
  expect(Object.isFrozen(settings)).toBe(true);
});

test('every problem is named at once, and no value is repeated', () => {
  const bad = {
    DATABASE_URL: 'mysql://root:hunter2@db',
    PORT: '70000',
    HOST: 'secret.example',
    LOG_LEVEL: 'loud-secret',
    MIGRATE: 'secret',
    REDIS_URL: 'http://:secret@127.0.0.1',
    SERVICE_TOKEN: 'short-secret',
    AUTH_URL: 'ftp://secret',
    KEY: 'secret',
  };
  const problems = problemsOf(bad);
  expect(problems.map((line) => line.split(/[: ]/)[0]).sort()).toEqual(
    [...Object.keys(bad), 'ACCESS_TOKEN_PUBLIC_KEY'].sort(),
  );
  expect(problems).toContain('ACCESS_TOKEN_PUBLIC_KEY is missing');
  expect(problems.join('\n')).not.toMatch(/secret(?!:)|hunter2|70000/i);
});

test('an empty setting is a missing one', () => {
  expect(problemsOf({ ...good, DATABASE_URL: '  ' })).toEqual(['DATABASE_URL is missing']);
});

test.each([
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', '1e3'],
  ['PORT', '0x50'],
  ['HOST', 'example.org'],
  ['MIGRATE', 'yes'],
  ['KEY', 'dG9vIHNob3J0'],
])('%s can’t be %s', (name, value) => {
  expect(problemsOf({ ...good, [name]: value })).toEqual([expect.stringMatching(`^${name}: must be`)]);
});

test('many addresses stand with commas between', () => {
  const list = z.object({ CHAT_URL: setting.urls() });
  expect(readSettings(list, { CHAT_URL: 'http://a:1/, http://b:2' }).CHAT_URL).toEqual([
    'http://a:1',
    'http://b:2',
  ]);
  expect(() => readSettings(list, { CHAT_URL: 'http://a:1,,x' })).toThrow('CHAT_URL');
});

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readSettings(schema, env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
  }
  return [];
}
