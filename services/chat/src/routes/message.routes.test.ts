import { type Sandbox, startSandbox } from '@app/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

let chat: TestChat;
let coach: Sandbox;
let replica: Replica;
beforeAll(async () => {
  chat = await startChat();
  coach = await startSandbox();
  replica = await chat.start({ OPENAI_BASE_URL: coach.coachUrl });
});
afterAll(() => coach.stop());

test('[CHAT-1] a message is answered as JSON: the conversation with both messages', async () => {
  const ada = chat.signIn();
  const { status, body } = await replica.call(ada, 'POST', '/chat-start', {
    body: { ...QUESTION, emotionTags: ['Hurt'] },
  });
  expect([status, body.data?.paywall], JSON.stringify(body)).toEqual([200, false]);
  expect(body.data.messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant']);
  expect(body.data.messages[1].content).toMatch(/argue/);
  expect(body.data.usage).toMatchObject({ count: 1, limit: 20, hasPurchase: false });
});

test('[CHAT-1] a message is answered as a stream: start, deltas, done', async () => {
  const ada = chat.signIn();
  const events = await replica.stream(ada, 'POST', '/chat-start', { body: QUESTION });
  const last = await events.end();
  expect(events.events.slice(0, 2).map(({ event }) => event)).toEqual(['start', 'delta']);
  expect(last?.event).toBe('done');
  const { conversationId } = await events.first('start');
  const detail = await replica.call(ada, 'GET', `/conversations/${conversationId}`);
  expect(detail.body.messages[1].content).toBe(events.text);
});
