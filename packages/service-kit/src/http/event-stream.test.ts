import { connect, type Socket } from 'node:net';
import type { StreamEvent } from '@app/contracts';
import { until } from '@app/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp, listen, openEventStream, silentLog } from '../index.ts';

const KEEP_ALIVE_MS = 100;
const EVENT: StreamEvent = { event: 'delta', data: { text: 'x'.repeat(256 * 1024) } };

const app = createApp({ log: silentLog });
const seen = { sent: 0, hasEnded: false };
let port: number;
let socket: Socket | undefined;
beforeAll(async () => {
  app.get('/endless', (_request, reply) => {
    const sendAll = () => {
      while (!stream.isFull && !stream.signal.aborted) {
        seen.sent += 1;
        stream.send(EVENT);
      }
    };
    const stream = openEventStream(reply, { keepAliveMs: KEEP_ALIVE_MS, onDrain: sendAll });
    stream.signal.addEventListener('abort', () => {
      seen.hasEnded = true;
    });
    sendAll();
    return reply;
  });
  app.get('/quiet', (_request, reply) => {
    openEventStream(reply, { keepAliveMs: KEEP_ALIVE_MS });
    return reply;
  });
  port = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterAll(() => {
  socket?.destroy();
  return app.close();
});

function ask(path: string): Socket {
  socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  return socket;
}

test('a client that never reads is disconnected, and no more is sent than the connection buffers', async () => {
  ask('/endless').pause();
  await until(() => seen.hasEnded);
  expect(seen.sent).toBeGreaterThan(0);
  // What two kernels buffer for a connection on one machine is some megabytes.
  expect(seen.sent * 256).toBeLessThan(32 * 1024);
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
