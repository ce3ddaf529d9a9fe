import { type CoachBehavior, type Sandbox, startSandbox } from '@app/sandbox';
import { silentLog } from '@app/service-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveMetrics } from '../../../../packages/service-kit/src/telemetry/metrics.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

let chat: TestChat;
let coach: Sandbox;
/** It waits long enough for every answer that comes. */
let patient: Replica;
/** For the tests in which no answer, or nothing more of it, comes. */
let impatient: Replica;
beforeAll(async () => {
  [chat, coach] = await Promise.all([startChat(), startSandbox()]);
  const env = { OPENAI_BASE_URL: coach.coachUrl, COACH_BREAKER_FAILURES: '1000' };
  patient = await chat.start({ ...env, COACH_FIRST_WORD_MS: '2500', COACH_NEXT_WORD_MS: '1000' });
  impatient = await chat.start({ ...env, COACH_FIRST_WORD_MS: '500', COACH_NEXT_WORD_MS: '200' });
});
afterAll(() => coach.stop());

type Case = [
  name: string,
  order: CoachBehavior,
  state: 'failed' | 'interrupted',
  failure: string,
  sentence: RegExp,
];
const cases: Case[] = [
  ['a refused connection', { mode: 'refused' }, 'failed', 'unreachable', /can’t answer right now/],
  ['429', { mode: 'http_429' }, 'failed', 'rate_limited', /talking to many people/],
  ['500', { mode: 'http_500' }, 'failed', 'server_error', /can’t answer right now/],
  ['401', { mode: 'http_401' }, 'failed', 'unauthorized', /can’t answer right now/],
  ['404', { mode: 'http_404' }, 'failed', 'rejected', /can’t answer right now/],
  ['silence', { mode: 'silence' }, 'failed', 'silent', /took too long/],
  ['silence before any header', { mode: 'hang_before_headers' }, 'failed', 'silent', /took too long/],
  ['silence after three words', { mode: 'hold', words: 3 }, 'failed', 'stalled', /took too long/],
  ['silence after many words', { mode: 'hold', words: 60 }, 'interrupted', 'stalled', /cut off/],
  ['a cut after three words', { mode: 'cut_off', words: 3 }, 'failed', 'cut_off', /can’t answer right now/],
  ['a cut after many words', { mode: 'cut_off', words: 60 }, 'interrupted', 'cut_off', /cut off/],
  ['no finish reason', { mode: 'no_finish', words: 3 }, 'failed', 'unfinished', /can’t answer right now/],
  [
    'no finish reason after many words',
    { mode: 'no_finish', words: 60 },
    'interrupted',
    'unfinished',
    /cut off/,
  ],
  ['garbage', { mode: 'garbage', words: 0 }, 'failed', 'garbage', /can’t answer right now/],
  ['HTML', { mode: 'html' }, 'failed', 'garbage', /can’t answer right now/],
  ['an error inside the stream', { mode: 'error_event', words: 2 }, 'failed', 'server_error', /can’t answer/],
];

