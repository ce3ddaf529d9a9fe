import { connect, type Socket } from 'node:net';
import { setImmediate as nextTurnOfLoop } from 'node:timers/promises';
import { until } from '@app/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp, listen, openEventStream, silentLog } from '../index.ts';

const KEEP_ALIVE_MS = 100;
const PIECE = 'x'.repeat(256 * 1024);
const PIECES = 256;

const app = createApp({ log: silentLog });
const seen = { sent: 0, hasEnded: false };
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  app.get('/long', async (_request, reply) => {
    const stream = openEventStream(reply, { keepAliveMs: KEEP_ALIVE_MS });
    stream.signal.addEventListener('abort', () => {
      seen.hasEnded = true;
    });
    for (let given = 0; given < PIECES; given += 1) {
      stream.sendText(PIECE);
      await nextTurnOfLoop();
    }
    seen.sent = reply.raw.socket?.bytesWritten ?? 0;
    return reply;
  });
  app.get('/quiet', (_request, reply) => {
    openEventStream(reply, { keepAliveMs: KEEP_ALIVE_MS });
    return reply;
  });
  app.get('/words', async (_request, reply) => {
    const stream = openEventStream(reply);
    for (const word of ['one', ' two', ' three']) {
      stream.sendText(word);
      await nextTurnOfLoop();
    }
    return reply;
  });
  port = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  return app.close();
});

function ask(path: string, version = 'HTTP/1.1'): Socket {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.write(`GET ${path} ${version}\r\nhost: localhost\r\n\r\n`);
  return socket;
}

test('a client that never reads is disconnected, and no more is sent than the connection buffers', async () => {
  ask('/long').pause();
  await until(() => seen.hasEnded);
  expect(seen.sent).toBeGreaterThan(0);
  // What two kernels buffer for a connection on one machine is some megabytes.
  expect(seen.sent).toBeLessThan((PIECES * PIECE.length) / 2);
});

test('a client that reads stays connected, however long there is no event', async () => {
  let comments = 0;
  let isClosed = false;
  const reader = ask('/quiet');
  reader.on('data', (bytes) => {
    comments += bytes.toString().split(': still here').length - 1;
  });
  reader.on('close', () => {
    isClosed = true;
  });
  await until(() => comments >= 5);
  expect(isClosed).toBe(false);
});

/** Asks for the words; collects the text of each event until all of them have arrived. */
async function askForWords(): Promise<string[]> {
  let received = '';
  const reader = ask('/words');
  reader.on('data', (bytes) => {
    received += bytes.toString();
  });
  const texts = () => [...received.matchAll(/"text":"([^"]*)"/g)].map(([, text = '']) => text);
  await until(() => texts().join('') === 'one two three');
  return texts();
}

test('[CHAT-3] words are sent as they come', async () => {
  expect(await askForWords()).toEqual(['one', ' two', ' three']);
});

test('[CHAT-3] a client of HTTP/1.0, which knows no chunks, reads the same events', async () => {
  let received = '';
  const reader = ask('/words', 'HTTP/1.0');
  reader.on('data', (bytes) => {
    received += bytes.toString();
  });
  await until(() => received.includes('three'));
  expect(received).toMatch(/\r\n\r\n: ok\n\nevent: delta\ndata: {"text":"one"}\n\n/);
});
