import type { Message } from '@app/contracts';
import { expect, test } from 'vitest';
import { passagesOf } from './passages.ts';

const said = (count: number): Message[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `m${at}`,
    role: 'user',
    content: 'x',
    ts: '2026-11-21T10:00:00.000Z',
  }));

test.each([0, 1, 10, 11, 20, 500])('%i messages are in passages whole and in order', (count) => {
  const messages = said(count);
  expect(passagesOf(messages).flat()).toEqual(messages);
  expect(passagesOf(messages)).toHaveLength(Math.ceil(count / 10));
});

test('one more message changes the last passage alone', () => {
  const [before, after] = [passagesOf(said(35)), passagesOf(said(36))];
  expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
  expect(after.at(-1)).toHaveLength(6);
});
