import { type Sandbox, startSandbox } from '@app/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../testing/people.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

let chat: TestChat;
let coach: Sandbox;
let a: Replica;
let b: Replica;
beforeAll(async () => {
  chat = await startChat();
  coach = await startSandbox();
  [a, b] = await Promise.all([
    chat.start({ OPENAI_BASE_URL: coach.coachUrl, FREE_MESSAGES_PER_MONTH: '5' }),
    chat.start({ OPENAI_BASE_URL: coach.coachUrl, FREE_MESSAGES_PER_MONTH: '5' }),
  ]);
});
afterEach(() => coach.coach.setBehavior({ mode: 'ok' }));
afterAll(() => coach.stop());

const used = async (person: Person) => (await a.call(person, 'GET', '/usage')).body.count;
const detail = async (person: Person, id: string) =>
  (await a.call(person, 'GET', `/conversations/${id}`)).body;
const words = (messages: { content: string }[]) => messages.map(({ content }) => content);

async function started(person: Person) {
  const { body } = await a.call(person, 'POST', '/chat-start', { body: QUESTION });
  const { conversationId: id, messages } = body.data;
  return { id, question: messages[0], reply: messages[1] };
}

const followUp = (person: Person, body: object, key?: string, on = a) =>
  on.call(person, 'POST', '/chat-followup', { body, ...(key ? { key } : {}) });

describe('[CHAT-2] replacing the newest message', () => {
  test('replaces it and its reply in the list, in the conversation and for the coach', async () => {
    const ada = chat.signIn();
    const { id, question, reply } = await started(ada);
    const second = await followUp(ada, { conversationId: id, message: 'He never listens to me.' });
    const { id: replaces } = second.body.messages[2];
    const changed = await followUp(ada, { conversationId: id, message: 'He listens sometimes.', replaces });
    expect(changed.status).toBe(200);
    expect(words(changed.body.messages).slice(0, 3)).toEqual([
      question.content,
      reply.content,
      'He listens sometimes.',
    ]);
    expect(changed.body.messages).toHaveLength(4);
    expect((await detail(ada, id)).messages).toEqual(changed.body.messages);
    const { conversations } = (await a.call(ada, 'GET', '/conversations')).body;
    expect(conversations[0].messageCount).toBe(4);
    const asked = JSON.stringify(coach.coach.requests().at(-1)?.body);
    expect(asked).toContain('He listens sometimes.');
    expect(asked).not.toContain('never listens');
    expect(await used(ada)).toBe(3);
  });

  test('is possible for the first message, whose text the list then shows', async () => {
    const ada = chat.signIn();
    const { id, question } = await started(ada);
    const message = 'My wife and I argue about the laundry every morning.';
    const changed = await followUp(ada, { conversationId: id, message, replaces: question.id });
    expect(words(changed.body.messages)[0]).toBe(message);
    expect(changed.body.messages).toHaveLength(2);
    const [item] = (await a.call(ada, 'GET', '/conversations')).body.conversations;
    expect([item.preview, item.messageCount]).toEqual([message, 2]);
  });

  test('is refused for any other message, for another person’s and during a reply, and then changes nothing', async () => {
    const [ada, bob] = [chat.signIn(), chat.signIn()];
    const { id, question, reply } = await started(ada);
    await followUp(ada, { conversationId: id, message: 'And then?' });
    const before = await detail(ada, id);
    for (const replaces of [question.id, reply.id, crypto.randomUUID()]) {
      const answer = await followUp(ada, { conversationId: id, message: 'Else.', replaces });
      expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
    }
    const replaces = before.messages[2].id;
    expect((await followUp(bob, { conversationId: id, message: 'Mine!', replaces })).status).toBe(404);
    coach.coach.setBehavior({ mode: 'hold', words: 5 });
    const events = await a.stream(ada, 'POST', '/chat-followup', {
      body: { conversationId: id, message: 'More.' },
    });
    const { userMessage } = await events.first('start');
    const early = await followUp(ada, { conversationId: id, message: 'Less.', replaces: userMessage.id });
    expect(early.body.code).toBe('turn_in_progress');
    coach.coach.setBehavior({ mode: 'ok' });
    await events.end();
    expect((await detail(ada, id)).messages.slice(0, 4)).toEqual(before.messages);
    expect(await used(ada)).toBe(3);
  });

  test('succeeds in one of two tabs, and a repeated call gets the same message', async () => {
    const ada = chat.signIn();
    const { id, question } = await started(ada);
    const said = (message: string) => ({ conversationId: id, message, replaces: question.id });
    const answers = await Promise.all([
      followUp(ada, said('We argue about the garden.'), 'one', a),
      followUp(ada, said('We argue about the car.'), 'two', b),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const won = answers[0].status === 200 ? 0 : 1;
    const key = won === 0 ? 'one' : 'two';
    const again = await followUp(
      ada,
      said(won === 0 ? 'We argue about the garden.' : 'We argue about the car.'),
      key,
    );
    expect(again.body.messages).toEqual(answers[won]?.body.messages);
    expect(await used(ada)).toBe(2);
  });

  test('leaves the message unanswered and uncounted when the reply fails, and allows a retry', async () => {
    const ada = chat.signIn();
    const { id, question } = await started(ada);
    const body = { conversationId: id, message: 'We argue about the garden.', replaces: question.id };
    coach.coach.setBehavior({ mode: 'http_401' });
    expect((await followUp(ada, body, 'k')).status).toBe(502);
    const [only, ...rest] = (await detail(ada, id)).messages;
    expect([only.content, only.state, rest]).toEqual([body.message, 'unanswered', []]);
    expect(await used(ada)).toBe(1);
    coach.coach.setBehavior({ mode: 'ok' });
    const again = await followUp(ada, body, 'k');
    expect([again.status, again.body.messages.length, again.body.messages[0].id]).toEqual([200, 2, only.id]);
    expect(await used(ada)).toBe(2);
  });

  test('is refused at the limit with the paywall, and the old message stays', async () => {
    const ada = chat.signIn();
    const { id, question } = await started(ada);
    await chat.sql('update chat.usage_months set used = 5 where owner_id = $1', ada.userId);
    const answer = await followUp(ada, { conversationId: id, message: 'Else, then.', replaces: question.id });
    expect([answer.status, answer.body.paywall]).toEqual([402, true]);
    expect(words((await detail(ada, id)).messages)[0]).toBe(QUESTION.question);
  });

  test('deletes a summary that covers the old message', async () => {
    const ada = chat.signIn();
    const { id, question } = await started(ada);
    await chat.sql(`update chat.conversations set summary = preview, summarised_upto = 1 where id = $1`, id);
    await followUp(ada, { conversationId: id, message: 'Something else entirely.', replaces: question.id });
    const [row] = await chat.sql<{ summary: unknown; summarised_upto: number }>(
      'select summary, summarised_upto from chat.conversations where id = $1',
      id,
    );
    expect(row).toEqual({ summary: null, summarised_upto: 0 });
  });
});
