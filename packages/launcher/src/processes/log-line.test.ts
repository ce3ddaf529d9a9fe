import { expect, test } from 'vitest';
import { formatLogLine, formatStatusLine } from './log-line.ts';

const now = new Date(2026, 10, 20, 12, 0, 1);

test('a JSON line is formatted for the terminal', () => {
  const line = JSON.stringify({
    level: 40,
    time: now.toISOString(),
    service: 'chat',
    pid: 7,
    msg: 'the provider is slow',
    ms: 1200,
    route: '/chat-start',
    note: 'two words',
  });
  expect(formatLogLine('chat', line, new Date(0))).toBe(
    '12:00:01 chat     warn  the provider is slow  ms=1200  route=/chat-start  note="two words"',
  );
});

test('a line that is not JSON is kept unchanged', () => {
  expect(formatLogLine('auth', 'node: out of memory', now)).toBe(
    '12:00:01 auth           node: out of memory',
  );
  expect(formatLogLine('auth', '{"broken', now)).toBe('12:00:01 auth           {"broken');
  expect(formatStatusLine('gateway', 'is running again', now)).toBe(
    '12:00:01 gateway        is running again',
  );
});

test('an invalid time does not hide a line', () => {
  expect(formatLogLine('auth', '{"level":30,"time":"never","msg":"here"}', now)).toBe(
    '12:00:01 auth     info  here',
  );
});

test('an error is shown by its name and code, with frames only above level warn', () => {
  const err = { type: 'Failure', code: 'unavailable', at: ['at a long way'], cause: { type: 'TypeError' } };
  expect(formatLogLine('gateway', JSON.stringify({ level: 40, msg: 'no answer', err }), now)).toBe(
    '12:00:01 gateway  warn  no answer  err=Failure:unavailable',
  );
  expect(formatLogLine('gateway', JSON.stringify({ level: 50, msg: 'broken', err }), now)).toMatch(
    /error broken {2}err=Failure:unavailable\n +at a long way$/,
  );
});
