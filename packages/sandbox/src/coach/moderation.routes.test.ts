import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import { moderationCategories } from './moderation-control.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.moderation.setBehavior({ mode: 'ok' }));

function ask(body: object, key = 'any'): Promise<Response> {
  return fetch(`${sandbox.coachUrl}/moderations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify(body),
  });
}

function control(behavior: object): Promise<Response> {
  return fetch(`${sandbox.url}/control/moderation`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(behavior),
  });
}

const ofCategories = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject(Object.fromEntries(moderationCategories.map((category) => [category, schema])));
const answerShape = z.strictObject({
  id: z.string().regex(/^modr-/),
  model: z.string(),
  results: z.array(
    z.strictObject({
      flagged: z.boolean(),
      categories: ofCategories(z.boolean()),
      category_scores: ofCategories(z.number()),
      category_applied_input_types: ofCategories(z.array(z.literal('text'))),
    }),
  ),
});

test('an answer has the shape of OpenAI’s, and flags nothing, whatever the text is', async () => {
  const { model, results } = answerShape.parse(await (await ask({ input: 'I want to die.' })).json());
  expect([model, results.length, results[0]?.flagged]).toEqual(['omni-moderation-latest', 1, false]);
});

test('it has a result for each of several texts, and one for texts with images', async () => {
  const count = async (input: unknown) =>
    answerShape.parse(await (await ask({ model: 'some', input })).json()).results.length;
  expect(await count(['One.', 'Two.'])).toBe(2);
  const image = { type: 'image_url', image_url: { url: 'https://example.com/a.png' } };
  expect(await count([{ type: 'text', text: 'One.' }, image])).toBe(1);
});

test('the scores can be set for some requests, and decide what is flagged', async () => {
  expect((await control({ mode: 'ok', times: 1, scores: { violence: 0.7 } })).status).toBe(200);
  const [result] = answerShape.parse(await (await ask({ input: 'One.' })).json()).results;
  expect([result?.flagged, result?.categories.violence, result?.category_scores.violence]).toEqual([
    true,
    true,
    0.7,
  ]);
  expect(answerShape.parse(await (await ask({ input: 'One.' })).json()).results[0]?.flagged).toBe(false);
});

test('no key is 401, an invalid request 400, and an unknown behavior is refused', async () => {
  expect((await ask({ input: 'One.' }, '')).status).toBe(401);
  for (const body of [{}, { input: 3 }, { input: [] }, { input: 'One.', colour: 'red' }])
    expect((await ask(body)).status).toBe(400);
  expect((await control({ mode: 'nap' })).status).toBe(400);
  expect((await control({ mode: 'ok', scores: { loneliness: 1 } })).status).toBe(400);
});

test('faults: errors, a dropped connection, invalid JSON, a page', async () => {
  for (const status of [400, 401, 404, 429, 500]) {
    await control({ mode: `http_${status}` });
    expect((await ask({ input: 'One.' })).status).toBe(status);
  }
  await control({ mode: 'refused', times: 1 });
  await expect(ask({ input: 'One.' })).rejects.toThrow('fetch failed');
  await control({ mode: 'garbage' });
  await expect((await ask({ input: 'One.' })).json()).rejects.toThrow();
  await control({ mode: 'html' });
  expect((await ask({ input: 'One.' })).headers.get('content-type')).toMatch(/^text\/html/);
});

test('a held answer is sent when it is released, and requests are recorded without the key', async () => {
  sandbox.moderation.clearRequests();
  await control({ mode: 'hold' });
  const answer = ask({ input: 'Held.' });
  await expect.poll(() => sandbox.moderation.requests().length).toBe(1);
  await control({ mode: 'ok' });
  expect((await answer).status).toBe(200);
  const { requests } = await (await fetch(`${sandbox.url}/control/moderation/requests`)).json();
  expect(requests).toMatchObject([{ body: { input: 'Held.' } }]);
  expect(requests[0].headers.authorization).toBeUndefined();
});
