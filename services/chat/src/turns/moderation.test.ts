import { type ModerationBehavior, type Sandbox, startSandbox } from '@app/sandbox';
import { createLog, silentLog } from '@app/service-kit';
import { until } from '@app/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { serveMetrics } from '../../../../packages/service-kit/src/telemetry/metrics.ts';
import type { Person } from '../testing/people.ts';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

const SELF_HARM = { kind: 'self_harm', inDanger: 'writer' };
const ABUSE = { kind: 'victim_of_abuse', inDanger: 'writer' } as const;
const INTENT: ModerationBehavior = { mode: 'ok', scores: { 'self-harm/intent': 0.9 } };
const BEHAVIOR_OK = { mode: 'ok' } as const;
/** Occurs in no code and no other text. */
const SECRET = 'marzipanlighthouse';

let chat: TestChat;
let provider: Sandbox;
let replica: Replica;
let metrics: { port: number; stop(): Promise<void> };
const lines: string[] = [];
const log = createLog('chat', 'debug', { write: (line) => void lines.push(line) });
beforeAll(async () => {
  [chat, provider] = await Promise.all([startChat(), startSandbox()]);
  replica = await start();
  metrics = await serveMetrics({ host: '127.0.0.1', port: 0 }, silentLog);
});
beforeEach(() => {
  provider.coach.setBehavior(BEHAVIOR_OK);
  provider.coach.clearRequests();
  provider.moderation.setBehavior(BEHAVIOR_OK);
  provider.moderation.clearRequests();
  lines.length = 0;
});
afterAll(() => Promise.all([provider.stop(), metrics.stop()]));

function start(env: Record<string, string> = {}, given: Parameters<TestChat['start']>[1] = {}) {
  const settings = {
    OPENAI_BASE_URL: provider.coachUrl,
    MODERATION_MODEL: 'some-moderation',
    MODERATION_DEADLINE_MS: '20000',
    COACH_BREAKER_FAILURES: '1000',
    ...env,
  };
  return chat.start(settings, { log, ...given });
}

const ask = (person: Person, { on = replica, question = QUESTION.question, key = '' } = {}) =>
  on.call(person, 'POST', '/chat-start', { body: { ...QUESTION, question }, ...(key ? { key } : {}) });
const stream = (person: Person, on = replica) => on.stream(person, 'POST', '/chat-start', { body: QUESTION });
const used = async (person: Person) => (await replica.call(person, 'GET', '/usage')).body.count;
const read = async (person: Person, id: string) =>
  (await replica.call(person, 'GET', `/conversations/${id}`)).body;
const asked = () => provider.moderation.requests().map(({ body }) => body);

