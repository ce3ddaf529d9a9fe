import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { failureBody } from '@app/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { silentLog } from '../log.ts';
import { createApp } from './app.ts';
import { escapeUndecodablePath } from './protocol-errors.ts';

const app = createApp({ log: silentLog });
let port: number;

beforeAll(async () => {
  app.post('/echo', async ({ body }) => body ?? {});
  app.get('/stream', async (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/plain' });
    reply.raw.write('half');
  });
  app.get('/things/:id', async () => ({ found: true }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address() as AddressInfo; // a TCP server that listens has an AddressInfo
  port = address.port;
});
afterAll(() => app.close());

/** Sends raw bytes and returns everything received until the other side closed. */
async function sendRaw(bytes: string, meanwhile?: (socket: Socket) => void): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  socket.write(bytes);
  meanwhile?.(socket);
  await closed;
  return answer;
}

function expectFailure(answer: string, status: number, code: string): void {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/\r\nconnection: close/i);
  expect(head).toMatch(/\r\ncontent-type: application\/json; charset=utf-8/i);
  const failure = failureBody.parse(JSON.parse(body));
  expect(failure.code).toBe(code);
  expect(head.toLowerCase()).toContain(`\r\nx-request-id: ${failure.requestId.toLowerCase()}`);
  expect(answer).not.toMatch(/Error:|\.[jt]s:|HPE_|FST_|statusCode/);
}

const head = 'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

const upgrade = 'Upgrade: websocket\r\nConnection: Upgrade\r\n';

describe('errors of the HTTP parser are answered with a failure body', () => {
  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400, 'invalid_json'],
    ['a method nobody knows', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'invalid_json'],
    ['a broken version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', 400, 'invalid_json'],
    ['a broken header', 'GET / HTTP/1.1\r\nHost: x\r\nA b: c\r\n\r\n', 400, 'invalid_json'],
    ['two lengths', `${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400, 'invalid_json'],
    ['a broken chunk', `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`, 400, 'invalid_json'],
    [
      'a broken chunk beside an upgrade',
      `${head}${upgrade}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`,
      400,
      'invalid_json',
    ],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400, 'invalid_json'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
  ])('%s', async (_name, bytes, status, code) => {
    expectFailure(await sendRaw(bytes), status, code);
  });

  test('a request that does not arrive in time', async () => {
    const accepted = once(app.server, 'connection');
    const answer = await sendRaw('GET / HTTP/1.1\r\nHo', async () => {
      const [socket] = await accepted;
      const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      app.server.emit('clientError', late, socket);
    });
    expectFailure(answer, 408, 'request_timeout');
  });

  test('but never into an answer in progress', async () => {
    const answer = await sendRaw('GET /stream HTTP/1.1\r\nHost: x\r\n\r\n', (socket) => {
      socket.once('data', () => socket.write('garbage\r\n\r\n'));
    });
    expect(answer).toContain('half');
    expect(answer).not.toContain('400');
  });
});

test('an unknown Expect header is ignored', async () => {
  const answer = await sendRaw(`${head}Expect: tea\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`);
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\n\{\}$/);
});

test.each(['websocket', 'h2c', 'TLS/1.3, HTTP/3'])(
  'an upgrade to %s is ignored, and the request answered',
  async (protocol) => {
    const wish = `Upgrade: ${protocol}\r\nConnection: Upgrade, HTTP2-Settings, close\r\n`;
    const answer = await sendRaw(`${head}${wish}Content-Length: 7\r\n\r\n{"a":1}`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\n\r\n\{"a":1\}$/);
  },
);

test('a client that asks for an upgrade and resets the connection does not end the process', async () => {
  const bytes = `${head}${upgrade}Transfer-Encoding: chunked\r\n\r\n2\r\n{}`;
  await sendRaw(bytes, (socket) => socket.resetAndDestroy());
  expect(await sendRaw(`${head}Connection: close\r\nContent-Length: 2\r\n\r\n{}`)).toContain(' 200 ');
});

describe('a URL that can not be decoded', () => {
  test.each([
    ['/plain?q=%', '/plain?q=%'],
    ['/a%20b', '/a%20b'],
    ['/%ff/x?y=%ff', '/%25ff/x?y=%ff'],
    ['/100%#%', '/100%25#%'],
  ])('%s is read as %s', (url, readable) => {
    expect(escapeUndecodablePath(url)).toBe(readable);
  });

  test.each(['/%ff', '/%', '/things/%E0%A4%A', `/nothing/${'a'.repeat(3_000)}`])(
    '%s is routed like every request',
    async (url) => {
      const answer = await app.inject({ url });
      expect(answer.statusCode).toBe(url.startsWith('/things') ? 200 : 404);
      expect(answer.headers['x-request-id']).toBeDefined();
    },
  );
});

test('during a shutdown new requests get a 503 with retry-after, and running ones are answered', async () => {
  const last = createApp({ log: silentLog });
  let letGo: () => void = () => undefined;
  const reached = Promise.withResolvers<void>();
  last.get('/slow', async () => {
    reached.resolve();
    await new Promise<void>((resolve) => {
      letGo = resolve;
    });
    return { answered: true };
  });
  await last.listen({ host: '127.0.0.1', port: 0 });
  port = (last.server.address() as AddressInfo).port; // a TCP server that listens has an AddressInfo
  const request = 'GET /slow HTTP/1.1\r\nHost: x\r\n\r\n';
  const answers = sendRaw(request, async (socket) => {
    await reached.promise;
    const closed = last.close();
    socket.write(request);
    await new Promise((resolve) => setImmediate(resolve));
    letGo();
    await closed;
  });
  const answer = await answers;
  expect(answer).toContain('{"answered":true}');
  expect(answer).toContain('"code":"unavailable"');
  expect(answer).toMatch(/retry-after: 1/i);
});
