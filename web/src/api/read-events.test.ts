import { afterEach, describe, expect, test } from 'vitest';
import { CallFailure } from './call-failure.ts';
import { readEvents } from './read-events.ts';
import { type RealServer, startTestServer } from './test-server.fixture.ts';

const conversationId = '6f1a2a4e-0c2e-4f0e-9a5e-3d8f5a1f6b01';
const userMessage = {
  id: '7b0a3b7e-7d6a-4a30-9d6f-0f5f7a0e8a11',
  role: 'user',
  content: 'We argue ❤️ a lot',
  ts: '2026-11-20T10:00:00.000Z',
};
const usage = { count: 4, hasPurchase: false, limit: 20, resetsAt: '2026-12-01T00:00:00.000Z' };
const done = { messages: [userMessage], usage, safety: null };
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const turn = [
  ': ok\n\n',
  event('start', { conversationId, userMessage }),
  event('delta', { text: 'That sounds ' }),
  ': still here\n\n',
  event('delta', { text: 'lonely – 🫂' }),
  event('done', done),
].join('');

let server: RealServer | undefined;
afterEach(() => server?.stop());

/** The response of a real server that sends these chunks one by one, and a promise for the closed connection. */
async function streaming(pieces: readonly Uint8Array[], end: 'end' | 'cut' | 'open' = 'end') {
  const hungUp = Promise.withResolvers<void>();
  server = await startTestServer(async (_request, response) => {
    response.on('close', () => hungUp.resolve());
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of pieces) {
      response.write(piece);
      await new Promise(setImmediate);
    }
    if (end === 'end') response.end();
    if (end === 'cut') response.destroy();
  });
  return { response: await server.fetch('/'), hungUp: hungUp.promise };
}

const bytes = (text: string) => new TextEncoder().encode(text);
const cutEvery = (size: number, all: Uint8Array) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

async function collect(response: Response) {
  const events: unknown[] = [];
  try {
    for await (const said of readEvents(response)) events.push(said);
    return { events, failure: null };
  } catch (failure) {
    return { events, failure };
  }
}

describe('a turn’s events', () => {
  test.each([1, 2, 3, 7, 64, 10_000])(
    'are complete when the network splits them every %i bytes',
    async (size) => {
      const { response } = await streaming(cutEvery(size, bytes(turn)));
      expect(await collect(response)).toEqual({
        events: [
          { event: 'start', data: { conversationId, userMessage } },
          { event: 'delta', data: { text: 'That sounds ' } },
          { event: 'delta', data: { text: 'lonely – 🫂' } },
          { event: 'done', data: done },
        ],
        failure: null,
      });
    },
  );

  test('can have lines that end with a carriage return', async () => {
    const { response } = await streaming([bytes(turn.replaceAll('\n', '\r\n'))]);
    expect((await collect(response)).events).toHaveLength(4);
  });

  test('end with an error event', async () => {
    const failure = { error: 'The coach can’t answer right now.', code: 'coach_unavailable', requestId: 'r' };
    const { response } = await streaming([bytes(event('error', failure) + event('delta', { text: 'no' }))]);
    expect(await collect(response)).toEqual({ events: [{ event: 'error', data: failure }], failure: null });
  });

  test('end with done or error only: a stream that ends without them is a lost connection', async () => {
    for (const end of ['end', 'cut'] as const) {
      const { response } = await streaming([bytes(event('delta', { text: 'Half a' }))], end);
      const { events, failure } = await collect(response);
      expect(events).toEqual([{ event: 'delta', data: { text: 'Half a' } }]);
      expect(failure).toBeInstanceOf(CallFailure);
      expect(failure).toMatchObject({ code: 'network', message: 'Network error occurred' });
      await server?.stop();
    }
  });

  test('end with done without waiting for the connection to close', async () => {
    const { response, hungUp } = await streaming([bytes(turn)], 'open');
    expect((await collect(response)).events).toHaveLength(4);
    await hungUp;
  });

  test('close the connection when the reader stops early', async () => {
    const { response, hungUp } = await streaming([bytes(turn.slice(0, -20))], 'open');
    for await (const said of readEvents(response)) if (said.event === 'delta') break;
    await hungUp;
  });

  test('are ignored when unknown, and rejected when they break the contract', async () => {
    const unknown = await streaming([bytes(event('weather', { sun: true }) + event('done', done))]);
    expect((await collect(unknown.response)).events).toEqual([{ event: 'done', data: done }]);
    await server?.stop();
    const broken = await streaming([bytes(event('delta', { words: 1 }))]);
    expect((await collect(broken.response)).failure).toMatchObject({ code: 'unreadable' });
  });
});
