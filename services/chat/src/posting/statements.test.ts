import { countStatements } from '@app/testkit';
import { beforeAll, expect, test } from 'vitest';
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

/** Told when the model is asked. */
let onAsked: () => void = () => undefined;
const coach: Coach = {
  async reply({ onText }) {
    onAsked();
    onText('I hear you. What would help tonight?');
  },
};

let chat: TestChat;
let replica: Replica;
let ada: Person;
let conversationId: string;
beforeAll(async () => {
  chat = await startChat();
  replica = await chat.start(NO_TIMERS, { coach });
  ada = chat.signIn();
  ({ conversationId } = (await post('/chat-start', QUESTION, 'key-0')).body.data);
});

/** Posts a message and counts the statements up to the question to the model, and in all. */
async function post(path: string, body: object, key: string) {
  const { statements, stop } = countStatements(chat.databaseUrl);
  let before = Number.NaN;
  onAsked = () => {
    before = statements.length;
  };
  const answer = await replica.call(ada, 'POST', path, { body, key });
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
