import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import type { CoachBehavior } from './coach-control.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());
afterEach(() => {
  sandbox.coach.setBehavior({ mode: 'ok' });
  sandbox.coach.clearRequests();
});

const question = {
  model: 'sandbox-coach',
  messages: [{ role: 'user', content: 'My wife never listens to me.' }],
};

function ask(body: object, init: { key?: string | null; signal?: AbortSignal } = {}): Promise<Response> {
  const { key = 'any', signal } = init;
  return fetch(`${sandbox.coachUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
}

const stream = (extra: object = {}) => ask({ ...question, stream: true, ...extra });

const chunkShape = z.strictObject({
  id: z.string().regex(/^chatcmpl-/),
  object: z.literal('chat.completion.chunk'),
  created: z.int(),
  model: z.literal('sandbox-coach'),
  service_tier: z.string(),
  system_fingerprint: z.string(),
  choices: z.array(
    z.strictObject({
      index: z.literal(0),
      delta: z.strictObject({
        role: z.literal('assistant').optional(),
        content: z.string().optional(),
        refusal: z.null().optional(),
      }),
      logprobs: z.null(),
      finish_reason: z.enum(['stop', 'length']).nullable(),
    }),
  ),
  usage: z.record(z.string(), z.union([z.int(), z.record(z.string(), z.int())])).nullish(),
});
const errorShape = z.strictObject({
  error: z.strictObject({
    message: z.string(),
    type: z.string(),
    param: z.string().nullable(),
    code: z.string().nullable(),
  }),
});

/** Reads a stream to its end. @returns the strings after `data: `. */
async function readEvents(response: Response): Promise<string[]> {
  return [...(await response.text()).matchAll(/^data: (.*)$/gm)].map((match) => match[1] ?? '');
}

async function readChunks(response: Response) {
  const all = await readEvents(response);
  expect(all.pop()).toBe('[DONE]');
  return all.map((data) => chunkShape.parse(JSON.parse(data)));
}

async function readError(response: Response) {
  return { status: response.status, ...errorShape.parse(await response.json()).error };
}

describe('chat completions', () => {
  test('stream role, words, a finish reason and [DONE] as OpenAI does', async () => {
    const response = await stream();
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const all = await readChunks(response);
    expect(all[0]?.choices[0]?.delta).toEqual({ role: 'assistant', content: '', refusal: null });
    expect(all.at(-1)?.choices[0]).toMatchObject({ delta: {}, finish_reason: 'stop' });
    expect(new Set(all.map((chunk) => chunk.id)).size).toBe(1);
    expect(all.every((chunk) => !('usage' in chunk))).toBe(true);
    const text = all.map((chunk) => chunk.choices[0]?.delta.content ?? '').join('');
    expect(text).toMatch(/“My wife never listens to me”/);
    expect(all.length).toBeGreaterThan(90);
  });

  test('end with a chunk without choices if include_usage is set', async () => {
    const all = await readChunks(await stream({ stream_options: { include_usage: true } }));
    const last = all.pop();
    expect(last?.choices).toEqual([]);
    expect(last?.usage?.completion_tokens).toBe(all.length - 2);
    expect(all.every((chunk) => chunk.usage === null)).toBe(true);
  });

  test('have the same text whether they are streamed or not', async () => {
    const whole = z
      .looseObject({ choices: z.array(z.looseObject({ message: z.looseObject({ content: z.string() }) })) })
      .parse(await (await ask(question)).json());
    const streamed = (await readChunks(await stream()))
      .map((chunk) => chunk.choices[0]?.delta.content ?? '')
      .join('');
    expect(whole.choices[0]?.message.content).toBe(streamed);
  });

  test.each(['max_tokens', 'max_completion_tokens'])('stop at %s with finish_reason length', async (name) => {
    const all = await readChunks(await stream({ [name]: 7 }));
    expect(all).toHaveLength(9);
    expect(all.at(-1)?.choices[0]?.finish_reason).toBe('length');
  });

  test('end when the client disconnects', async () => {
    sandbox.coach.setBehavior({ mode: 'hold', words: 3 });
    const abort = new AbortController();
    const response = await ask({ ...question, stream: true }, { signal: abort.signal });
    const reader = response.body?.getReader();
    await reader?.read();
    expect(sandbox.coach.openStreams).toBeGreaterThan(0);
    abort.abort();
    await expect(reader?.read()).rejects.toThrow();
    await sandbox.coach.whenIdle();
  });

  test('models lists the only model', async () => {
    const url = `${sandbox.coachUrl}/models`;
    expect((await fetch(url)).status).toBe(401);
    const list = await (await fetch(url, { headers: { authorization: 'Bearer any' } })).json();
    expect(list).toMatchObject({ object: 'list', data: [{ id: 'sandbox-coach', object: 'model' }] });
  });
});

describe('an invalid request fails as it does at the provider', () => {
  test.each([
    ['no messages', { model: 'sandbox-coach' }, 'messages', 'missing_required_parameter'],
    ['empty messages', { ...question, messages: [] }, 'messages', 'empty_array'],
    ['an unknown field', { ...question, colour: 'red' }, 'colour', 'unknown_parameter'],
    ['a wrong type', { ...question, temperature: 'hot' }, 'temperature', 'invalid_type'],
    ['a value out of range', { ...question, temperature: 3 }, 'temperature', 'invalid_value'],
    [
      'an unknown role',
      { ...question, messages: [{ role: 'boss', content: 'x' }] },
      'messages[0].role',
      null,
    ],
    [
      'no content',
      { ...question, messages: [{ role: 'user' }] },
      'messages[0].content',
      'missing_required_parameter',
    ],
    ['stream_options without stream', { ...question, stream_options: {} }, 'stream_options', null],
    ['both token limits', { ...question, max_tokens: 1, max_completion_tokens: 1 }, 'max_tokens', null],
  ])('%s: 400', async (_name, body, param, code) => {
    const answer = await readError(await ask(body));
    expect(answer).toMatchObject({ status: 400, type: 'invalid_request_error', param });
    if (code) expect(answer.code).toBe(code);
  });

  test('no key: 401; unknown path: 404; invalid JSON: 400', async () => {
    expect(await readError(await ask(question, { key: null }))).toMatchObject({ status: 401 });
    expect(await readError(await fetch(`${sandbox.coachUrl}/completions`, { method: 'POST' }))).toMatchObject(
      {
        status: 404,
      },
    );
    const broken = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"model":' };
    expect(await readError(await fetch(`${sandbox.coachUrl}/chat/completions`, broken))).toMatchObject({
      status: 400,
    });
  });
});

describe('faults that can be injected', () => {
  async function setBehavior(behavior: CoachBehavior): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${sandbox.url}/control/coach`, {
      method: 'POST',
      headers,
      body: JSON.stringify(behavior),
    });
    expect(response.status).toBe(200);
  }

  test('refused: the connection ends without an answer', async () => {
    await setBehavior({ mode: 'refused', times: 1 });
    await expect(stream()).rejects.toThrow('fetch failed');
    expect((await stream()).status).toBe(200);
  });

  test('http_429 with Retry-After, http_500, http_401 and http_404', async () => {
    await setBehavior({ mode: 'http_429', retryAfter: 7 });
    const limited = await stream();
    expect(limited.headers.get('retry-after')).toBe('7');
    expect(await readError(limited)).toMatchObject({ status: 429, code: 'rate_limit_exceeded' });
    await setBehavior({ mode: 'http_500' });
    expect(await readError(await stream())).toMatchObject({ status: 500, type: 'server_error' });
    await setBehavior({ mode: 'http_401' });
    expect(await readError(await stream())).toMatchObject({ status: 401, code: 'invalid_api_key' });
    await setBehavior({ mode: 'http_404' });
    expect(await readError(await stream())).toMatchObject({ status: 404, code: 'model_not_found' });
  });

  test('times: only this number of requests fail', async () => {
    await setBehavior({ mode: 'http_500', times: 2 });
    expect([(await stream()).status, (await stream()).status, (await stream()).status]).toEqual([
      500, 500, 200,
    ]);
  });

  test('silence: headers and no body; hang_before_headers: no headers', async () => {
    await setBehavior({ mode: 'silence' });
    const silent = await stream();
    expect(silent.status).toBe(200);
    const read = silent.body?.getReader().read();
    expect(await Promise.race([read, sandboxAnswers()])).toBe('answered');
    await setBehavior({ mode: 'hang_before_headers' });
    expect(await Promise.race([stream(), sandboxAnswers()])).toBe('answered');
  });

  /** Resolves when later requests have been answered, so that an unanswered request is known to hang. */
  async function sandboxAnswers(): Promise<string> {
    await fetch(`${sandbox.url}/healthz`);
    await fetch(`${sandbox.url}/healthz`);
    return 'answered';
  }

  test('cut_off: the connection breaks after some words', async () => {
    await setBehavior({ mode: 'cut_off', words: 5 });
    const reader = (await stream()).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('data: ');
    await expect(
      (async () => {
        while (!(await reader?.read())?.done);
      })(),
    ).rejects.toThrow('terminated');
  });

  test('no_finish: the stream ends without finish_reason and [DONE]', async () => {
    await setBehavior({ mode: 'no_finish', words: 5 });
    const all = (await readEvents(await stream())).map((data) => chunkShape.parse(JSON.parse(data)));
    expect(all).toHaveLength(6);
    expect(all.every((chunk) => chunk.choices[0]?.finish_reason === null)).toBe(true);
  });

  test('garbage: invalid JSON; html: a page; error_event: an error in the stream', async () => {
    await setBehavior({ mode: 'garbage' });
    expect((await readEvents(await stream())).at(-1)).toBe('<<<not json>>>');
    await setBehavior({ mode: 'html' });
    const page = await stream();
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    await setBehavior({ mode: 'error_event' });
    errorShape.parse(JSON.parse((await readEvents(await stream())).at(-1) ?? ''));
  });

  test('text: the reply is exactly this text', async () => {
    const text = '<b>One</b>  [two](javascript:3)\n\n- four';
    await setBehavior({ mode: 'ok', text, times: 1 });
    const answer = await (await ask(question)).json();
    expect(answer.choices[0].message.content).toBe(text);
    const composed = await (await ask(question)).json();
    expect(composed.choices[0].message.content).not.toBe(text);
  });

  test('hold: stops after some words and continues when released', async () => {
    await setBehavior({ mode: 'hold', words: 4 });
    const response = await stream();
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const readUntil = async (isDone: () => boolean) => {
      while (!isDone()) {
        const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) return;
        text += value;
      }
    };
    await readUntil(() => text.split('\n\n').length - 1 >= 5);
    expect(text.split('\n\n').length - 1).toBe(5);
    expect((await fetch(`${sandbox.url}/control/coach/release`, { method: 'POST' })).status).toBe(204);
    await readUntil(() => text.includes('[DONE]'));
    expect(text).toContain('"finish_reason":"stop"');
  });

  test('slow: the words are sent with the requested delay', async () => {
    await setBehavior({ mode: 'slow', delayMs: 4 });
    const before = performance.now();
    await readChunks(await stream({ max_tokens: 10 }));
    expect(performance.now() - before).toBeGreaterThan(30);
  });

  test('an unknown mode is refused', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"mode":"nap"}' };
    expect((await fetch(`${sandbox.url}/control/coach`, init)).status).toBe(400);
  });
});

describe('recorded requests', () => {
  test('are the last 100, without the key', async () => {
    for (let index = 0; index < 101; index += 1) await (await ask({ ...question, user: `u${index}` })).text();
    const shape = z.strictObject({
      requests: z.array(
        z.looseObject({
          headers: z.record(z.string(), z.unknown()),
          body: z.looseObject({ user: z.string() }),
        }),
      ),
    });
    const url = `${sandbox.url}/control/coach/requests`;
    const { requests } = shape.parse(await (await fetch(url)).json());
    expect(requests).toHaveLength(100);
    expect(requests[0]?.body.user).toBe('u1');
    expect(requests[0]?.headers.authorization).toBeUndefined();
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(204);
    expect(sandbox.coach.requests()).toEqual([]);
  });
});
