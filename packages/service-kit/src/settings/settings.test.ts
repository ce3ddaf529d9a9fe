import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serviceCredentials } from '@app/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readSettings, SettingsError, serviceSettings, setting } from './settings.ts';

const good = {
  DATABASE_URL: 'postgres://svc_x:hunter2@127.0.0.1/app',
  AUTH_URL: 'http://127.0.0.1:4001/',
  ...serviceCredentials('chat'),
  ACCESS_TOKEN_PUBLIC_KEY: 'MCowBQYDK2VwAyEA0000000000000000000000000000',
};
const schema = z.object({ ...serviceSettings, KEY: setting.secrets(32).optional() });

test('settings have their defaults and can’t be changed', () => {
  const settings = readSettings(schema, { ...good, HOST: '', UNKNOWN: 'ignored' });
  expect(settings).toMatchObject({ HOST: '127.0.0.1', PORT: 0, LOG_LEVEL: 'info', MIGRATE: true });
  expect(settings.AUTH_URL).toBe('http://127.0.0.1:4001');
  expect(settings).not.toHaveProperty('UNKNOWN');
  expect(Object.isFrozen(settings)).toBe(true);
});

test('all problems are reported at once, without any value', () => {
  const bad = {
    DATABASE_URL: 'mysql://root:hunter2@db',
    PORT: '70000',
    HOST: 'secret.example',
    LOG_LEVEL: 'loud-secret',
    MIGRATE: 'secret',
    REDIS_URL: 'http://:secret@127.0.0.1',
    SERVICE_KEY: 'secret',
    SERVICE_PUBLIC_KEYS: 'chat:secret',
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
  ['KEY', `${'A'.repeat(43)}=,`],
  ['KEY', `${'A'.repeat(43)}=,dG9vIHNob3J0`],
])('%s can’t be %s', (name, value) => {
  expect(problemsOf({ ...good, [name]: value })).toEqual([expect.stringMatching(`^${name}: must be`)]);
});

const { SERVICE_PUBLIC_KEYS } = serviceCredentials('chat');
const [firstKey = ''] = SERVICE_PUBLIC_KEYS.split(',');
test.each([
  ['a service that does not exist', `${SERVICE_PUBLIC_KEYS},mail:MCowBQYDK2VwAyEA`],
  ['a key twice', `${SERVICE_PUBLIC_KEYS},${firstKey}`],
  ['one key for two services', `${SERVICE_PUBLIC_KEYS},${firstKey.replace(/^\w+/, 'gateway')}`],
  ['no key of a service', SERVICE_PUBLIC_KEYS.replace(`${firstKey},`, '')],
  ['a private key', `${SERVICE_PUBLIC_KEYS},chat:${serviceCredentials('chat').SERVICE_KEY}`],
])('SERVICE_PUBLIC_KEYS can’t hold %s', (_what, value) => {
  expect(problemsOf({ ...good, SERVICE_PUBLIC_KEYS: value })).toEqual([
    expect.stringMatching('^SERVICE_PUBLIC_KEYS: must'),
  ]);
});

test('several addresses are separated by commas', () => {
  const list = z.object({ CHAT_URL: setting.urls() });
  expect(readSettings(list, { CHAT_URL: 'http://a:1/, http://b:2' }).CHAT_URL).toEqual([
    'http://a:1',
    'http://b:2',
  ]);
  expect(() => readSettings(list, { CHAT_URL: 'http://a:1,,x' })).toThrow('CHAT_URL');
});

describe('a setting read from a file', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'settings-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (content: string) => {
    const name = path.join(folder, `${Math.random()}`);
    writeFileSync(name, content);
    return name;
  };
  const { DATABASE_URL, ...others } = good;

  test.each(['', '\n', '\r\n'])('is what the file holds, without the line break %j at its end', (end) => {
    const env = { ...others, DATABASE_URL_FILE: file(`${DATABASE_URL}${end}`) };
    expect(readSettings(schema, env).DATABASE_URL).toBe(DATABASE_URL);
  });

  test('can be any setting, keys included', () => {
    const { SERVICE_KEY, SERVICE_PUBLIC_KEYS, ...rest } = good;
    const files = {
      SERVICE_KEY_FILE: file(SERVICE_KEY),
      SERVICE_PUBLIC_KEYS_FILE: file(SERVICE_PUBLIC_KEYS),
    };
    const read = readSettings(schema, { ...rest, ...files, PORT_FILE: file('8080\n') });
    expect(read).toMatchObject({ PORT: 8080, SERVICE_KEY: readSettings(schema, good).SERVICE_KEY });
  });

  test('is not in the environment as well', () => {
    const env = { ...good, DATABASE_URL_FILE: file(DATABASE_URL) };
    expect(problemsOf(env)).toEqual(['DATABASE_URL and DATABASE_URL_FILE are both set: one of them must go']);
    expect(problemsOf({ ...good, DATABASE_URL_FILE: ' ' })).toEqual([]);
  });

  test.each([
    ['is not there', () => '/nowhere/hunter2'],
    ['is a folder', () => folder],
    ['is empty', () => file('\n')],
  ])('of a file that %s is reported with all other problems, without its content', (_what, name) => {
    const problems = problemsOf({ ...others, DATABASE_URL_FILE: name(), PORT: '-1' });
    expect(problems).toEqual([
      'DATABASE_URL_FILE: must name a file that can be read and is not empty',
      expect.stringMatching('^PORT: must'),
    ]);
  });

  test('with an invalid value is refused under its name', () => {
    const problems = problemsOf({ ...others, DATABASE_URL_FILE: file('mysql://root:hunter2@db') });
    expect(problems).toEqual(['DATABASE_URL: must be a postgres:// URL']);
  });
});

