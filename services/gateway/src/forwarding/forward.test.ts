import { type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { chatEndpoints } from '@app/contracts';
import { createApp, listen, silentLog, systemClock } from '@app/service-kit/serving';
import { until } from '@app/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postJson, sendRequest } from '../testing/send-request.ts';
import { signedInPerson, startGateway, type TestGateway } from '../testing/start-gateway.ts';
import { respondJson, startService } from '../testing/start-service.ts';
import { Upstream } from '../upstreams/upstream.ts';
import { OpenStreams } from './open-streams.ts';
import { registerProxyRoute } from './proxy-route.ts';

let gateway: TestGateway;
const ada = signedInPerson();
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());
beforeEach(() => {
  gateway.chat.received.length = 0;
  gateway.chat.answer = respondJson(200, {});
});

const usage = () => sendRequest(`${gateway.url}/api/usage`, { headers: ada.headers });
const start = () => postJson(`${gateway.url}/api/chat-start`, {}, ada.headers);
const expectUnavailable = (response: Awaited<ReturnType<typeof sendRequest>>) => {
  expect([response.status, response.json().code, response.headers['retry-after']]).toEqual([
    503,
    'unavailable',
    '2',
  ]);
  expect(response.json().requestId).toBe(response.headers['x-request-id']);
};

