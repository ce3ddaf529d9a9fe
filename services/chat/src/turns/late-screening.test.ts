import type { Finding } from '@app/contracts';
import { until } from '@app/testkit';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Coach, PromptMessage } from '../coach/coach.port.ts';
import { type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

const SHOWN = { kind: 'self_harm', inDanger: 'writer' } as const;
const SELF_HARM: Finding = { ...SHOWN, certainty: 'certain' };
const QUESTION = { title: 'Nights', question: 'I can not sleep. What should I do?', emotionTags: [] };
const UNAWARE = 'Try a calm evening.';
const AWARE = 'I am glad that you told me.';

/** Decides what screening finds, when the test wants it to. */
let screened = Promise.withResolvers<Finding | undefined>();
/** The system messages of the requests to the model, and how many were aborted. */
let prompts: string[] = [];
let aborted = 0;
const coach: Coach = {
  async reply({ messages, signal, onText }) {
    const system = systemOf(messages);
    prompts.push(system);
    signal.addEventListener('abort', () => {
      aborted += 1;
    });
    onText(system.includes('Safety note (self_harm)') ? AWARE : UNAWARE);
  },
};
const systemOf = (messages: readonly PromptMessage[]) => messages[0]?.content ?? '';

let chat: TestChat;
let replica: Replica;
beforeAll(async () => {
  chat = await startChat();
  replica = await chat.start({}, { coach, screening: { screen: () => screened.promise } });
});
beforeEach(() => {
  screened = Promise.withResolvers();
  prompts = [];
  aborted = 0;
});

const stream = (person = chat.signIn()) => replica.stream(person, 'POST', '/chat-start', { body: QUESTION });

test('the model is asked while screening runs, and nothing of the reply is passed on before it has ended', async () => {
  const events = await stream();
  await events.first('start');
  await until(() => prompts.length === 1);
  expect(events.text).toBe('');
  screened.resolve(undefined);
  expect(await events.end()).toMatchObject({ event: 'done', data: { data: { usage: { count: 1 } } } });
  expect([events.text, prompts.length]).toEqual([UNAWARE, 1]);
});

test('a danger found meanwhile: the contacts come first, the model is asked again and told, and no unit is used', async () => {
  const ada = chat.signIn();
  const events = await stream(ada);
  await until(() => prompts.length === 1);
  screened.resolve(SELF_HARM);
  const done = await events.end();
  expect(events.events.map(({ event }) => event)).toEqual(['start', 'safety', 'delta', 'done']);
  expect(done).toMatchObject({ data: { data: { safety: SHOWN, usage: { count: 0 } } } });
  expect([events.text, prompts.length, aborted]).toEqual([AWARE, 2, 2 - 1]);
  const { conversationId } = await events.first('start');
  const { body } = await replica.call(ada, 'GET', `/conversations/${conversationId}`);
  expect(body.safety).toMatchObject(SHOWN);
  const turns = await chat.sql('select charge, state from chat.turns where owner_id = $1', ada.userId);
  expect(turns).toEqual([{ charge: 'allowance', state: 'complete' }]);
});

test('a likely danger found meanwhile: the line comes first, the model is asked again and told, and the unit is used', async () => {
  const ada = chat.signIn();
  const events = await stream(ada);
  await until(() => prompts.length === 1);
  screened.resolve({ ...SHOWN, certainty: 'likely' });
  const done = await events.end();
  expect(events.events.map(({ event }) => event)).toEqual(['start', 'concern', 'delta', 'done']);
  expect(done).toMatchObject({ data: { data: { safety: null, concern: SHOWN, usage: { count: 1 } } } });
  expect([events.text, prompts.length]).toEqual([UNAWARE, 2]);
  expect(prompts[0]).not.toMatch(/may be unsafe/);
  expect(prompts[1]).toMatch(/may be unsafe/);
});

test('a danger found before the model is asked: it is asked once', async () => {
  screened.resolve(SELF_HARM);
  const events = await stream();
  await events.end();
  expect([events.text, prompts.length]).toEqual([AWARE, 1]);
});

test('a stop while screening runs leaves no reply and uses no unit, and a danger is shown all the same', async () => {
  const ada = chat.signIn();
  const events = await stream(ada);
  const { conversationId } = await events.first('start');
  await until(() => prompts.length === 1);
  const stopping = replica.call(ada, 'POST', `/conversations/${conversationId}/stop`);
  await until(() => aborted === 1);
  screened.resolve(SELF_HARM);
  expect((await stopping).body).toMatchObject({ safety: SHOWN, usage: { count: 0 } });
  await events.end();
  expect(events.text).toBe('');
});
