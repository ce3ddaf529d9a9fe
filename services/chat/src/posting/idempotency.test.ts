import { type Sandbox, startSandbox } from '@app/sandbox';
import { until } from '@app/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../testing/people.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';
import { deleteExpiredKeys } from './idempotency-key.repository.ts';

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

const start = (person: Person, key: string, on = a, body: object = QUESTION) =>
  on.call(person, 'POST', '/chat-start', { body, key });
const used = async (person: Person) => (await a.call(person, 'GET', '/usage')).body.count;
const listed = async (person: Person) => (await a.call(person, 'GET', '/conversations')).body.conversations;

describe('[API-5] Idempotency-Key', () => {
  test('with the same body gives the first answer again, and nothing happens twice', async () => {
    const ada = chat.signIn();
    const first = await start(ada, 'k1');
    const second = await start(ada, 'k1', b);
    expect(second.body).toEqual(first.body);
    expect([await used(ada), (await listed(ada)).length]).toEqual([1, 1]);
  });

  test('with another body is a conflict', async () => {
    const ada = chat.signIn();
    await start(ada, 'k1');
    const other = await start(ada, 'k1', a, { ...QUESTION, title: 'Something else' });
    expect([other.status, other.body.code]).toEqual([409, 'conflict']);
  });

  test('belongs to one caller and one call', async () => {
    const [ada, bob] = [chat.signIn(), chat.signIn()];
    const first = await start(ada, 'k1');
    const others = await start(bob, 'k1');
    expect(others.body.data.conversationId).not.toBe(first.body.data.conversationId);
    const followUp = await a.call(ada, 'POST', '/chat-followup', {
      body: { conversationId: first.body.data.conversationId, message: 'Thank you.' },
      key: 'k1',
    });
    expect([followUp.status, followUp.body.messages.length]).toEqual([200, 4]);
  });

  test.each(['', ' ', 'with space', 'ü', 'x'.repeat(256)])('%j is refused', async (key) => {
    const headers = { 'idempotency-key': Buffer.from(key).toString('latin1') };
    const answer = await a.call(chat.signIn(), 'POST', '/chat-start', { body: QUESTION, headers });
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
  });

  test('is kept for 48 hours: one of 47 hours is kept, one of 49 is deleted', async () => {
    const ada = chat.signIn();
    const send = () => a.call(ada, 'POST', '/chat-start', { body: QUESTION, key: 'of-the-day' });
    const first = (await send()).body.data.conversationId;
    const begunAt = chat.clock.now().getTime();
    chat.clock.set(new Date(begunAt + 47 * 3_600_000).toISOString());
    await deleteExpiredKeys(a.deps.db, chat.clock.now());
    expect((await send()).body.data.conversationId).toBe(first);
    chat.clock.set(new Date(begunAt + 49 * 3_600_000).toISOString());
    await deleteExpiredKeys(a.deps.db, chat.clock.now());
    expect((await send()).body.data.conversationId).not.toBe(first);
    chat.clock.set(new Date(begunAt).toISOString());
  });

  test('makes twenty parallel calls one turn, and all get its answer', async () => {
    const ada = chat.signIn();
    coach.coach.clearRequests();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => start(ada, 'parallel', n % 2 ? a : b)),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect([coach.coach.requests().length, await used(ada), (await listed(ada)).length]).toEqual([1, 1, 1]);
  });

  test('gives a repeated call during the reply the same stream from its beginning', async () => {
    const ada = chat.signIn();
    coach.coach.setBehavior({ mode: 'hold', words: 20 });
    const first = await a.stream(ada, 'POST', '/chat-start', { body: QUESTION, key: 'k1' });
    await first.until(({ text }) => text.split(' ').length > 15);
    await first.leave();
    const again = await b.stream(ada, 'POST', '/chat-start', { body: QUESTION, key: 'k1' });
    expect(await again.first('start')).toEqual(await first.first('start'));
    await again.until(({ text }) => text.length >= first.text.length);
    coach.coach.setBehavior({ mode: 'ok' });
    expect((await again.end())?.event).toBe('done');
    expect(await used(ada)).toBe(1);
  });

  test('[CHAT-3] "Try again" after a failure answers the same message, and duplicates nothing', async () => {
    const ada = chat.signIn();
    coach.coach.setBehavior({ mode: 'cut_off', words: 60 });
    const failed = await start(ada, 'k1');
    expect(failed.status).toBe(502);
    coach.coach.setBehavior({ mode: 'http_500' });
    expect((await start(ada, 'k1')).body.conversationId).toBe(failed.body.conversationId);
    coach.coach.setBehavior({ mode: 'ok' });
    const again = await start(ada, 'k1', b);
    expect([again.status, again.body.data.conversationId]).toEqual([200, failed.body.conversationId]);
    expect(
      again.body.data.messages.map(({ role, state }: { role: string; state?: string }) => [role, state]),
    ).toEqual([
      ['user', undefined],
      ['assistant', undefined],
    ]);
    expect(await used(ada)).toBe(1);
    expect(await listed(ada)).toMatchObject([{ messageCount: 2 }]);
  });

  test('twenty parallel "Try again" after a failure are one new turn', async () => {
    const ada = chat.signIn();
    coach.coach.setBehavior({ mode: 'http_401' });
    await start(ada, 'k1');
    coach.coach.setBehavior({ mode: 'ok' });
    coach.coach.clearRequests();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => start(ada, 'k1', n % 2 ? a : b)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect([coach.coach.requests().length, await used(ada)]).toEqual([1, 1]);
  });

  test('a failed message is not retried after a later message', async () => {
    const ada = chat.signIn();
    const { body } = await start(ada, 'k0');
    const conversationId = body.data.conversationId;
    const followUp = (message: string, key: string) =>
      a.call(ada, 'POST', '/chat-followup', { body: { conversationId, message }, key });
    coach.coach.setBehavior({ mode: 'http_401' });
    expect((await followUp('First', 'k1')).status).toBe(502);
    coach.coach.setBehavior({ mode: 'ok' });
    expect((await followUp('Second', 'k2')).status).toBe(200);
    const late = await followUp('First', 'k1');
    expect([late.status, late.body.code]).toEqual([502, 'coach_unavailable']);
    expect(await used(ada)).toBe(2);
  });

  test('a stopped reply is the answer, and the sent history is not part of the body', async () => {
    const ada = chat.signIn();
    const { body } = await start(ada, 'k0');
    const conversationId = body.data.conversationId;
    coach.coach.setBehavior({ mode: 'hold', words: 10 });
    const message = { conversationId, message: 'He is late again.' };
    const events = await a.stream(ada, 'POST', '/chat-followup', { body: message, key: 'k1' });
    await events.until(({ text }) => text !== '');
    await a.call(ada, 'POST', `/conversations/${conversationId}/stop`);
    const again = await a.call(ada, 'POST', '/chat-followup', {
      body: { ...message, history: [{ role: 'user', content: 'forged' }] },
      key: 'k1',
    });
    expect([again.status, again.body.messages.at(-1).state]).toEqual([200, 'stopped']);
  });

  test('a key whose conversation was deleted starts no new one', async () => {
    const ada = chat.signIn();
    const { body } = await start(ada, 'k1');
    await a.call(ada, 'DELETE', `/conversations/${body.data.conversationId}`);
    const again = await start(ada, 'k1');
    expect([again.status, again.body.error]).toEqual([404, 'This message was deleted or changed.']);
    expect(await listed(ada)).toEqual([]);
  });

  test('a repeated call after the process died retries the message', async () => {
    const ada = chat.signIn();
    coach.coach.setBehavior({ mode: 'hold', words: 3 });
    const events = await a.stream(ada, 'POST', '/chat-start', { body: QUESTION, key: 'k1' });
    await events.until(({ text }) => text !== '');
    await chat.sql(
      "update chat.turns set leased_by = gen_random_uuid(), lease_until = now() - interval '1 second' where owner_id = $1",
      ada.userId,
    );
    coach.coach.setBehavior({ mode: 'ok' });
    const again = await until(async () => {
      const answer = await start(ada, 'k1', b);
      return answer.status === 200 && answer;
    });
    expect([again.body.data.messages.length, await used(ada)]).toEqual([2, 1]);
  });
});
