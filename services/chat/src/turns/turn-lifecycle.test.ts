import { type Sandbox, startSandbox } from '@app/sandbox';
import { finishServing } from '@app/service-kit';
import { until } from '@app/testkit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Coach } from '../coach/coach.port.ts';
import type { Person } from '../testing/people.ts';
import type { EventReader } from '../testing/read-events.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

let chat: TestChat;
let coach: Sandbox;
let a: Replica;
let b: Replica;
beforeAll(async () => {
  chat = await startChat();
  coach = await startSandbox();
  [a, b] = await Promise.all([
    chat.start({ OPENAI_BASE_URL: coach.coachUrl }),
    chat.start({ OPENAI_BASE_URL: coach.coachUrl }),
  ]);
});
afterEach(() => coach.coach.setBehavior({ mode: 'ok' }));
afterAll(() => coach.stop());

/** Starts a reply that has sent some text and waits. */
async function beginReply(on: Replica, person: Person): Promise<{ id: string; events: EventReader }> {
  coach.coach.setBehavior({ mode: 'hold', words: 40 });
  const events = await on.stream(person, 'POST', '/chat-start', { body: QUESTION });
  const { conversationId: id } = await events.first('start');
  await events.until(({ text }) => text.split(' ').length > 35);
  return { id, events };
}

const detail = async (person: Person, id: string) =>
  (await a.call(person, 'GET', `/conversations/${id}`)).body;
const storedPieces = async (id: string) => {
  const pieces = await chat.sql(
    'select from chat.turn_pieces join chat.turns on turns.id = turn_id where conversation_id = $1',
    id,
  );
  return pieces.length;
};
const used = async (person: Person) => (await a.call(person, 'GET', '/usage')).body.count;

test('headers, a first comment and the start event are sent before the model answers', async () => {
  coach.coach.setBehavior({ mode: 'hang_before_headers' });
  const events = await a.stream(chat.signIn(), 'POST', '/chat-start', { body: QUESTION });
  const start = await events.first('start');
  expect([events.status, events.comments, start.userMessage.content]).toEqual([200, 1, QUESTION.question]);
  await events.leave();
});

test('a reply begun on one replica is streamed from its beginning to its end on another', async () => {
  const ada = chat.signIn();
  const { id, events } = await beginReply(a, ada);
  await events.leave();
  expect((await detail(ada, id)).replying).toBe(true);
  const resumed = await b.stream(ada, 'GET', `/conversations/${id}/stream`);
  const heard = events.text;
  await resumed.until(({ text }) => text.length >= heard.length);
  coach.coach.setBehavior({ mode: 'ok' });
  const last = await resumed.end();
  expect(last?.event).toBe('done');
  expect(resumed.text.startsWith(heard)).toBe(true);
  const { messages, replying } = await detail(ada, id);
  expect([messages[1].content, replying]).toEqual([resumed.text, false]);
  expect(await used(ada)).toBe(1);
});

test('a second reader on the same replica gets the reply from its beginning to its end', async () => {
  const ada = chat.signIn();
  const { id, events } = await beginReply(a, ada);
  const second = await a.stream(ada, 'GET', `/conversations/${id}/stream`);
  await second.first('delta');
  coach.coach.setBehavior({ mode: 'ok' });
  expect([(await events.end())?.event, (await second.end())?.event]).toEqual(['done', 'done']);
  expect(second.text).toBe(events.text);
  expect((await detail(ada, id)).messages[1].content).toBe(events.text);
});

test('[CHAT-2] a reply is finished and stored after the page is closed', async () => {
  const ada = chat.signIn();
  const { id, events } = await beginReply(a, ada);
  await events.leave();
  coach.coach.setBehavior({ mode: 'ok' });
  await until(async () => (await detail(ada, id)).messages.length === 2);
  expect((await detail(ada, id)).messages[1].state).toBeUndefined();
});

test('a stop through another replica keeps the text so far, and the turn counts', async () => {
  const ada = chat.signIn();
  const { id, events } = await beginReply(a, ada);
  const stopped = await b.call(ada, 'POST', `/conversations/${id}/stop`);
  expect([stopped.status, stopped.body.messages[1].state]).toEqual([200, 'stopped']);
  expect((await events.end())?.event).toBe('done');
  expect(stopped.body.messages[1].content).toBe(events.text);
  expect(stopped.body.usage.count).toBe(1);
  await coach.coach.whenIdle();
});

