import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { dangersOf } from './moderation-rules.ts';
import { createOpenAiModeration } from './openai-moderation.adapter.ts';

const servers = new Set<ReturnType<typeof createServer>>();
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.add(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  return `http://127.0.0.1:${address.port}/v1`;
}

function findDangers(baseUrl: string, text = 'I feel alone.', signal = AbortSignal.timeout(5_000)) {
  const moderation = createOpenAiModeration({ apiKey: 'some-key', baseUrl, model: 'some-model' });
  return moderation.findDangers(text, signal);
}

function send(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

test('the text is sent to the endpoint of the configured server, with the model and the key', async () => {
  const seen: unknown[] = [];
  const url = await serve(async (request, response) => {
    const { method, url: path, headers } = request;
    seen.push(method, path, headers.authorization, JSON.parse(await readText(request)));
    send(response, {
      id: 'modr-1',
      results: [{ category_scores: { 'self-harm/intent': 0.99, illicit: null } }],
    });
  });
  expect(await findDangers(url)).toEqual([{ kind: 'self_harm', inDanger: 'writer', certainty: 'certain' }]);
  expect(seen).toEqual([
    'POST',
    '/v1/moderations',
    'Bearer some-key',
    { model: 'some-model', input: 'I feel alone.' },
  ]);
});

describe('an answer that cannot be read is a failure and no finding', () => {
  test.each([
    ['no results', { id: 'modr-1' }],
    ['empty results', { results: [] }],
    ['flags without scores', { results: [{ flagged: true, categories: { 'self-harm': true } }] }],
    ['scores that are no numbers', { results: [{ category_scores: { 'self-harm': 'high' } }] }],
    ['null', null],
  ])('%s', async (_name, body) => {
    await expect(findDangers(await serve((_request, response) => send(response, body)))).rejects.toThrow();
  });
});

test('neither text nor key follow a redirect', async () => {
  let isFollowed = false;
  const other = await serve((_request, response) => {
    isFollowed = true;
    send(response, { results: [{ category_scores: {} }] });
  });
  const url = await serve((_request, response) =>
    response.writeHead(307, { location: `${other}/moderations` }).end(),
  );
  await expect(findDangers(url)).rejects.toThrow();
  expect(isFollowed).toBe(false);
});

test('a body that stops halfway is given up when the caller aborts', async () => {
  const abort = new AbortController();
  const closed = Promise.withResolvers<void>();
  const url = await serve((_request, response) => {
    response.on('close', closed.resolve);
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"results":[');
    abort.abort();
  });
  await expect(findDangers(url, 'I feel alone.', abort.signal)).rejects.toThrow();
  await closed.promise;
});

describe('the meaning of the categories', () => {
  const kindsOf = (scores: Record<string, number>) => dangersOf(scores).map(({ kind }) => kind);

  test('no score makes a perpetrator of anybody', () => {
    const categories = ['harassment', 'hate', 'illicit', 'self-harm', 'sexual', 'violence'].flatMap((name) =>
      ['', '/threatening', '/violent', '/intent', '/instructions', '/minors', '/graphic'].map(
        (part) => name + part,
      ),
    );
    const kinds = kindsOf(Object.fromEntries(categories.map((category) => [category, 1])));
    expect(kinds).toEqual(['self_harm', 'child_at_risk', 'victim_of_abuse']);
  });

  test.each([
    ['the writer’s own intent counts from a low score on', { 'self-harm/intent': 0.3 }, ['self_harm']],
    ['a depiction of self-harm needs a higher one', { 'self-harm': 0.49 }, []],
    ['sexual content with a child is a child at risk', { 'sexual/minors': 0.5 }, ['child_at_risk']],
    ['violence counts with a high score only', { violence: 0.89, 'harassment/threatening': 0.89 }, []],
    ['a threat with a high score', { 'harassment/threatening': 0.9 }, ['victim_of_abuse']],
    [
      'insults, hate and sex are no danger',
      { harassment: 1, hate: 1, 'hate/threatening': 1, sexual: 1, 'illicit/violent': 1 },
      [],
    ],
    ['a category that is not known here', { loneliness: 1 }, []],
  ])('%s', (_name, scores: Record<string, number>, kinds) => {
    expect(kindsOf(scores)).toEqual(kinds);
  });
});
