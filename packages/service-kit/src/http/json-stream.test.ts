import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp, jsonPieces, listen, RawJson, readInPages, sendJson, silentLog } from '../index.ts';

async function* counting(to: number) {
  for (let n = 0; n < to; n += 1) yield { n };
}

async function textOf(value: unknown): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const piece of jsonPieces(value))
    text += typeof piece === 'string' ? piece : decoder.decode(piece);
  return text;
}

test('a value is written as JSON.stringify would write it', async () => {
  async function* nested() {
    yield { id: 1, messages: counting(2) };
    yield { id: 2, messages: counting(0), missing: undefined, left: () => undefined };
  }
  async function* raw() {
    yield Buffer.from('{"fr');
    yield Buffer.from('om":"é"}');
  }
  const text = await textOf({
    plain: { a: [1, null, { b: 'ü"' }], at: new Date(0) },
    none: counting(0),
    nested: nested(),
    inner: { raw: new RawJson(raw()) },
    late: () => Promise.resolve({ last: true }),
    nothing: null,
  });
  expect(JSON.parse(text)).toEqual({
    plain: { a: [1, null, { b: 'ü"' }], at: '1970-01-01T00:00:00.000Z' },
    none: [],
    nested: [
      { id: 1, messages: [{ n: 0 }, { n: 1 }] },
      { id: 2, messages: [] },
    ],
    inner: { raw: { from: 'é' } },
    late: { last: true },
    nothing: null,
  });
});

test('a streamed part that ends before its first byte is an error, never a gap in the answer', async () => {
  async function* empty() {}
  await expect(textOf({ chat: new RawJson(empty()) })).rejects.toThrow('empty');
});

test.each([0, 1, 2, 3, 4, 5])('%i rows in pages of two are read once each, in order', async (count) => {
  const all = Array.from({ length: count }, (_, n) => n);
  const read = readInPages<number>(2, async (after = -1, limit) => all.slice(after + 1, after + 1 + limit));
  expect(await Array.fromAsync(read)).toEqual(all);
});

const app = createApp({ log: silentLog });
const made = { items: 0, hasEnded: false };
let url: string;
let socket: Socket | undefined;
beforeAll(async () => {
  app.get('/endless', (_request, reply) => {
    async function* items() {
      try {
        while (true) {
          made.items += 1;
          yield 'x'.repeat(64 * 1024);
        }
      } finally {
        made.hasEnded = true;
      }
    }
    sendJson(reply, { items: items() }, silentLog);
    return reply;
  });
  app.get('/breaks', (_request, reply) => {
    async function* items() {
      yield 'x'.repeat(100_000);
      throw new Error('the database is gone');
    }
    sendJson(reply, { items: items() }, silentLog);
    return reply;
  });
  const port = await listen(app, { host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  socket?.destroy();
  return app.close();
});

test('no more is generated than the client reads, and nothing after it disconnects', async () => {
  socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.pause();
  socket.write('GET /endless HTTP/1.1\r\nhost: localhost\r\n\r\n');
  let before = -1;
  // Until nothing is generated between two polls.
  await expect
    .poll(
      () => {
        const isStill = made.items > 0 && made.items === before;
        before = made.items;
        return isStill;
      },
      { interval: 200, timeout: 10_000 },
    )
    .toBe(true);
  // What two kernels buffer for a connection on one machine is some megabytes.
  expect(made.items * 64).toBeLessThan(32 * 1024);
  expect(made.hasEnded).toBe(false);
  socket.destroy();
  await expect.poll(() => made.hasEnded).toBe(true);
});

test('an answer that fails midway does not look complete', async () => {
  const answer = await fetch(`${url}/breaks`);
  await expect(answer.text()).rejects.toThrow();
});