describe('[CHAT-8] every failure of the provider ends in a stored state, a released unit and a clear sentence', () => {
  test.each(cases)('%s', async (_name, order, state, failure, sentence) => {
    const replica = failure === 'silent' || failure === 'stalled' ? impatient : patient;
    const ada = chat.signIn();
    coach.coach.setBehavior(order);
    const refused = await replica.call(ada, 'POST', '/chat-start', { body: QUESTION });
    coach.coach.setBehavior({ mode: 'ok' });

    expect([refused.status, refused.body.code, refused.body.safety]).toEqual([
      502,
      'coach_unavailable',
      null,
    ]);
    expect(refused.body.error).toMatch(sentence);
    const { conversationId } = refused.body;
    const turns = await chat.sql(
      'select state, failure, partial from chat.turns where conversation_id = $1',
      conversationId,
    );
    expect(turns).toEqual([{ state, failure, partial: null }]);
    expect((await replica.call(ada, 'GET', '/usage')).body.count).toBe(0);

    const { messages, replying } = (await replica.call(ada, 'GET', `/conversations/${conversationId}`)).body;
    expect([messages[0].content, replying]).toEqual([QUESTION.question, false]);
    if (state === 'interrupted') expect([messages[1].state, messages.length]).toEqual(['interrupted', 2]);
    else expect([messages[0].state, messages.length]).toEqual(['unanswered', 1]);

    const next = await patient.call(ada, 'POST', '/chat-followup', {
      body: { conversationId, message: 'Are you there? My husband is still angry.' },
    });
    expect([next.status, next.body.messages?.at(-1).role, next.body.usage?.count]).toEqual([
      200,
      'assistant',
      1,
    ]);
  });

  test('a provider that refuses the connection', async () => {
    const lonely = await chat.start();
    const answer = await lonely.call(chat.signIn(), 'POST', '/chat-start', { body: QUESTION });
    expect([answer.status, answer.body.code]).toEqual([502, 'coach_unavailable']);
    await lonely.stop();
  });

  test('[CHAT-3] in a stream a failure is an error event after the text so far', async () => {
    coach.coach.setBehavior({ mode: 'cut_off', words: 5 });
    const events = await patient.stream(chat.signIn(), 'POST', '/chat-start', { body: QUESTION });
    const last = await events.end();
    coach.coach.setBehavior({ mode: 'ok' });
    expect(events.text).not.toBe('');
    expect(last).toMatchObject({ event: 'error', data: { code: 'coach_unavailable', safety: null } });
  });

  test('a reply that takes too long is interrupted', async () => {
    const hasty = await chat.start({
      OPENAI_BASE_URL: coach.coachUrl,
      COACH_FIRST_WORD_MS: '1000',
      COACH_WHOLE_REPLY_MS: '1000',
    });
    coach.coach.setBehavior({ mode: 'slow', delayMs: 50 });
    const answer = await hasty.call(chat.signIn(), 'POST', '/chat-start', { body: QUESTION });
    coach.coach.setBehavior({ mode: 'ok' });
    expect([answer.status, answer.body.code]).toEqual([502, 'coach_unavailable']);
    const [turn] = await chat.sql('select failure from chat.turns order by created_at desc limit 1');
    expect(turn).toEqual({ failure: 'too_slow' });
    await hasty.stop();
  });
});

test('a provider that keeps failing is not called for a while, and then called again, which an operator sees', async () => {
  const metrics = await serveMetrics({ host: '127.0.0.1', port: 0 }, silentLog);
  const measured = async (sample: string) =>
    (await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()).split('\n').includes(sample);
  const wary = await chat.start({
    OPENAI_BASE_URL: coach.coachUrl,
    COACH_BREAKER_FAILURES: '3',
    COACH_BREAKER_REST_MS: '1000',
  });
  const ask = () => wary.call(chat.signIn(), 'POST', '/chat-start', { body: QUESTION });
  expect(await measured('provider_breaker_open{provider="coach"} 0')).toBe(true);
  coach.coach.setBehavior({ mode: 'http_401' });
  for (let times = 0; times < 3; times += 1) expect((await ask()).status).toBe(502);
  coach.coach.setBehavior({ mode: 'ok' });
  coach.coach.clearRequests();
  const rested = await ask();
  expect([rested.status, coach.coach.requests().length]).toEqual([502, 0]);
  expect(await measured('provider_breaker_open{provider="coach"} 1')).toBe(true);
  expect(await measured('provider_requests_total{provider="coach",result="unauthorized"} 3')).toBe(true);
  await expect.poll(async () => (await ask()).status, { timeout: 15_000 }).toBe(200);
  expect(await measured('provider_breaker_open{provider="coach"} 0')).toBe(true);
  expect(await measured('chat_first_word_seconds_count 1')).toBe(true);
  await wary.stop();
  await metrics.stop();
});

test('the daily ceiling holds for all people together, with its own sentence, and ends at midnight UTC', async () => {
  const { count } = (await chat.sql<{ count: number }>('select used as count from chat.daily_turns'))[0] ?? {
    count: 0,
  };
  const capped = await chat.start({
    OPENAI_BASE_URL: coach.coachUrl,
    COACH_DAILY_TURN_CEILING: String(count + 2),
  });
  const ask = () => capped.call(chat.signIn(), 'POST', '/chat-start', { body: QUESTION });
  const answers = await Promise.all([ask(), ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 502, 502]);
  const refused = answers.find(({ status }) => status === 502);
  expect(refused?.body.error).toMatch(/back at midnight UTC\. Your message is saved and wasn’t counted\./);
  chat.clock.set('2026-11-16T00:00:00.000Z');
  expect((await ask()).status).toBe(200);
  await capped.stop();
});