test('[CHAT-8] a stop after some text keeps it, and the turn counts', async () => {
  const ada = chat.signIn();
  coach.coach.setBehavior({ mode: 'hold', words: 3 });
  const events = await a.stream(ada, 'POST', '/chat-start', { body: QUESTION });
  const { conversationId } = await events.first('start');
  await events.until(({ text }) => text.trim().split(' ').length >= 2);
  const stopped = await a.call(ada, 'POST', `/conversations/${conversationId}/stop`);
  await events.end();
  expect(events.text.length).toBeLessThan(40);
  expect(stopped.body.messages[1]).toMatchObject({ state: 'stopped', content: events.text });
  expect((await detail(ada, conversationId)).messages[1].content).toBe(events.text);
  expect([stopped.body.usage.count, await used(ada)]).toEqual([1, 1]);
});

test('a stop on the same replica is immediate and may be repeated', async () => {
  const ada = chat.signIn();
  const { id } = await beginReply(a, ada);
  expect((await a.call(ada, 'POST', `/conversations/${id}/stop`)).body.messages[1].state).toBe('stopped');
  expect((await a.call(ada, 'POST', `/conversations/${id}/stop`)).body.messages).toHaveLength(2);
});

test('[CHAT-8] a stop before the first text leaves no reply and does not count', async () => {
  const ada = chat.signIn();
  coach.coach.setBehavior({ mode: 'silence' });
  const events = await a.stream(ada, 'POST', '/chat-start', { body: QUESTION });
  const { conversationId } = await events.first('start');
  const stopped = await a.call(ada, 'POST', `/conversations/${conversationId}/stop`);
  expect(stopped.body.messages).toMatchObject([{ role: 'user', state: 'unanswered' }]);
  expect([stopped.body.usage.count, (await events.end())?.event]).toEqual([0, 'done']);
});

test('there is nothing to resume when no reply is in progress', async () => {
  const ada = chat.signIn();
  const { body } = await a.call(ada, 'POST', '/chat-start', { body: QUESTION });
  const answer = await a.call(ada, 'GET', `/conversations/${body.data.conversationId}/stream`);
  expect([answer.status, answer.body]).toEqual([204, undefined]);
});

test('a second message during a reply is refused, and nothing of it is stored or counted', async () => {
  const ada = chat.signIn();
  const { id } = await beginReply(a, ada);
  const second = await b.call(ada, 'POST', '/chat-followup', {
    body: { conversationId: id, message: 'Hello?' },
  });
  expect([second.status, second.body.code]).toEqual([409, 'turn_in_progress']);
  expect((await detail(ada, id)).messages).toHaveLength(1);
  expect(await used(ada)).toBe(1);
});

test('of twenty messages sent at once to one conversation, one is answered', async () => {
  const ada = chat.signIn();
  const { body } = await a.call(ada, 'POST', '/chat-start', { body: QUESTION });
  const conversationId = body.data.conversationId;
  coach.coach.setBehavior({ mode: 'hold', words: 5 });
  const statuses: number[] = [];
  const sent = Array.from({ length: 20 }, async (_, n) => {
    const answer = await (n % 2 ? a : b).call(ada, 'POST', '/chat-followup', {
      body: { conversationId, message: `Message ${n}` },
    });
    statuses.push(answer.status);
  });
  await until(() => statuses.length === 19);
  coach.coach.setBehavior({ mode: 'ok' });
  await Promise.all(sent);
  expect(statuses.sort()).toEqual([200, ...Array(19).fill(409)]);
  expect(await used(ada)).toBe(2);
});

/** Far more than a heartbeat, and far less than the deadline of a silent model. */
const PROMPTLY_MS = 5_000;

