import { conversationDetail, streamEvents } from '@app/contracts';
import { describe, expect, test } from 'vitest';
import { normalizeMessage, normalizeMessages } from './normalize-messages.ts';

const missing = {
  now: () => '2026-11-21T10:00:00.000Z',
  newId: () => '7b0b1c52-6d0f-4b57-9d5c-0d2f9f3b2a10',
};
const whole = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  role: 'user',
  content: 'We argue about money.',
  ts: '2026-11-20T09:00:00.000Z',
};

describe('[CHAT-6] incoming messages are normalized', () => {
  test('a complete message is unchanged', () => {
    expect(normalizeMessage(whole, missing)).toEqual(whole);
  });

  test.each(['assistant', 'system', 'tool', 'USER', '', 7, null, undefined, ['user']])(
    'the role %j becomes the assistant',
    (role) => {
      expect(normalizeMessage({ ...whole, role }, missing).role).toBe('assistant');
    },
  );

  test.each([
    [{ type: 'text', text: 'hi' }, '{"type":"text","text":"hi"}'],
    [['a', 1], '["a",1]'],
    [42, '42'],
    [null, 'null'],
    [false, 'false'],
    [undefined, ''],
  ])('content %j becomes text', (content, text) => {
    expect(normalizeMessage({ ...whole, content }, missing).content).toBe(text);
  });

  test.each([undefined, null])('a missing time (%j) becomes the current time', (ts) => {
    expect(normalizeMessage({ ...whole, ts }, missing).ts).toBe(missing.now());
  });

  test.each(['just text', 3, null, ['a']])(
    '%j instead of a message becomes a message of the assistant',
    (thing) => {
      const { role, content } = normalizeMessage(thing, missing);
      expect(role).toBe('assistant');
      expect(content).toBe(typeof thing === 'string' ? thing : JSON.stringify(thing));
    },
  );

  test('a conversation of another server matches the contract after normalization', () => {
    const detail = {
      id: whole.id,
      title: 'Money',
      createdAt: whole.ts,
      emotionTags: [],
      replying: false,
      messages: [whole, { role: 'bot', content: { parts: ['Hello'] } }],
    };
    expect(conversationDetail.safeParse(detail).success).toBe(false);
    const read = conversationDetail.parse(normalizeMessages(detail, missing));
    expect(read.messages[1]).toEqual({
      id: missing.newId(),
      role: 'assistant',
      content: '{"parts":["Hello"]}',
      ts: missing.now(),
    });
  });

  test('messages inside a done event and a start event are normalized too', () => {
    const usage = { count: 1, hasPurchase: false, limit: 20, resetsAt: whole.ts };
    const data = { conversationId: whole.id, paywall: false, message: null, usage, safety: null };
    const done = normalizeMessages({ data: { ...data, messages: [{ content: 'Hi' }] } }, missing);
    expect(streamEvents.done.safeParse(done).success).toBe(true);
    const start = normalizeMessages(
      { conversationId: whole.id, userMessage: { role: 'user', content: 'x' } },
      missing,
    );
    expect(streamEvents.start.parse(start).userMessage.role).toBe('user');
  });

  test.each([null, undefined, 'text', 4, [1], {}])('%j, which contains no messages, is unchanged', (json) => {
    expect(normalizeMessages(json, missing)).toEqual(json);
  });
});