describe('in production', () => {
  const production = { ...good, NODE_ENV: 'production' };
  const withUrl = z.object({
    ...serviceSettings,
    PUBLIC_URL: setting.url().prefault('http://localhost:3000'),
  });
  const proxied = z.object({ ...serviceSettings, TRUST_PROXY: z.string().default('none') });

  test.each(['http://hearten.example', 'http://localhost:3000', 'ftp://hearten.example', undefined])(
    'the public address can’t be %s',
    (PUBLIC_URL) => {
      const env = { ...production, ...(PUBLIC_URL ? { PUBLIC_URL } : {}) };
      expect(problemsOf(env, withUrl)).toEqual([expect.stringMatching(/^PUBLIC_URL.*https/)]);
      expect(problemsOf(env)).toEqual([]);
    },
  );

  test('the public address is https, and every other problem is named beside it', () => {
    expect(problemsOf({ ...production, PUBLIC_URL: 'https://hearten.example' }, withUrl)).toEqual([]);
    const problems = problemsOf({ ...production, PUBLIC_URL: 'http://hearten.example', PORT: '-1' }, withUrl);
    expect(problems).toEqual([expect.stringMatching(/^PUBLIC_URL/), expect.stringMatching(/^PORT/)]);
    expect(problemsOf({ ...good, PUBLIC_URL: 'http://hearten.example' }, withUrl)).toEqual([]);
  });

  test('the trusted proxy must be set, or `none`', () => {
    expect(problemsOf(production, proxied)).toEqual([expect.stringMatching(/^TRUST_PROXY is missing/)]);
    expect(problemsOf({ ...production, TRUST_PROXY: ' ' }, proxied)).toHaveLength(1);
    expect(problemsOf({ ...production, TRUST_PROXY: 'none' }, proxied)).toEqual([]);
    expect(problemsOf(good, proxied)).toEqual([]);
  });
});

function problemsOf(env: Record<string, string>, of: z.ZodObject = schema): readonly string[] {
  try {
    readSettings(of, env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
  }
  return [];
}
