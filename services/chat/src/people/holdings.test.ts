import { randomUUID } from 'node:crypto';
import { internalEndpoints } from '@app/contracts';
import { expect, test } from 'vitest';
import type { Coach } from '../coach/coach.port.ts';
import { QUESTION, startChat } from '../testing/start-chat.ts';

const coach: Coach = { reply: async ({ onText }) => onText('I hear you. What would help tonight?') };
const chat = await startChat();
const replica = await chat.start({}, { coach });
const { path, method } = internalEndpoints.chatHoldings;

test('[PUR-7] conversations and messages are counted per person, without any of their content', async () => {
  const [ada, bob, idle] = [chat.signIn(), chat.signIn(), chat.signIn()];
  const { body } = await replica.call(ada, 'POST', '/chat-start', { body: QUESTION });
  const { conversationId } = body.data;
  await replica.call(ada, 'POST', '/chat-followup', { body: { conversationId, message: 'And then?' } });
  await replica.call(ada, 'POST', '/chat-start', { body: QUESTION });
  await replica.call(bob, 'POST', '/chat-start', { body: QUESTION });
  const ids = [ada, idle, bob].map(({ userId }) => userId);
  const answer = await replica.ask(method, path, { ids: [...ids, randomUUID()] });
  expect([answer.status, answer.body.holdings.length]).toEqual([200, 2]);
  expect(answer.body.holdings).toEqual(
    expect.arrayContaining([
      { id: ada.userId, conversations: 2, messages: 6 },
      { id: bob.userId, conversations: 1, messages: 2 },
    ]),
  );
  expect((await replica.call(ada, method, path, { body: { ids } })).status).toBe(401);
});
