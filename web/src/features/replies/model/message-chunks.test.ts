import type { Message } from '@app/contracts';
import { expect, test } from 'vitest';
import { chunkMessages } from './message-chunks.ts';

const said = (count: number): Message[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `m${at}`,
    role: 'user',
    content: 'x',
    ts: '2026-11-21T10:00:00.000Z',
  }));

test.each([0, 1, 10, 11, 20, 500])('%i messages are split into chunks completely and in order', (count) => {
  const messages = said(count);
  expect(chunkMessages(messages).flat()).toEqual(messages);
  expect(chunkMessages(messages)).toHaveLength(Math.ceil(count / 10));
});

test('a new message changes only the last chunk', () => {
  const [before, after] = [chunkMessages(said(35)), chunkMessages(said(36))];
  expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
  expect(after.at(-1)).toHaveLength(6);
});
