import { type Sandbox, startSandbox } from '@app/sandbox';
import { countStatements, until } from '@app/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Coach } from '../coach/coach.port.ts';
import type { Person } from '../testing/people.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

// Statements that depend on time are far away, so that only those of the turn itself are counted.
const NO_TIMERS = {
  TURN_SWEEP_MS: '600000',
  TURN_FLUSH_MS: '60000',
  TURN_HEARTBEAT_MS: '60000',
  TURN_LEASE_MS: '180000',
};

/** Told when the model is asked; the reply begins when it has resolved. */
let onAsked: () => void | Promise<void> = () => undefined;
const coach: Coach = {
  async reply({ onText }) {
    await onAsked();
    onText('I hear you. What would help tonight?');
  },
};

let chat: TestChat;
let provider: Sandbox;
let replica: Replica;
let moderated: Replica;
let ada: Person;
let conversationId: string;
beforeAll(async () => {
  [chat, provider] = await Promise.all([startChat(), startSandbox()]);
  replica = await chat.start(NO_TIMERS, { coach });
  const env = { OPENAI_BASE_URL: provider.coachUrl, MODERATION_MODEL: 'some-model' };
  moderated = await chat.start({ ...NO_TIMERS, ...env }, { coach });
  ada = chat.signIn();
  ({ conversationId } = (await post('/chat-start', QUESTION, 'key-0')).body.data);
  // The key of the person is in the memory of both.
  await post('/chat-start', QUESTION, 'key-0b', { on: moderated });
  provider.moderation.clearRequests();
});
afterAll(() => provider.stop());

/** Posts a message and counts the statements up to the question to the model, and in all. */
async function post(
  path: string,
  body: object,
  key: string,
  { on = replica, isAsked = (): boolean => true } = {},
) {
  const { statements, stop } = countStatements(chat.databaseUrl);
  let before = Number.NaN;
  onAsked = () => {
    before = statements.length;
    return until(isAsked).then(() => undefined);
  };
  const answer = await on.call(ada, 'POST', path, { body, key });
  stop();
  return { counts: { before, all: statements.length }, statements, body: answer.body };
}

test('a turn that starts a conversation needs few statements', async () => {
  const { counts, statements } = await post('/chat-start', QUESTION, 'key-1');
  expect(counts, statements.join('\n')).toEqual({ before: 3, all: 9 });
});

test('a turn that continues a conversation needs few statements', async () => {
  const body = { conversationId, message: 'And yesterday we argued about the dishes again.' };
  const { counts, statements } = await post('/chat-followup', body, 'key-2');
  expect(counts, statements.join('\n')).toEqual({ before: 3, all: 9 });
});

test('a turn that the moderation endpoint finds harmless needs no further statement', async () => {
  const isAsked = () => provider.moderation.requests().length === 1;
  const { counts, statements } = await post('/chat-start', QUESTION, 'key-3', { on: moderated, isAsked });
  expect(counts, statements.join('\n')).toEqual({ before: 3, all: 9 });
});
