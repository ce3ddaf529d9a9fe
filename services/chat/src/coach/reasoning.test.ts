import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Sandbox, startSandbox } from '@app/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';
import { initialModeFor, tokenLimitsFor } from './reasoning.policy.ts';
import { boundVisible } from './text-filter.ts';

const spending = z.object({ max_completion_tokens: z.int(), reasoning_effort: z.string().optional() });

let chat: TestChat;
let coach: Sandbox;
beforeAll(async () => {
  chat = await startChat();
  coach = await startSandbox();
});
beforeEach(() => {
  coach.coach.clearRequests();
  coach.coach.setBehavior({ mode: 'ok' });
});
afterAll(() => coach.stop());

const start = (model: string, env: Record<string, string> = {}) =>
  chat.start({ OPENAI_BASE_URL: coach.coachUrl, OPENAI_MODEL: model, ...env });
const ask = async (replica: Replica): Promise<{ status: number; reply: string }> => {
  const { status, body } = await replica.call(chat.signIn(), 'POST', '/chat-start', { body: QUESTION });
  return { status, reply: body.data?.messages[1]?.content ?? '' };
};
const asked = () => coach.coach.requests().map(({ body }) => spending.parse(body));

describe('the token limit of a request', () => {
  test('[CHAT-1] is the length of a reply for a model that does not reason', async () => {
    expect((await ask(await start('gpt-4.1-mini'))).status).toBe(200);
    expect(asked()).toEqual([{ max_completion_tokens: 900 }]);
  });

  test('[CHAT-1] includes reasoning tokens for a known reasoning model, which is asked for low effort', async () => {
    coach.coach.setBehavior({ mode: 'ok', thoughts: 5_000 });
    const { status, reply } = await ask(await start('o4-mini'));
    expect([status, reply.length > 100]).toEqual([200, true]);
    expect(asked()).toEqual([{ max_completion_tokens: 8_900, reasoning_effort: 'low' }]);
  });

  test('[CHAT-1] is raised once for a model that used all its tokens for reasoning, and the person gets the reply', async () => {
    coach.coach.setBehavior({ mode: 'ok', thoughts: 2_000 });
    const replica = await start('somebodys-own-model');
    for (const _ of [1, 2]) {
      const { status, reply } = await ask(replica);
      expect([status, reply.length > 100]).toEqual([200, true]);
    }
    expect(asked().map(({ max_completion_tokens }) => max_completion_tokens)).toEqual([900, 8_900, 8_900]);
    expect(asked().some((request) => request.reasoning_effort)).toBe(false);
  });

  test('[CHAT-1] is plain when a server rejects reasoning parameters', async () => {
    const replica = await start('gpt-5-small-context');
    coach.coach.setBehavior({ mode: 'http_400', times: 1 });
    expect((await ask(replica)).status).toBe(200);
    expect((await ask(replica)).status).toBe(200);
    expect(asked().map(({ max_completion_tokens }) => max_completion_tokens)).toEqual([8_900, 900, 900]);
    // A request refused in both modes fails like any other.
    coach.coach.setBehavior({ mode: 'http_400' });
    expect((await ask(await start('gpt-5-small-context'))).status).toBe(502);
  });

  test('[CHAT-1] reasoning in its own field extends the deadline and is not shown', async () => {
    const server = createServer(async (_request, response) => {
      const send = (delta: object, finish_reason: string | null = null) =>
        response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      send({ reasoning_content: 'They ask about dishes.' });
      await pause(700);
      send({ content: 'I hear you.' });
      send({}, 'stop');
      response.end('data: [DONE]\n\n');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const replica = await start('somebodys-own-model', {
      OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`,
      COACH_FIRST_WORD_MS: '500',
    });
    expect(await ask(replica)).toEqual({ status: 200, reply: 'I hear you.' });
    server.close();
  });

  test('[CHAT-1] reasoning at the beginning of the text is neither shown nor stored, and later requests have tokens for it', async () => {
    const replica = await start('somebodys-own-model');
    coach.coach.setBehavior({
      mode: 'ok',
      text: '<think>\nThey ask about dishes. An otter.\n</think>\n\nI hear you.',
    });
    const person = chat.signIn();
    const streamed = await replica.stream(person, 'POST', '/chat-start', { body: QUESTION });
    expect((await streamed.end())?.event).toBe('done');
    expect(streamed.text).toBe('I hear you.');
    expect(JSON.stringify(streamed.events)).not.toMatch(/otter|think>/);
    expect((await ask(replica)).reply).toBe('I hear you.');
    expect(asked().map(({ max_completion_tokens }) => max_completion_tokens)).toEqual([900, 8_900]);
    const { body } = await replica.call(person, 'GET', '/conversations');
    const kept = await replica.call(person, 'GET', `/conversations/${body.conversations[0].id}`);
    expect(kept.body.messages[1].content).toBe('I hear you.');
  });

  test('[CHAT-1] reasoning in the text that never ends is a failure, and nothing of it is stored', async () => {
    coach.coach.setBehavior({ mode: 'ok', text: '<think>They ask about dishes, and I wonder' });
    const person = chat.signIn();
    const replica = await start('somebodys-own-model');
    const streamed = await replica.stream(person, 'POST', '/chat-start', { body: QUESTION });
    expect((await streamed.end())?.event).toBe('error');
    expect(streamed.text).toBe('');
    const { body } = await replica.call(person, 'GET', '/conversations');
    expect(JSON.stringify(body)).not.toContain('wonder');
  });

  test('[CHAT-1] reasoning without a reply is a failure, not an empty reply', async () => {
    coach.coach.setBehavior({ mode: 'ok', thoughts: 100_000 });
    expect((await ask(await start('gpt-4.1-mini'))).status).toBe(502);
    expect(asked()).toHaveLength(2);
  });
});

describe('the visible length of a reply', () => {
  test('[CHAT-1] stays within its bound, ends with a sentence, and the provider’s stream is closed', async () => {
    coach.coach.setBehavior({ mode: 'ok', text: 'We talked about it for an hour. '.repeat(1_000) });
    const { status, reply } = await ask(await start('o4-mini', { COACH_MAX_TOKENS: '100' }));
    expect(status).toBe(200);
    expect(reply.length).toBeGreaterThan(440);
    expect(reply.length).toBeLessThanOrEqual(500);
    expect(reply).toMatch(/for an hour\.$/);
    await coach.coach.whenIdle();
  });

  test.each([
    ['no sentence ends', 'a'.repeat(40), [10, 10, 10, 10, 10], 50],
    ['pieces are long', `${'a'.repeat(46)}. ${'b'.repeat(50)}`, [200], 47],
    ['a character has two halves', '💛'.repeat(40), [25, 25, 25], 50],
    ['it is short', 'Well. Yes.', [10], 10],
  ])('is cut at a suitable place: %s', (_name, text, sizes, length) => {
    const bounded = boundVisible(10);
    let said = '';
    let at = 0;
    const whole = text.repeat(3);
    for (const size of sizes) {
      const { visible: piece, isLast } = bounded((length < 40 ? text : whole).slice(at, at + size));
      said += piece;
      at += size;
      if (isLast) break;
    }
    expect(said).toHaveLength(length);
    expect(said.isWellFormed()).toBe(true);
  });
});

describe('known reasoning models', () => {
  test.each([
    'o1',
    'o3',
    'o4-mini-2025-04-16',
    'openai/o3-mini',
    'gpt-5',
    'gpt-5-nano',
    'gpt-5.1',
    'gpt-6-astra',
    'gpt-oss:20b',
    'deepseek-r1:8b',
    'deepseek-reasoner',
    'qwen3:8b',
    'Qwen/QwQ-32B',
    'magistral-small',
    'kimi-k2-thinking',
  ])('%s does', (model) => {
    expect(initialModeFor(model)).toBe('thinking');
  });

  test.each([
    'gpt-4.1-mini',
    'gpt-4o',
    'gpt-3.5-turbo',
    'llama3.3',
    'mistral-small',
    'gemma3',
    'qwen2.5',
    'phi4',
    'sandbox-coach',
  ])('%s does not', (model) => {
    expect(initialModeFor(model)).toBe('plain');
  });

  test.each([
    ['o3', true],
    ['gpt-5-mini', true],
    ['gpt-oss-120b', true],
    // These accept only medium or high, or have reasoning off by default.
    ['gpt-5-pro', false],
    ['gpt-5-chat-latest', false],
    ['o1-mini', false],
    ['gpt-5.2', false],
    ['qwen3:8b', false],
  ])('%s accepts low effort: %s', (model, can) => {
    expect('reasoning_effort' in tokenLimitsFor('thinking', model, 900)).toBe(can);
  });
});
