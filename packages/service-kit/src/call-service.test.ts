import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { internalEndpoints } from '@app/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callService, callServiceForStream } from './call-service.ts';

let server: Server;
let baseUrl: string;
let answer: RequestListener;
let connections = 0;
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server that listens has an AddressInfo
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const params = { id: '00000000-0000-4000-8000-000000000000' };
const askForState = () => callService(internalEndpoints.sessionState, { baseUrl, params });
const openExport = (timeoutMs = 10_000) =>
  callServiceForStream(internalEndpoints.chatExport, { baseUrl, params, timeoutMs });

test('calls one after the other use one connection', async () => {
  answer = (_request, response) => response.end('{"ended":true}');
  const before = connections;
  for (let call = 0; call < 5; call += 1) expect(await askForState()).toEqual({ ended: true });
  expect(connections - before).toBe(1);
});

test('a redirect is not followed', async () => {
  let calls = 0;
  answer = (_request, response) => {
    calls += 1;
    response.writeHead(302, { location: '/elsewhere' }).end();
  };
  await expect(askForState()).rejects.toMatchObject({ code: 'unavailable' });
  expect(calls).toBe(1);
});

test('a streamed answer is whole, however long it waits to be read', async () => {
  const text = `{"conversations":["${'a'.repeat(1_000_000)}"]}`;
  answer = (_request, response) => response.end(text);
  const streams = await Promise.all(Array.from({ length: 20 }, () => openExport()));
  for (const stream of streams) expect(Buffer.concat(await Array.fromAsync(stream)).toString()).toBe(text);
});

test('a streamed answer that breaks off is an error, not the end', async () => {
  answer = (_request, response) => response.write('{"conversations":', () => response.destroy());
  await expect(openExport().then((stream) => Array.fromAsync(stream))).rejects.toThrow();
});

test('a streamed answer that stops coming times out', async () => {
  answer = (_request, response) => response.write('{"conversations":');
  await expect(openExport(100).then((stream) => Array.fromAsync(stream))).rejects.toThrow();
});

test('a service that answers in another protocol is unavailable', async () => {
  answer = ({ socket }) => socket.end('hello\r\n\r\n');
  await expect(askForState()).rejects.toMatchObject({ code: 'unavailable' });
});