test.each([
  [
    'another process has taken it over',
    'update chat.turns set leased_by = gen_random_uuid() where owner_id = $1',
  ],
  ['it is gone', 'delete from chat.turns where owner_id = $1'],
])('the model’s call ends as soon as this process loses the turn: %s', async (_why, lose) => {
  let signal: AbortSignal | undefined;
  const waiting: Coach = {
    reply: (request) => {
      signal = request.signal;
      return new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    },
  };
  const one = await chat.start({}, { coach: waiting });
  const ada = chat.signIn();
  const events = await one.stream(ada, 'POST', '/chat-start', { body: QUESTION });
  await until(() => signal !== undefined);
  await chat.sql(lose, ada.userId);
  await until(() => signal?.aborted, { timeout: PROMPTLY_MS });
  expect(signal?.reason).toBe('lost');
  await events.leave();
  await one.stop();
});

test('deleting a conversation on the answering replica ends its reply without waiting for a heartbeat', async () => {
  const rare = { TURN_HEARTBEAT_MS: '60000', TURN_LEASE_MS: '180000', TURN_FLUSH_MS: '60000' };
  const one = await chat.start({ OPENAI_BASE_URL: coach.coachUrl, ...rare });
  const ada = chat.signIn();
  const { id, events } = await beginReply(one, ada);
  const deletedAt = performance.now();
  await one.call(ada, 'DELETE', `/conversations/${id}`);
  expect((await events.end())?.event).toBe('error');
  await coach.coach.whenIdle();
  expect(performance.now() - deletedAt).toBeLessThan(PROMPTLY_MS);
  await one.stop();
});

test('deleting a conversation ends its reply, and nothing of it is stored again', async () => {
  const ada = chat.signIn();
  const { id, events } = await beginReply(a, ada);
  await until(async () => (await storedPieces(id)) > 0);
  const deletedAt = performance.now();
  expect((await b.call(ada, 'DELETE', `/conversations/${id}`)).status).toBe(204);
  await coach.coach.whenIdle();
  expect(await events.end()).toMatchObject({ event: 'error', data: { code: 'not_found' } });
  expect(performance.now() - deletedAt).toBeLessThan(PROMPTLY_MS);
  expect((await a.call(ada, 'GET', `/conversations/${id}`)).status).toBe(404);
  expect(await chat.sql('select from chat.turn_pieces where owner_id = $1', ada.userId)).toEqual([]);
  for (const table of ['messages', 'turns'])
    expect(await chat.sql(`select id from chat.${table} where conversation_id = $1`, id)).toEqual([]);
  // The text so far counts, as with a stop, so that deleting does not circumvent the limit.
  expect(await used(ada)).toBe(1);
});

test('[CHAT-2] the end of a session closes its stream, and the reply is stored all the same', async () => {
  const ada = chat.signIn();
  const { id, events } = await beginReply(a, ada);
  const endedAt = performance.now();
  chat.auth.end(ada);
  const last = await events.end();
  expect(performance.now() - endedAt).toBeLessThan(2_000);
  expect(last).toMatchObject({ event: 'error', data: { code: 'unauthenticated' } });
  coach.coach.setBehavior({ mode: 'ok' });
  const again = chat.auth.signIn(ada.userId);
  await until(async () => (await detail(again, id)).messages.length === 2);
});

test('a session that ends between authentication and the stream gets nothing of the reply', async () => {
  const ada = chat.signIn();
  const { id } = await beginReply(a, ada);
  const elsewhere = chat.auth.signIn(ada.userId);
  chat.auth.endAfterGuard(elsewhere);
  const resumed = await a.stream(elsewhere, 'GET', `/conversations/${id}/stream`);
  expect(await resumed.end()).toMatchObject({ event: 'error', data: { code: 'unauthenticated' } });
  const starting = chat.signIn();
  chat.auth.endAfterGuard(starting);
  const started = await a.stream(starting, 'POST', '/chat-start', { body: QUESTION });
  expect(await started.end()).toMatchObject({ event: 'error', data: { code: 'unauthenticated' } });
});

