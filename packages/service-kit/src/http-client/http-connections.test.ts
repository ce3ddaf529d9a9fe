import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { until } from '@app/testkit';
import { afterEach, expect, test } from 'vitest';
import { HttpConnections } from './http-connections.ts';

const REQUEST = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';
const RESPONSE = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0).reverse()) stop();
});

/** A server that answers each request with these bytes, and counts its connections. */
async function startServer(response = RESPONSE) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('data', () => socket.write(response, 'latin1'));
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const found = server.address();
  const port = typeof found === 'object' && found ? found.port : 0;
  const target = { host: '127.0.0.1', port };
  const connections = new HttpConnections({ connectMs: 1_000, idleMs: 4_000 });
  stops.push(() => {
    connections.close();
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const send = (hasRoom = true) =>
    new Promise<string>((resolve, reject) => {
      let body = '';
      connections.send(target, REQUEST, {
        onHead: () => undefined,
        onData: (bytes) => {
          body += bytes;
          return hasRoom;
        },
        onEnd: () => resolve(body),
        onFailure: reject,
      });
    });
  return { sockets, send };
}

test('one connection carries one request after the other', async () => {
  const { sockets, send } = await startServer();
  for (let i = 0; i < 5; i += 1) expect(await send()).toBe('hello');
  expect(sockets).toHaveLength(1);
});

test('requests at the same time use different connections', async () => {
  const { sockets, send } = await startServer();
  expect(await Promise.all([send(), send(), send()])).toEqual(['hello', 'hello', 'hello']);
  expect(sockets).toHaveLength(3);
});

test('a request is not held up by a caller who was slow to read the response before it', async () => {
  const { sockets, send } = await startServer();
  expect(await send(false)).toBe('hello');
  expect(await send()).toBe('hello');
  expect(sockets).toHaveLength(1);
});

test('a connection that the server has closed is not used again', async () => {
  const { sockets, send } = await startServer();
  await send();
  const [first] = sockets;
  first?.end();
  await until(() => first?.closed);
  expect(await send()).toBe('hello');
  expect(sockets).toHaveLength(2);
});

test('a connection with bytes after the response is closed, and they reach no other request', async () => {
  const { sockets, send } = await startServer(`${RESPONSE}HTTP/1.1 200 OK\r\n`);
  expect([await send(), await send()]).toEqual(['hello', 'hello']);
  expect(sockets).toHaveLength(2);
});
