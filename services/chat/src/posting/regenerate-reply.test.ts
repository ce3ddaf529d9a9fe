import { type Sandbox, startSandbox } from '@app/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../testing/people.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

let chat: TestChat;
let coach: Sandbox;
let a: Replica;
beforeAll(async () => {
  chat = await startChat();
  coach = await startSandbox();
  a = await chat.start({ OPENAI_BASE_URL: coach.coachUrl, FREE_MESSAGES_PER_MONTH: '5' });
});
afterEach(() => coach.coach.setBehavior({ mode: 'ok' }));
afterAll(() => coach.stop());

const used = async (person: Person) => (await a.call(person, 'GET', '/usage')).body.count;
const detail = async (person: Person, id: string) =>
  (await a.call(person, 'GET', `/conversations/${id}`)).body;
const again = (
  person: Person,
  id: string,
  { id: messageId, content }: { id: string; content: string },
  { angle = 'same', key }: { angle?: string; key?: string } = {},
) =>
  a.call(person, 'POST', '/chat-followup', {
    body: { conversationId: id, message: content, regenerates: { messageId, angle } },
    ...(key && { key }),
  });

async function started(person: Person, question = QUESTION.question) {
  const { body } = await a.call(person, 'POST', '/chat-start', { body: { ...QUESTION, question } });
  const { conversationId: id, messages } = body.data;
  return { id, question: messages[0], reply: messages[1] };
}

const lastPrompt = () => JSON.stringify(coach.coach.requests().at(-1)?.body);

