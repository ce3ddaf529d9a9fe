import { randomBytes } from 'node:crypto';
import { SettingsError } from '@app/service-kit';
import { serviceCredentials } from '@app/testkit';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const key = randomBytes(32).toString('base64');
const whole = {
  DATABASE_URL: 'postgres://svc_chat@127.0.0.1/app',
  AUTH_URL: 'http://127.0.0.1:4001',
  ...serviceCredentials('chat'),
  ACCESS_TOKEN_PUBLIC_KEY: 'x'.repeat(60),
  MASTER_KEYS: `m2:${key},m1:${randomBytes(32).toString('base64')}`,
  OPENAI_API_KEY: 'some',
  PUBLIC_URL: 'http://localhost:3000',
  BILLING_URL: 'http://127.0.0.1:4003',
  VISITOR_SECRET: key,
};

function problemsOf(env: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig({ ...whole, ...env });
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

test('the defaults are the specified values, and the first master key is the current one', () => {
  const config = readConfig(whole);
  expect([config.FREE_MESSAGES_PER_MONTH, config.COACH_WHOLE_REPLY_MS]).toEqual([20, 120_000]);
  expect([...config.MASTER_KEYS.keys()]).toEqual(['m2', 'm1']);
});

test.each([
  ['no id', key],
  ['a short key', 'm1:c2hvcnQ='],
  ['an id twice', `m1:${key},m1:${key}`],
  ['nothing after the comma', `m1:${key},`],
])('MASTER_KEYS with %s is refused, and the message does not repeat it', (_name, MASTER_KEYS) => {
  const problems = problemsOf({ MASTER_KEYS });
  expect(problems).toEqual([expect.stringMatching(/^MASTER_KEYS: must be id:key/)]);
  expect(problems.join()).not.toContain(key);
});

test('all problems are reported together', () => {
  const problems = problemsOf({
    OPENAI_API_KEY: undefined,
    FREE_MESSAGES_PER_MONTH: 'many',
    OPENAI_BASE_URL: 'here',
  });
  expect(problems.map((problem) => problem.split(/:| is/)[0])).toEqual([
    'OPENAI_API_KEY',
    'OPENAI_BASE_URL',
    'FREE_MESSAGES_PER_MONTH',
  ]);
});

test('timeouts that are not nested are refused', () => {
  expect(problemsOf({ TURN_LEASE_MS: '2000' })).toEqual([expect.stringContaining('TURN_HEARTBEAT_MS')]);
  expect(problemsOf({ COACH_FIRST_WORD_MS: '130000' })).toHaveLength(1);
});