/** A stream as a browser opens it. */
function openStream(
  headers: Record<string, string> = {},
): Promise<{ outgoing: ClientRequest; answer: IncomingMessage }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${gateway.url}/api/chat-start`,
      {
        method: 'POST',
        agent: false,
        headers: {
          ...ada.headers,
          accept: 'text/event-stream',
          'content-type': 'application/json',
          ...headers,
        },
      },
      (answer) => resolve({ outgoing, answer }),
    );
    outgoing.on('error', reject);
    outgoing.end('{}');
  });
}

const EVENTS = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' };

describe('no request is sent twice', () => {
  test.each([500, 502, 503, 504])(
    'a %s of a service is passed on and the request is not repeated',
    async (status) => {
      gateway.chat.answer = respondJson(status, { error: 'No.', code: 'unavailable' });
      expect((await usage()).status).toBe(status);
      expect((await start()).status).toBe(status);
      expect(gateway.chat.received).toHaveLength(2);
    },
  );

  test('a connection that breaks before the response is a 503, also for a GET', async () => {
    gateway.chat.answer = (_call, response) => response.socket?.destroy();
    expectUnavailable(await usage());
    expectUnavailable(await start());
    expect(gateway.chat.received).toHaveLength(2);
  });

  test('a service that dies in the middle of a response is a 503, not half a response', async () => {
    gateway.chat.answer = (_call, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      response.write('{"half":');
      setImmediate(() => response.socket?.destroy());
    };
    expectUnavailable(await usage());
    expect(gateway.chat.received).toHaveLength(1);
  });

  test('a response of unknown length that breaks off never looks complete', async () => {
    gateway.chat.answer = (_call, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"half":');
      setImmediate(() => response.socket?.destroy());
    };
    await expect(usage()).rejects.toThrow('aborted');
  });
});

describe('streams', () => {
  test('pass piece by piece without delay, and are never compressed or stored', async () => {
    const service = Promise.withResolvers<ServerResponse>();
    gateway.chat.answer = (_call, response) => {
      response.writeHead(200, EVENTS).write('data: 0\n\n');
      service.resolve(response);
    };
    const { answer } = await openStream({ 'accept-encoding': 'gzip, br' });
    const response = await service.promise;
    const arrived: string[] = [];
    // The service sends each event only after the browser received the previous one, so that buffering would hang the test.
    for await (const chunk of answer) {
      arrived.push(String(chunk));
      if (arrived.length < 5) response.write(`data: ${arrived.length}\n\n`);
      else response.end();
    }
    expect(arrived).toEqual([0, 1, 2, 3, 4].map((i) => `data: ${i}\n\n`));
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store, no-transform');
    expect(answer.headers['x-accel-buffering']).toBe('no');
  });

  test.each(['before', 'after'])(
    'a browser that disconnects %s the first byte ends the call at the service',
    async (when) => {
      let gone = false;
      gateway.chat.answer = (_call, response) => {
        response.on('close', () => {
          gone = true;
        });
        if (when === 'after') response.writeHead(200, EVENTS).write(': ok\n\n');
      };
      if (when === 'after') {
        const { outgoing, answer } = await openStream();
        answer.on('error', () => undefined);
        outgoing.destroy();
      } else {
        const outgoing = request(`${gateway.url}/api/usage`, { headers: ada.headers, agent: false });
        outgoing.on('error', () => undefined).end();
        await until(() => gateway.chat.received.length === 1);
        outgoing.destroy();
      }
      await until(() => gone);
    },
  );

  test('a stream whose service dies is aborted for the browser, not completed', async () => {
    const service = Promise.withResolvers<ServerResponse>();
    gateway.chat.answer = (_call, response) => {
      response.writeHead(200, EVENTS).write('data: 1\n\n');
      service.resolve(response);
    };
    const { answer } = await openStream();
    (await service.promise).socket?.destroy();
    const read = async () => {
      for await (const _chunk of answer);
    };
    await expect(read()).rejects.toThrow('aborted');
  });

  test('end at once and without an abort when the gateway stops', async () => {
    const leaving = await startGateway();
    leaving.chat.answer = (_call, response) => {
      response.writeHead(200, EVENTS).write('data: 1\n\n');
    };
    const chunks: string[] = [];
    const answer = await new Promise<IncomingMessage>((resolve) => {
      const headers = { ...ada.headers, accept: 'text/event-stream', 'content-type': 'application/json' };
      request(`${leaving.url}/api/chat-start`, { method: 'POST', agent: false, headers }, resolve).end('{}');
    });
    const whole = (async () => {
      for await (const chunk of answer) chunks.push(String(chunk));
    })();
    await until(() => chunks.length === 1);
    const startedAt = performance.now();
    await leaving.stop();
    await whole;
    expect(performance.now() - startedAt).toBeLessThan(4_000);
  });
});

test('a stream that begins while the gateway is stopping is refused, and ends at the service', async () => {
  const leaving = await startGateway();
  const asked = Promise.withResolvers<ServerResponse>();
  leaving.chat.answer = (_call, response) => asked.resolve(response);
  const refused = postJson(
    `${leaving.url}/api/chat-start`,
    {},
    { ...ada.headers, accept: 'text/event-stream' },
  );
  const response = await asked.promise;
  const ended = new Promise((resolve) => response.on('close', resolve));
  const stopped = leaving.stop();
  const isClosed = () =>
    sendRequest(`${leaving.url}/healthz`).then(
      () => false,
      () => true,
    );
  await until(isClosed);
  response.writeHead(200, EVENTS).write(': ok\n\n');
  expectUnavailable(await refused);
  await ended;
  await stopped;
});

describe('one route', () => {
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  });

  /** Starts one route with a timeout of half a second, with a stub service behind it. */
  async function startRoute() {
    const service = await startService();
    stops.push(service.stop);
    const upstream = new Upstream({ name: 'chat', urls: [service.url], clock: systemClock, log: silentLog });
    await upstream.start();
    stops.push(async () => upstream.stop());
    const app = createApp({ log: silentLog });
    app.decorateRequest('caller', undefined);
    const endpoint = { ...chatEndpoints.usage, access: 'open' } as const;
    const route = {
      endpoint,
      url: '/api/usage',
      bodyLimit: 100,
      timeoutMs: 500,
      firstByteMs: 500,
      idleTimeoutMs: 300,
      admitsVisitors: false,
      cookies: [],
    };
    const upstreams = { auth: upstream, chat: upstream, billing: upstream, notify: upstream };
    registerProxyRoute(app, route, {
      ...gateway.deps,
      upstreams,
      streams: new OpenStreams(),
      headers: [],
    });
    const port = await listen(app, { host: '127.0.0.1', port: 0 });
    stops.push(() => app.close());
    const call = () => sendRequest(`http://127.0.0.1:${port}/api/usage`);
    return { service, address: upstream.pick(), port, call };
  }

  test('a service that does not answer in time is a 503, and its call is ended', async () => {
    const { service, call } = await startRoute();
    let gone = false;
    service.answer = (_call, response) => {
      response.on('close', () => {
        gone = true;
      });
    };
    expectUnavailable(await call());
    await until(() => gone);
    expect(service.received).toHaveLength(1);
  });

  test('the timeout covers the last byte of a response', async () => {
    const { service, call } = await startRoute();
    const endings: (() => void)[] = [];
    const drop = (length: Record<string, number>) => {
      service.answer = (_call, response) => {
        response.writeHead(200, { 'content-type': 'application/json', ...length });
        const dripping = setInterval(() => response.write(' '), 50);
        response.on('close', () => clearInterval(dripping));
        endings.push(() => response.end());
      };
    };
    drop({ 'content-length': 1_000 });
    expectUnavailable(await call());
    drop({});
    await expect(call()).rejects.toThrow('aborted');
    for (const end of endings) end();
  });

  test.each([
    ['goes on', Number.POSITIVE_INFINITY],
    ['has ended', 48],
  ])('a caller who never reads a stream that %s is disconnected', async (_what, megabytes) => {
    const { service, address, port } = await startRoute();
    let sent = 0;
    service.answer = (_call, response) => {
      response.writeHead(200, EVENTS);
      const fill = () => {
        while (sent < megabytes && response.writable) {
          sent += 1;
          if (!response.write(Buffer.alloc(1024 * 1024, 'x'))) return response.once('drain', fill);
        }
        return response.end();
      };
      fill();
    };
    const reader = connect(port, '127.0.0.1');
    reader.on('error', () => undefined);
    reader.write('GET /api/usage HTTP/1.1\r\nhost: localhost\r\n\r\n');
    reader.pause();
    await until(() => service.received.length === 1 && address?.callsInProgress === 1);
    await until(() => address?.callsInProgress === 0);
    const bytes = await new Promise<number>((resolve) => {
      reader.once('close', () => resolve(reader.bytesRead));
      reader.resume();
    });
    expect(bytes).toBeGreaterThan(0);
    expect(sent).toBeLessThan(48);
  });

  test('the timeout ends at the first byte of a stream', async () => {
    const { service, call } = await startRoute();
    service.answer = async (_call, response) => {
      response.writeHead(200, EVENTS).write('a');
      for (const piece of ['b', 'c', 'd', 'e']) {
        await pause(150);
        response.write(piece);
      }
      response.end('f');
    };
    expect((await call()).body).toBe('abcdef');
  });

  test.each(['text/event-stream', 'text/event-stream; charset=utf-8'])(
    'a stream without data (%s) is aborted on both sides',
    async (type) => {
      const { service, call } = await startRoute();
      let gone = false;
      service.answer = (_call, response) => {
        response.on('close', () => {
          gone = true;
        });
        response.writeHead(200, { 'content-type': type }).write(': ok\n\n');
      };
      await expect(call()).rejects.toThrow('aborted');
      await until(() => gone);
    },
  );

  test('a replica with too many calls under way gets no more: the caller is told at once', async () => {
    const { service, address, call } = await startRoute();
    if (address) address.callsInProgress = 2_000;
    expectUnavailable(await call());
    expect(service.received).toHaveLength(0);
  });

  test('calls under way are counted, and none is left counted', async () => {
    const { service, address, call } = await startRoute();
    let counted = 0;
    const { answer } = service;
    service.answer = (received, response) => {
      counted = Math.max(counted, address?.callsInProgress ?? 0);
      answer(received, response);
    };
    for (let i = 0; i < 3; i += 1) await call();
    await until(() => address?.callsInProgress === 0);
    expect(counted).toBe(1);
    service.answer = (_call, response) => response.socket?.destroy();
    expectUnavailable(await call());
    await until(() => address?.callsInProgress === 0);
  });

  test('the 503 for a broken response carries none of its headers', async () => {
    const { service, call } = await startRoute();
    service.answer = (_call, response) => {
      response.writeHead(200, { 'content-type': 'text/plain', 'content-length': 100, 'retry-after': '99' });
      response.write('half');
      setImmediate(() => response.socket?.destroy());
    };
    const refused = await call();
    expectUnavailable(refused);
    expect(refused.headers['content-type']).toBe('application/json; charset=utf-8');
  });
});