test('an overloaded process refuses a turn before anything is reserved', async () => {
  const small = await chat.start({ OPENAI_BASE_URL: coach.coachUrl, TURNS_AT_ONCE: '1' });
  const { events } = await beginReply(small, chat.signIn());
  const bob = chat.signIn();
  const refused = await small.call(bob, 'POST', '/chat-start', { body: QUESTION });
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
    503,
    'unavailable',
    '5',
  ]);
  expect(await used(bob)).toBe(0);
  coach.coach.setBehavior({ mode: 'ok' });
  await events.end();
  expect((await small.call(bob, 'POST', '/chat-start', { body: QUESTION })).status).toBe(200);
  await small.stop();
});

test('a process that stops waits for replies, and settles those as interrupted that take too long', async () => {
  const leaving = await chat.start({ OPENAI_BASE_URL: coach.coachUrl });
  const ada = chat.signIn();
  const { id, events } = await beginReply(leaving, ada);
  await finishServing(leaving.app, { STOP_DELAY_MS: 0, STOP_FINISH_MS: 300 });
  const [last] = await Promise.all([events.end(), leaving.stop()]);
  expect(last).toMatchObject({ event: 'error', data: { code: 'coach_unavailable', conversationId: id } });
  expect((await detail(ada, id)).messages[1]).toMatchObject({ state: 'interrupted', content: events.text });
  expect(await used(ada)).toBe(0);
});

test('a process that stops begins replies until load balancers know, and finishes all, also when nobody waits for them', async () => {
  const leaving = await chat.start({ OPENAI_BASE_URL: coach.coachUrl });
  const [ada, bea] = [chat.signIn(), chat.signIn()];
  const left = await beginReply(leaving, bea);
  await left.events.leave();
  const finished = finishServing(leaving.app, { STOP_DELAY_MS: 1_000, STOP_FINISH_MS: 10_000 });
  expect((await leaving.call(undefined, 'GET', '/readyz')).status).toBe(503);
  const { events } = await beginReply(leaving, ada);
  await until(() =>
    leaving.call(undefined, 'GET', '/readyz').then(
      () => false,
      () => true,
    ),
  );
  coach.coach.setBehavior({ mode: 'ok' });
  expect((await events.end())?.event).toBe('done');
  await finished;
  const { messages } = await detail(bea, left.id);
  expect([messages.length, messages[1].state]).toEqual([2, undefined]);
  await leaving.stop();
});

test('a turn whose lease has lapsed is settled, and its unit released', async () => {
  const ada = chat.signIn();
  const { id, events } = await beginReply(a, ada);
  await until(async () => (await storedPieces(id)) > 0);
  // Simulates a dead process: another process holds the lease, which has run out.
  await chat.sql(
    "update chat.turns set leased_by = gen_random_uuid(), lease_until = now() - interval '1 second' where conversation_id = $1",
    id,
  );
  await until(async () => (await detail(ada, id)).replying === false);
  const { messages } = await detail(ada, id);
  expect([messages[1].state, events.text.startsWith(messages[1].content)]).toEqual(['interrupted', true]);
  expect(await used(ada)).toBe(0);
  expect(await events.end()).toMatchObject({ event: 'error', data: { code: 'coach_unavailable' } });
});

test('a replica that stops ends the streams of another replica’s reply, and the reply continues', async () => {
  const leaving = await chat.start({ OPENAI_BASE_URL: coach.coachUrl });
  const ada = chat.signIn();
  const { id } = await beginReply(a, ada);
  const followed = await leaving.stream(ada, 'GET', `/conversations/${id}/stream`);
  await followed.until(({ text }) => text !== '');
  const [last] = await Promise.all([followed.end(), leaving.stop()]);
  expect(last).toMatchObject({ event: 'error', data: { code: 'unavailable', safety: null } });
  expect((await detail(ada, id)).replying).toBe(true);
  coach.coach.setBehavior({ mode: 'ok' });
  await until(async () => (await detail(ada, id)).messages.length === 2);
});

test('a reply survives the loss of every database connection', async () => {
  const ada = chat.signIn();
  const { id, events } = await beginReply(a, ada);
  await chat.sql(
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'svc_chat' and datname = current_database()",
  );
  coach.coach.setBehavior({ mode: 'ok' });
  expect((await events.end())?.event).toBe('done');
  expect((await detail(ada, id)).messages[1]).toMatchObject({ role: 'assistant', content: events.text });
  expect(await used(ada)).toBe(1);
});