/** How many requests have ended with each result so far. */
async function counts(): Promise<Record<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
  const counted = text.matchAll(/^chat_moderation_requests_total\{result="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...counted].map(([, result, count]) => [result ?? '', Number(count)]));
}
/** Waits until one more request has ended with this result. */
async function whenCounted(result: string, before: Record<string, number>): Promise<void> {
  await until(async () => ((await counts())[result] ?? 0) === (before[result] ?? 0) + 1);
}

const prompt = z.object({ messages: z.array(z.object({ content: z.string() })) });
/** Sends the next message and returns the safety notes in the coach's prompt. */
async function nextNotes(person: Person, conversationId: string): Promise<(string | undefined)[]> {
  provider.coach.clearRequests();
  const message = 'What should I say to him tonight?';
  await replica.call(person, 'POST', '/chat-followup', { body: { conversationId, message } });
  const { messages } = prompt.parse(provider.coach.requests()[0]?.body);
  return [...(messages[0]?.content ?? '').matchAll(/Safety note \((\w+)\)/g)].map(([, kind]) => kind);
}

test('the moderation endpoint is not asked unless a model is configured', async () => {
  const off = await start({ MODERATION_MODEL: '' });
  provider.moderation.setBehavior(INTENT);
  expect((await ask(chat.signIn(), { on: off })).body.data).toMatchObject({
    safety: null,
    usage: { count: 1 },
  });
  expect(asked()).toEqual([]);
});

test('it gets the message alone, and the title with the first one', async () => {
  const ada = chat.signIn();
  const { conversationId } = (await ask(ada)).body.data;
  const message = 'He has apologised this morning.';
  await replica.call(ada, 'POST', '/chat-followup', { body: { conversationId, message } });
  const model = 'some-moderation';
  expect(asked()).toEqual([
    { model, input: `${QUESTION.title}\n\n${QUESTION.question}` },
    { model, input: message },
  ]);
});

test('a message in which it finds nothing is answered and charged as usual', async () => {
  const ada = chat.signIn();
  const before = await counts();
  provider.coach.setBehavior({ mode: 'hold', words: 3 });
  const events = await stream(ada);
  await whenCounted('nothing', before);
  provider.coach.setBehavior(BEHAVIOR_OK);
  expect(await events.end()).toMatchObject({ data: { data: { safety: null, usage: { count: 1 } } } });
});

describe('a danger that only the moderation endpoint finds', () => {
  test('shows the contacts while the reply is written; the turn is not charged, and later prompts include it', async () => {
    const ada = chat.signIn();
    const before = await counts();
    await chat.sql('delete from chat.safety_counts');
    provider.moderation.setBehavior(INTENT);
    provider.coach.setBehavior({ mode: 'hold', words: 3 });
    const events = await stream(ada);
    const safety = await events.first('safety');
    expect(safety).toMatchObject(SELF_HARM);
    expect(safety.resources.length).toBeGreaterThan(0);
    provider.coach.setBehavior(BEHAVIOR_OK);
    expect(await events.end()).toMatchObject({ data: { data: { safety, usage: { count: 0 } } } });
    expect(events.text.length).toBeGreaterThan(100);
    await whenCounted('found', before);

    const { conversationId } = await events.first('start');
    const { messages, safety: shown } = await read(ada, conversationId);
    expect([messages[1].content, shown]).toEqual([events.text, safety]);
    expect(await chat.sql('select kind, shown from chat.safety_counts')).toEqual([
      { kind: 'self_harm', shown: 1 },
    ]);
    provider.moderation.setBehavior(BEHAVIOR_OK);
    expect(await nextNotes(ada, conversationId)).toEqual(['self_harm']);
    expect(await used(ada)).toBe(1);
  });

  test('is added to what the coach reports, and the gravest is shown', async () => {
    const ada = chat.signIn();
    const before = await counts();
    provider.moderation.setBehavior(INTENT);
    provider.coach.setBehavior({ mode: 'hold', words: 3, begins: '[[danger: victim_of_abuse writer]]\n\n' });
    const events = await stream(ada);
    await whenCounted('found', before);
    provider.coach.setBehavior(BEHAVIOR_OK);
    expect(await events.end()).toMatchObject({ data: { data: { safety: SELF_HARM } } });
    const { conversationId } = await events.first('start');
    provider.moderation.setBehavior(BEHAVIOR_OK);
    expect(await nextNotes(ada, conversationId)).toEqual(['self_harm', 'victim_of_abuse']);
  });

  test.each([
    ['nothing', undefined, [SELF_HARM]],
    ['something', { kind: 'victim_of_abuse', inDanger: 'writer', certainty: 'certain' } as const, [ABUSE]],
  ])('is not shown before screening has ended: it finds %s', async (_what, finding, expected) => {
    const screened = Promise.withResolvers<typeof finding>();
    const on = await start({}, { screening: { screen: () => screened.promise } });
    provider.moderation.setBehavior(INTENT);
    provider.coach.setBehavior({ mode: 'hold', words: 3 });
    const events = await stream(chat.signIn(), on);
    await until(() => asked().length === 1);
    screened.resolve(finding);
    await events.first('safety');
    provider.coach.setBehavior(BEHAVIOR_OK);
    expect(await events.end()).toMatchObject({ event: 'done' });
    const shown = events.events.flatMap(({ event, data }) => (event === 'safety' ? [data] : []));
    expect(shown).toMatchObject(expected);
  });
});

test('of a message with a likely finding it is asked, and what it finds shows the contacts', async () => {
  const likely = { ...ABUSE, certainty: 'likely' } as const;
  const on = await start({}, { screening: { screen: async () => likely } });
  const before = await counts();
  provider.moderation.setBehavior(INTENT);
  provider.coach.setBehavior({ mode: 'hold', words: 3 });
  const events = await stream(chat.signIn(), on);
  expect(await events.first('concern')).toMatchObject(ABUSE);
  const safety = await events.first('safety');
  expect(safety).toMatchObject(SELF_HARM);
  provider.coach.setBehavior(BEHAVIOR_OK);
  expect(await events.end()).toMatchObject({ data: { data: { safety, usage: { count: 0 } } } });
  await whenCounted('found', before);
});

test('a message in which screening has certainly found something is not sent to it', async () => {
  const on = await start(
    {},
    { screening: { screen: async () => ({ kind: 'self_harm', inDanger: 'writer', certainty: 'certain' }) } },
  );
  expect((await ask(chat.signIn(), { on })).body.data.safety).toMatchObject(SELF_HARM);
  expect(asked()).toEqual([]);
});

describe('no word and no end of a reply waits for the moderation endpoint', () => {
  test('an answer after the end of the reply changes nothing', async () => {
    const ada = chat.signIn();
    const before = await counts();
    provider.moderation.setBehavior({ ...INTENT, mode: 'hold' });
    const { body } = await ask(ada);
    expect(asked()).toHaveLength(1);
    expect(body.data).toMatchObject({ safety: null, usage: { count: 1 } });
    await whenCounted('unused', before);
    provider.moderation.release();
    expect((await read(ada, body.data.conversationId)).safety).toBeNull();
    expect(await used(ada)).toBe(1);
    expect(lines.join('')).not.toMatch('moderation');
  });

  test.each([
    ['refuses connections', 'refused'],
    ['is unknown', 'http_404'],
    ['does not accept the key', 'http_401'],
    ['limits requests', 'http_429'],
    ['fails', 'http_500'],
    ['breaks its protocol', 'garbage'],
    ['is a page', 'html'],
  ] as const)('an endpoint that %s is asked once and counted, and no text is logged', async (_what, mode) => {
    const ada = chat.signIn();
    const before = await counts();
    const question = `${QUESTION.question} ${SECRET}`;
    provider.moderation.setBehavior({ mode, text: question });
    provider.coach.setBehavior({ mode: 'hold', words: 3 });
    const answered = ask(ada, { question });
    await whenCounted('failed', before);
    provider.coach.setBehavior(BEHAVIOR_OK);
    expect((await answered).body.data).toMatchObject({ safety: null, usage: { count: 1 } });
    expect(asked()).toHaveLength(1);
    expect(JSON.stringify(asked())).toContain(SECRET);
    const logged = lines.filter((line) => line.includes('moderation failed'));
    expect(logged).toHaveLength(1);
    expect(lines.join('')).not.toContain(SECRET);
  });

  test('an endpoint that does not answer is given up at its deadline, while the reply goes on', async () => {
    const ada = chat.signIn();
    const before = await counts();
    const on = await start({ MODERATION_DEADLINE_MS: '50' });
    provider.moderation.setBehavior({ mode: 'hang_before_headers' });
    provider.coach.setBehavior({ mode: 'hold', words: 3 });
    const events = await stream(ada, on);
    await events.first('delta');
    await whenCounted('timed_out', before);
    provider.coach.setBehavior(BEHAVIOR_OK);
    expect(await events.end()).toMatchObject({ data: { data: { safety: null, usage: { count: 1 } } } });
  });
});

describe('a message is asked about once', () => {
  test('when it is sent twice with one key', async () => {
    const ada = chat.signIn();
    provider.moderation.setBehavior(INTENT);
    provider.coach.setBehavior({ mode: 'hold', words: 3 });
    const both = Promise.all([ask(ada, { key: 'twice' }), ask(ada, { key: 'twice' })]);
    await until(
      async () =>
        (await chat.sql('select from chat.messages where safety is not null and owner_id = $1', ada.userId))
          .length === 1,
    );
    provider.coach.setBehavior(BEHAVIOR_OK);
    for (const { body } of await both) expect(body.data.safety).toMatchObject(SELF_HARM);
    expect(asked()).toHaveLength(1);
    expect(await used(ada)).toBe(0);
  });

  test('when its reply has failed and it is tried again, whatever was found', async () => {
    const on = await start({ COACH_NEXT_WORD_MS: '300' });
    for (const [behavior, result] of [
      [BEHAVIOR_OK, 'nothing'],
      [INTENT, 'found'],
    ] as const) {
      const ada = chat.signIn();
      const before = await counts();
      provider.moderation.clearRequests();
      provider.moderation.setBehavior(behavior);
      provider.coach.setBehavior({ mode: 'hold', words: 3 });
      const failed = await ask(ada, { on, key: 'again' });
      expect([failed.status, failed.body.code]).toEqual([502, 'coach_unavailable']);
      await whenCounted(result, before);
      provider.coach.setBehavior(BEHAVIOR_OK);
      const { body } = await ask(ada, { on, key: 'again' });
      expect(body.data.safety).toEqual(result === 'found' ? expect.objectContaining(SELF_HARM) : null);
      expect(asked()).toHaveLength(1);
    }
  });
});

test('violence shows contacts for people who live with it, whoever does it', async () => {
  provider.moderation.setBehavior({ mode: 'ok', scores: { violence: 0.97 } });
  provider.coach.setBehavior({ mode: 'hold', words: 3 });
  const events = await stream(chat.signIn());
  expect(await events.first('safety')).toMatchObject(ABUSE);
  provider.coach.setBehavior(BEHAVIOR_OK);
  await events.end();
});
