import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { until } from '@app/testkit';
import { afterAll, expect, test } from 'vitest';
import type { Coach } from './coach.port.ts';
import { createOpenAiCoach } from './openai-coach.adapter.ts';

const servers = new Set<ReturnType<typeof createServer>>();
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener) {
  const seen = { requests: 0, connections: 0 };
  const server = createServer((request, response) => {
    seen.requests += 1;
    request.resume();
    listener(request, response);
  });
  servers.add(server);
  server.on('connection', () => {
    seen.connections += 1;
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  return { seen, url: `http://127.0.0.1:${address.port}/v1` };
}

function coachAt(baseUrl: string): Coach {
  return createOpenAiCoach({
    apiKey: 'key',
    baseUrl,
    model: 'any',
    replyTokens: 100,
    deadlines: { firstWordMs: 5_000, nextWordMs: 5_000, wholeMs: 10_000 },
    breaker: { failures: 5, restMs: 1_000 },
    concurrent: 2,
  });
}

async function ask(coach: Coach): Promise<string> {
  const signal = new AbortController().signal;
  let text = '';
  await coach.reply({ messages: [], signal, onText: (piece) => (text += piece) });
  return text;
}

test('[CHAT-1] a connection to the provider is used again, also when the response ends after its last event', async () => {
  const { seen, url } = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: {"choices":[{"delta":{"content":"Yes."},"finish_reason":"stop"}]}\n\n');
    response.write('data: [DONE]\n\n', () => response.end());
  });
  const coach = coachAt(url);
  await until(async () => {
    expect(await ask(coach)).toBe('Yes.');
    return seen.requests > seen.connections;
  });
});

test('a redirect is not followed: key and messages go to the configured provider only', async () => {
  const elsewhere = await serve((_request, response) => response.end());
  const { url } = await serve((_request, response) =>
    response.writeHead(307, { location: `${elsewhere.url}/chat/completions` }).end(),
  );
  await expect(ask(coachAt(url))).rejects.toMatchObject({ kind: 'server_error' });
  expect(elsewhere.seen.requests).toBe(0);
});
