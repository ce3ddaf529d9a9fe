import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Sandbox, startSandbox } from '@app/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { QUESTION, type Replica, startChat, type TestChat } from '../testing/start-chat.ts';

/** The official client. Its types are generated from the same description as OpenAI's API reference. */
const client = fileURLToPath(import.meta.resolve('openai'));
const COMPILER = 'typescript/package.json';
const tsc = path.join(path.dirname(fileURLToPath(import.meta.resolve(COMPILER))), 'bin', 'tsc');

let chat: TestChat;
let coach: Sandbox;
let folder: string;
beforeAll(async () => {
  chat = await startChat();
  coach = await startSandbox();
  folder = await mkdtemp(path.join(os.tmpdir(), 'documented-'));
});
afterAll(() => Promise.all([coach.stop(), rm(folder, { recursive: true })]));

/**
 * Compiles the requests as literals of the client's type for "Create chat completion", so that an undeclared field, a
 * missing one and an invalid value are errors.
 * @returns the errors without their positions.
 */
async function undocumentedIn(requests: readonly unknown[]): Promise<string[]> {
  const source = path.join(folder, 'requests.mts');
  await writeFile(
    source,
    `import OpenAI from ${JSON.stringify(client)};
     export const requests: OpenAI.ChatCompletionCreateParamsStreaming[] = ${JSON.stringify(requests, null, 1)};`,
  );
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--ignoreConfig', '--module', 'nodenext'];
  const { promise, resolve } = Promise.withResolvers<string>();
  execFile(process.execPath, [tsc, ...options, '--target', 'esnext', source], { cwd: folder }, (_, out) =>
    resolve(out),
  );
  return (await promise).match(/error TS\d+: .*/g) ?? [];
}

/** The fields that the client's types mark as deprecated. */
async function deprecatedAmong(fields: Iterable<string>): Promise<string[]> {
  const types = path.join(path.dirname(client), 'resources/chat/completions/completions.d.ts');
  const declared = await readFile(types, 'utf8');
  const start = declared.indexOf('export interface ChatCompletionCreateParamsBase {');
  const body = declared.slice(start, declared.indexOf('\n}', start));
  const documented = body.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(\w+)\??:/g);
  const deprecated = [...documented].flatMap(([, about, name]) =>
    about?.includes('@deprecated') ? [name] : [],
  );
  expect(deprecated).toContain('max_tokens');
  return [...fields].filter((field) => deprecated.includes(field));
}

async function talkUntilSummarised(replica: Replica) {
  const ada = chat.signIn();
  const { body } = await replica.call(ada, 'POST', '/chat-start', { body: QUESTION });
  const { conversationId } = body.data;
  const isSummarised = async () =>
    (await chat.sql('select 1 from chat.conversations where id = $1 and summary is not null', conversationId))
      .length > 0;
  for (let sent = 0; sent < 40 && !(await isSummarised()); sent += 1) {
    const message = `This is what happened on day ${sent}: we spoke about the dishes again.`;
    const followed = await replica.call(ada, 'POST', '/chat-followup', { body: { conversationId, message } });
    expect(followed.status).toBe(200);
  }
  expect(await isSummarised()).toBe(true);
  return ada;
}

test('[CHAT-1] [CHAT-2] every request sent through the official client matches its documented types, summaries included', async () => {
  const start = (model: string) =>
    chat.start({ OPENAI_BASE_URL: coach.coachUrl, OPENAI_MODEL: model, FREE_MESSAGES_PER_MONTH: '100' });
  const ada = await talkUntilSummarised(await start('gpt-4.1-mini'));
  await (await start('o4-mini')).call(chat.signIn(), 'POST', '/chat-start', { body: QUESTION });

  const requests = coach.coach.requests();
  expect(requests.length).toBeGreaterThan(6);
  const bodies = requests.map(({ body }) => body);
  expect(await undocumentedIn(bodies)).toEqual([]);
  const fields = new Set(bodies.flatMap((body) => Object.keys(Object(body))));
  expect(await deprecatedAmong(fields)).toEqual([]);
  // Many compatible servers reject unknown fields, so only fields that all of them accept are sent, and the reasoning
  // effort only to models that accept it.
  const everywhere = ['max_completion_tokens', 'messages', 'model', 'store', 'stream', 'stream_options'];
  for (const [index, body] of bodies.entries()) {
    const sent = Object.keys(Object(body)).filter((field) => field !== 'reasoning_effort');
    expect(sent.sort()).toEqual(everywhere);
    expect('reasoning_effort' in Object(body)).toBe(index === bodies.length - 1);
    expect(body).toMatchObject({ store: false, stream: true });
  }
  for (const { body, headers } of requests) {
    expect(headers['content-type']).toBe('application/json');
    // The client would read these from the environment; the request must identify neither our organization nor a
    // person.
    expect(headers['openai-organization']).toBeUndefined();
    expect(headers['openai-project']).toBeUndefined();
    expect(JSON.stringify([body, headers])).not.toContain(ada.userId);
  }
}, 60_000);

test('an undocumented request is detected', async () => {
  const message = { role: 'user', content: 'Hello' };
  const good = { model: 'any', messages: [message], stream: true };
  const wrong: [object, string][] = [
    [{ ...good, persona: 'coach' }, 'persona'],
    [{ ...good, reasoning_effort: 'lots' }, '"lots"'],
    [{ ...good, stream_options: { usage: true } }, 'usage'],
    [{ ...good, messages: [{ role: 'coach', content: 'Hello' }] }, '"coach"'],
    [{ ...good, messages: [{ ...message, mood: 'low' }] }, 'mood'],
    [{ model: 'any', stream: true }, 'messages'],
  ];
  expect(await undocumentedIn([good])).toEqual([]);
  const errors = await undocumentedIn(wrong.map(([request]) => request));
  for (const [, named] of wrong) expect(errors.join('\n')).toContain(named);
  expect(errors).toHaveLength(wrong.length);
  expect(await deprecatedAmong(['model', 'max_tokens', 'user'])).toEqual(['max_tokens', 'user']);
}, 60_000);
