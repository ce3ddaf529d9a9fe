import { type Sandbox, startSandbox } from '@app/sandbox';
import { until } from '@app/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startAuthStub, startChatProcess } from '../testing/chat-process.ts';
import type { Person } from '../testing/people.ts';
import { EventReader } from '../testing/read-events.ts';
import { callAt, QUESTION, send, startChat, type TestChat } from '../testing/start-chat.ts';

// Each test starts processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let chat: TestChat;
let coach: Sandbox;
let auth: Awaited<ReturnType<typeof startAuthStub>>;
beforeAll(async () => {
  [chat, coach, auth] = await Promise.all([startChat(), startSandbox(), startAuthStub()]);
});
afterAll(() => Promise.all([coach.stop(), auth.stop()]));

/** How long a process that is stopped waits for its replies. */
const STOP_FINISH_MS = 500;

const start = () =>
  startChatProcess(
    chat.settings({
      AUTH_URL: auth.url,
      OPENAI_BASE_URL: coach.coachUrl,
      TURN_LEASE_MS: '1000',
      STOP_FINISH_MS: String(STOP_FINISH_MS),
      LOG_LEVEL: 'fatal',
    }),
  );

async function beginReply(url: string, person: Person, begins?: string) {
  coach.coach.setBehavior({ mode: 'hold', words: 40, ...(begins ? { begins } : {}) });
  const headers = { accept: 'text/event-stream' };
  const events = new EventReader(await send(url, person, 'POST', '/chat-start', { body: QUESTION, headers }));
  const { conversationId } = await events.first('start');
  await events.until(({ text }) => text.split(' ').length > 30);
  return { conversationId, events };
}

test('after kill -9 during replies their turns are interrupted, nothing is charged, alerts are shown, and the next message works', async () => {
  const [ada, bea] = [chat.signIn(), chat.signIn()];
  const [doomed, other] = await Promise.all([start(), start()]);
  const { conversationId } = await beginReply(doomed.url, ada);
  const alerted = await beginReply(doomed.url, bea, '[[danger: self_harm writer]]\n\n');
  const found = { kind: 'self_harm', inDanger: 'writer' };
  expect(await alerted.events.first('safety')).toMatchObject(found);
  await until(async () => {
    const [turn] = await chat.sql(
      `select from chat.turns join chat.turn_pieces on turn_id = turns.id
       where conversation_id = $1 group by turns.id having sum(octet_length(sealed)) > 150`,
      conversationId,
    );
    return turn !== undefined;
  });
  expect(await doomed.end('SIGKILL')).toBe('SIGKILL');
  coach.coach.setBehavior({ mode: 'ok' });

  const readAlerted = () => callAt(other.url, bea, 'GET', `/conversations/${alerted.conversationId}`);
  expect((await readAlerted()).body.safety).toMatchObject(found);
  const headers = { accept: 'text/event-stream' };
  const resumed = await send(other.url, ada, 'GET', `/conversations/${conversationId}/stream`, { headers });
  if (resumed.status === 200) {
    const events = new EventReader(resumed);
    expect(await events.end()).toMatchObject({ event: 'error', data: { code: 'coach_unavailable' } });
    expect(events.text.length).toBeGreaterThan(40);
  } else expect(resumed.status).toBe(204);
  const detail = await callAt(other.url, ada, 'GET', `/conversations/${conversationId}`);
  expect(detail.body.messages).toMatchObject([{ role: 'user' }, { role: 'assistant', state: 'interrupted' }]);
  expect((await callAt(other.url, ada, 'GET', '/usage')).body.count).toBe(0);

  await until(async () => !(await readAlerted()).body.replying, { timeout: 10_000 });
  const { body } = await readAlerted();
  expect([body.safety.kind, JSON.stringify(body.messages).includes('danger:')]).toEqual(['self_harm', false]);
  expect((await callAt(other.url, bea, 'GET', '/usage')).body.count).toBe(0);

  const next = await callAt(other.url, ada, 'POST', '/chat-followup', {
    body: { conversationId, message: 'My husband came home meanwhile.' },
  });
  expect([next.status, next.body.messages.length, next.body.usage.count]).toEqual([200, 4, 1]);
  expect(await other.end('SIGTERM')).toBe(0);
});