describe('[CHAT-2] writing a reply again', () => {
  test('replaces the reply alone, costs one message and does not show the coach the old one', async () => {
    const ada = chat.signIn();
    const { id, question, reply } = await started(ada);
    const { status, body } = await again(ada, id, question);
    expect(status).toBe(200);
    expect(body.messages).toHaveLength(2);
    expect(body.messages[0]).toEqual(question);
    expect(body.messages[1].id).not.toBe(reply.id);
    expect((await detail(ada, id)).messages).toEqual(body.messages);
    const [item] = (await a.call(ada, 'GET', '/conversations')).body.conversations;
    expect(item.messageCount).toBe(2);
    expect(lastPrompt()).toContain(question.content);
    expect(lastPrompt()).not.toContain(JSON.stringify(reply.content).slice(1, 60));
    expect(lastPrompt()).not.toContain('another angle');
    expect(await used(ada)).toBe(2);
  });

  test('from another angle gives the coach one more instruction, for this turn only', async () => {
    const ada = chat.signIn();
    const { id, question } = await started(ada);
    expect((await again(ada, id, question, { angle: 'other' })).status).toBe(200);
    expect(lastPrompt()).toContain('asks for another angle');
    await a.call(ada, 'POST', '/chat-followup', { body: { conversationId: id, message: 'And now?' } });
    expect(lastPrompt()).not.toContain('asks for another angle');
  });

  test.each([
    ['http_401', {}],
    ['cut_off', { words: 50 }],
  ] as const)(
    'keeps the old reply and costs nothing when it fails (%s), and can be tried again',
    async (mode, how) => {
      const ada = chat.signIn();
      const { id, question } = await started(ada);
      const before = (await detail(ada, id)).messages;
      coach.coach.setBehavior({ mode, ...how });
      expect((await again(ada, id, question, { key: 'k' })).status).toBe(502);
      expect((await detail(ada, id)).messages).toEqual(before);
      expect(await used(ada)).toBe(1);
      coach.coach.setBehavior({ mode: 'ok' });
      const retried = await again(ada, id, question, { key: 'k' });
      expect([retried.status, retried.body.messages.length]).toEqual([200, 2]);
      expect((await again(ada, id, question, { key: 'k' })).body.messages).toEqual(retried.body.messages);
      expect(await used(ada)).toBe(2);
    },
  );

  test('is shown as a reply in progress, with the old one in the conversation until it is whole', async () => {
    const ada = chat.signIn();
    const { id, question, reply } = await started(ada);
    coach.coach.setBehavior({ mode: 'hold', words: 5 });
    const events = await a.stream(ada, 'POST', '/chat-followup', {
      body: {
        conversationId: id,
        message: question.content,
        regenerates: { messageId: question.id, angle: 'same' },
      },
    });
    expect((await events.first('start')).userMessage).toEqual(question);
    const during = await detail(ada, id);
    expect([during.replying, during.messages.at(-1).id]).toEqual([true, reply.id]);
    coach.coach.setBehavior({ mode: 'ok' });
    await events.end();
    expect((await detail(ada, id)).messages).toHaveLength(2);
  });

  test('is refused for any message but the newest, for another person’s and at the limit', async () => {
    const [ada, bob] = [chat.signIn(), chat.signIn()];
    const { id, question, reply } = await started(ada);
    await a.call(ada, 'POST', '/chat-followup', { body: { conversationId: id, message: 'And then?' } });
    const before = (await detail(ada, id)).messages;
    for (const messageId of [question.id, reply.id, crypto.randomUUID()]) {
      const answer = await again(ada, id, { id: messageId, content: 'Else.' });
      expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
    }
    expect((await again(bob, id, before[2])).status).toBe(404);
    await chat.sql('update chat.usage_months set used = 5 where owner_id = $1', ada.userId);
    const refused = await again(ada, id, before[2]);
    expect([refused.status, refused.body.paywall]).toEqual([402, true]);
    expect((await detail(ada, id)).messages).toEqual(before);
  });

  test('answers a message whose reply was deleted: it costs one message, and nothing while it fails', async () => {
    const ada = chat.signIn();
    const { id, question, reply } = await started(ada);
    await a.call(ada, 'DELETE', `/conversations/${id}/messages/${reply.id}`);
    coach.coach.setBehavior({ mode: 'http_401' });
    expect((await again(ada, id, question, { key: 'k' })).status).toBe(502);
    expect((await detail(ada, id)).messages).toEqual([{ ...question, state: 'unanswered' }]);
    expect(await used(ada)).toBe(1);
    coach.coach.setBehavior({ mode: 'ok' });
    const { body } = await again(ada, id, question, { key: 'k' });
    expect(body.messages).toHaveLength(2);
    expect((await detail(ada, id)).messages).toEqual([question, body.messages[1]]);
    expect(await used(ada)).toBe(2);
    const late = await a.call(ada, 'POST', `/conversations/${id}/messages/${reply.id}/restore`);
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
  });

  test('answers a message whose reply has failed, without a copy of it, and costs one message', async () => {
    const ada = chat.signIn();
    coach.coach.setBehavior({ mode: 'http_401' });
    await a.call(ada, 'POST', '/chat-start', { body: QUESTION });
    const [{ id }] = (await a.call(ada, 'GET', '/conversations')).body.conversations;
    const [question] = (await detail(ada, id)).messages;
    expect(question.state).toBe('unanswered');
    coach.coach.setBehavior({ mode: 'ok' });
    const { body } = await again(ada, id, question);
    const { state: _, ...answered } = question;
    expect((await detail(ada, id)).messages).toEqual([answered, body.messages[1]]);
    expect(await used(ada)).toBe(1);
  });

  test('after a danger stays uncharged, keeps the contacts, and asks for no other angle', async () => {
    const ada = chat.signIn();
    const { id, question } = await started(ada, 'My husband beats me and I am afraid of him every night.');
    expect(await used(ada)).toBe(0);
    const { status, body } = await again(ada, id, question, { angle: 'other' });
    expect([status, body.safety?.kind]).toEqual([200, 'victim_of_abuse']);
    expect(lastPrompt()).toContain('Safety note (victim_of_abuse)');
    expect(lastPrompt()).not.toContain('asks for another angle');
    expect(await used(ada)).toBe(0);
  });
});
