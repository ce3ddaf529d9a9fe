import { setTimeout as pause } from 'node:timers/promises';
import { failOver, until } from '@app/testkit';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Coach } from '../coach/coach.port.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

vi.setConfig({ testTimeout: 40_000 });

/** Longer than a lease, and than eight attempts to store a reply once took. */
const OUTAGE_MS = 6_000;
const SETTINGS = { TURN_LEASE_MS: '1000', TURN_HEARTBEAT_MS: '100' };

let chat: TestChat;
let answering: Replica;
let other: Replica;
let write: (text: string) => void;
let finish: () => void;
const coach: Coach = {
  reply({ onText, signal }) {
    write = onText;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    finish = resolve;
    signal.addEventListener('abort', () => reject(signal.reason));
    return promise;
  },
};
beforeAll(async () => {
  chat = await startChat();
  answering = await chat.start(SETTINGS, { coach });
  // It looks for turns whose lease has ended twenty times a second.
  other = await chat.start(SETTINGS, { coach });
});

test('a reply that ends during a failover is stored in full, and people can read meanwhile', async () => {
  const [ada, bob] = [chat.signIn(), chat.signIn()];
  const events = await answering.stream(ada, 'POST', '/chat-start', { body: QUESTION });
  const { conversationId } = await events.first('start');
  await until(() => write !== undefined);
  write('I hear you. ');
  await until(async () => (await chat.sql('select from chat.turn_pieces')).length > 0);
  const followed = await other.stream(ada, 'GET', `/conversations/${conversationId}/stream`);
  await followed.until(({ text }) => text === 'I hear you. ');

  const end = await failOver(chat.database);
  write('What would help tonight?');
  finish();
  const stopsAt = performance.now() + OUTAGE_MS;
  // The first call after the cut may meet a connection that is no more.
  const read = async (path: string) => {
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await other.call(ada, 'GET', path)).status);
    return statuses.at(-1);
  };
  for (const path of [
    '/conversations',
    '/conversations?q=dishes',
    `/conversations/${conversationId}`,
    '/usage',
  ])
    expect([path, await read(path)]).toEqual([path, 200]);
  const refused = await other.call(bob, 'POST', '/chat-start', { body: QUESTION });
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
    503,
    'unavailable',
    '2',
  ]);
  await until(async () => (await fetch(`${answering.url}/readyz`)).status === 503);
  await pause(stopsAt - performance.now());
  await end();

  const done = await events.end();
  expect(done?.event).toBe('done');
  expect((await followed.end())?.event).toBe('done');
  expect(followed.text).toBe('I hear you. What would help tonight?');
  const { body } = await other.call(ada, 'GET', `/conversations/${conversationId}`);
  expect(body.messages.at(-1)).toMatchObject({ content: 'I hear you. What would help tonight?' });
  expect(body.messages.at(-1).state).toBeUndefined();
  expect((await other.call(ada, 'GET', '/usage')).body.count).toBe(1);
  await until(async () => (await fetch(`${answering.url}/readyz`)).status === 200);
});

test('a turn whose process died during a failover is settled after it', async () => {
  const ada = chat.signIn();
  const events = await answering.stream(ada, 'POST', '/chat-start', { body: QUESTION });
  const { conversationId } = await events.first('start');
  await chat.sql(
    'update chat.turns set leased_by = gen_random_uuid() where conversation_id = $1',
    conversationId,
  );
  const end = await failOver(chat.database);
  await pause(1_500);
  await end();
  await until(async () => {
    const [turn] = await chat.sql(
      'select from chat.turns where conversation_id = $1 and state = $2',
      conversationId,
      'failed',
    );
    return turn !== undefined;
  });
  await events.end();
});