test('a turn whose process died is settled when its lease ends, by a replica whose sweeps are a lease apart', async () => {
  const other = await chat.start({
    OPENAI_BASE_URL: coach.coachUrl,
    TURN_LEASE_MS: '1000',
    TURN_SWEEP_MS: '600000',
  });
  const ada = chat.signIn();
  const doomed = await start();
  const { conversationId } = await beginReply(doomed.url, ada);
  await doomed.end('SIGKILL');
  const settledLate = async () => {
    const [turn] = await chat.sql<{ seconds: number }>(
      `select extract(epoch from settled_at - lease_until)::float8 as seconds from chat.turns
       where conversation_id = $1 and state <> 'generating'`,
      conversationId,
    );
    return turn;
  };
  const { seconds } = await until(settledLate, { timeout: 15_000 });
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThan(1);
  coach.coach.setBehavior({ mode: 'ok' });
  await other.call(ada, 'GET', '/usage');
});

test('a message sent after a process died settles its turn once the lease has run out', async () => {
  const ada = chat.signIn();
  // It has swept before the turn begins, and does not sweep again, so that the message settles the turn.
  const other = await chat.start({
    OPENAI_BASE_URL: coach.coachUrl,
    TURN_SWEEP_MS: '600000',
    TURN_LEASE_MS: '600000',
  });
  const doomed = await start();
  const { conversationId } = await beginReply(doomed.url, ada);
  await doomed.end('SIGKILL');
  coach.coach.setBehavior({ mode: 'ok' });
  const next = await until(
    async () => {
      const body = { conversationId, message: 'Hello again, my husband is here.' };
      const answer = await other.call(ada, 'POST', '/chat-followup', { body });
      return answer.status === 409 ? undefined : answer;
    },
    { timeout: 15_000 },
  );
  expect([next.status, next.body.usage.count]).toEqual([200, 1]);
});

test('[CHAT-2] a session that ends at auth has its streams closed within two seconds; a process that is stopped stores the text of a reply so far and exits with 0 within ten seconds', async () => {
  const [ada, bea] = [chat.signIn(), chat.signIn()];
  const chatProcess = await start();
  const { events } = await beginReply(chatProcess.url, ada);
  const endedAt = performance.now();
  auth.end(ada.sessionId);
  expect(await events.end()).toMatchObject({ event: 'error', data: { code: 'unauthenticated' } });
  expect(performance.now() - endedAt).toBeLessThan(2_000);
  expect((await callAt(chatProcess.url, ada, 'GET', '/usage')).status).toBe(401);

  const other = await beginReply(chatProcess.url, bea);
  const stoppedAt = performance.now();
  const [code, last] = await Promise.all([chatProcess.end('SIGTERM'), other.events.end()]);
  expect([code, performance.now() - stoppedAt < 3_500 + STOP_FINISH_MS]).toEqual([0, true]);
  expect(last).toMatchObject({ event: 'error', data: { code: 'coach_unavailable' } });
  const [turn] = await chat.sql<{ state: string; length: number }>(
    'select state, (select count(*)::int from chat.messages m where m.conversation_id = t.conversation_id) as length from chat.turns t where conversation_id = $1',
    other.conversationId,
  );
  expect(turn).toEqual({ state: 'interrupted', length: 2 });
});

test('a separate worker relays chat’s events, and stops in time', async () => {
  const worker = await startChatProcess(chat.settings({ LOG_LEVEL: 'fatal' }), 'worker.ts');
  const [row] = await chat.sql<{ id: string }>(
    `insert into chat.outbox (receiver, topic, payload) values ('notify', 'mail.requested', '{}') returning id`,
  );
  await until(async () => {
    const [sent] = await chat.sql<{ attempts: number }>(
      `select attempts from chat.outbox where id = '${row?.id}'`,
    );
    return (sent?.attempts ?? 0) > 0;
  });
  expect(await worker.end('SIGTERM')).toBe(0);
});
