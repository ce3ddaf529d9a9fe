import { expect, test } from 'vitest';
import { foldLine, newsLine } from './log-line.ts';

const now = new Date(2026, 10, 20, 12, 0, 1);

test('a JSON line becomes a line for people', () => {
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
  expect(foldLine('chat', line, new Date(0))).toBe(
    '12:00:01 chat     warn  the provider is slow  ms=1200  route=/chat-start  note="two words"',
  );
});

test('what is no record of a log is kept as it is', () => {
  expect(foldLine('auth', 'node: out of memory', now)).toBe('12:00:01 auth           node: out of memory');
  expect(foldLine('auth', '{"broken', now)).toBe('12:00:01 auth           {"broken');
  expect(newsLine('gateway', 'is running again', now)).toBe('12:00:01 gateway        is running again');
});

test('a strange time does not hide a line', () => {
  expect(foldLine('auth', '{"level":30,"time":"never","msg":"here"}', now)).toBe(
    '12:00:01 auth     info  here',
  );
});

test('an error is told by its kind and code, and where only when it is worse than a warning', () => {
  const err = { type: 'Failure', code: 'unavailable', at: ['at a long way'], cause: { type: 'TypeError' } };
  expect(foldLine('gateway', JSON.stringify({ level: 40, msg: 'no answer', err }), now)).toBe(
    '12:00:01 gateway  warn  no answer  err=Failure:unavailable',
  );
  expect(foldLine('gateway', JSON.stringify({ level: 50, msg: 'broken', err }), now)).toMatch(
    /error broken {2}err=Failure:unavailable\n +at a long way$/,
  );
});
