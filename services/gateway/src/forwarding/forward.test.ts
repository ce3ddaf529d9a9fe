import { type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { chatEndpoints } from '@app/contracts';
import { createApp, listen, silentLog, systemClock } from '@app/service-kit/serving';
import { until } from '@app/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hangLine } from '../routes/api.routes.ts';
import { ask, post } from '../testing/ask.fixture.ts';
import { somebody, startGateway, type TestGateway } from '../testing/gateway.fixture.ts';
import { answerJson, startService } from '../testing/service.fixture.ts';
import { Upstream } from '../upstreams/upstream.ts';
import { OpenStreams } from './open-streams.ts';

let gateway: TestGateway;
const ada = somebody();
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());
beforeEach(() => {
  gateway.chat.received.length = 0;
  gateway.chat.answer = answerJson(200, {});
});

const usage = () => ask(`${gateway.url}/api/usage`, { headers: ada.headers });
const start = () => post(`${gateway.url}/api/chat-start`, {}, ada.headers);
const isUnavailable = (told: Awaited<ReturnType<typeof ask>>) => {
  expect([told.status, told.json().code, told.headers['retry-after']]).toEqual([503, 'unavailable', '2']);
  expect(told.json().requestId).toBe(told.headers['x-request-id']);
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

describe('nothing is sent twice', () => {
  test.each([500, 502, 503, 504])('a %s of a service is passed on and not asked again', async (status) => {
    gateway.chat.answer = answerJson(status, { error: 'No.', code: 'unavailable' });
    expect((await usage()).status).toBe(status);
    expect((await start()).status).toBe(status);
    expect(gateway.chat.received).toHaveLength(2);
  });

  test('a connection that breaks before the answer is a 503, also for a GET', async () => {
    gateway.chat.answer = (_call, response) => response.socket?.destroy();
    isUnavailable(await usage());
    isUnavailable(await start());
    expect(gateway.chat.received).toHaveLength(2);
  });

  test('a service that dies in the middle of an answer is a 503, not half an answer', async () => {
    gateway.chat.answer = (_call, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100 });
      response.write('{"half":');
      setImmediate(() => response.socket?.destroy());
    };
    isUnavailable(await usage());
    expect(gateway.chat.received).toHaveLength(1);
  });

  test('an answer of unknown length that breaks off is never taken for whole', async () => {
    gateway.chat.answer = (_call, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"half":');
      setImmediate(() => response.socket?.destroy());
    };
    await expect(usage()).rejects.toThrow('aborted');
  });
});

describe('streams', () => {
  test('pass piece by piece, as they come, and are never compressed or stored', async () => {
    const service = Promise.withResolvers<ServerResponse>();
    gateway.chat.answer = (_call, response) => {
      response.writeHead(200, EVENTS).write('data: 0\n\n');
      service.resolve(response);
    };
    const { answer } = await openStream({ 'accept-encoding': 'gzip, br' });
    const response = await service.promise;
    const arrived: string[] = [];
    // The service says the next thing only once the browser has the one before: whatever held it back would hang.
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
    'a browser that goes %s the first byte is felt at the service',
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

  test('a stream whose service dies ends for the browser too, and not as if it were whole', async () => {
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

  test('end in order at once when the gateway stops', async () => {
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
    const from = performance.now();
    await leaving.stop();
    await whole;
    expect(performance.now() - from).toBeLessThan(4_000);
  });
});

test('a stream that begins while the gateway is stopping is refused, and ends at the service', async () => {
  const leaving = await startGateway();
  const asked = Promise.withResolvers<ServerResponse>();
  leaving.chat.answer = (_call, response) => asked.resolve(response);
  const told = post(`${leaving.url}/api/chat-start`, {}, { ...ada.headers, accept: 'text/event-stream' });
  const response = await asked.promise;
  const ended = new Promise((resolve) => response.on('close', resolve));
  const stopped = leaving.stop();
  const isClosed = () =>
    ask(`${leaving.url}/healthz`).then(
      () => false,
      () => true,
    );
  await until(isClosed);
  response.writeHead(200, EVENTS).write(': ok\n\n');
  isUnavailable(await told);
  await ended;
  await stopped;
});

describe('one line of the table', () => {
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  });

  /** A line with half a second of patience, before one service of the test's own. */
  async function startLine() {
    const service = await startService();
    stops.push(service.stop);
    const upstream = new Upstream({ name: 'chat', urls: [service.url], clock: systemClock, log: silentLog });
    await upstream.start();
    stops.push(async () => upstream.stop());
    const app = createApp({ log: silentLog });
    app.decorateRequest('caller', undefined);
    const endpoint = { ...chatEndpoints.usage, access: 'open' } as const;
    const line = {
      endpoint,
      url: '/api/usage',
      bodyLimit: 100,
      timeoutMs: 500,
      silenceMs: 300,
      admitsVisitors: false,
      cookies: [],
    };
    const every = { auth: upstream, chat: upstream, billing: upstream, notify: upstream };
    hangLine(app, line, { ...gateway.deps, upstreams: every, streams: new OpenStreams() });
    const port = await listen(app, { host: '127.0.0.1', port: 0 });
    stops.push(() => app.close());
    return { service, address: upstream.pick(), call: () => ask(`http://127.0.0.1:${port}/api/usage`) };
  }

  test('a service that does not answer in time is a 503, and hears that nobody waits any more', async () => {
    const { service, call } = await startLine();
    let gone = false;
    service.answer = (_call, response) => {
      response.on('close', () => {
        gone = true;
      });
    };
    isUnavailable(await call());
    await until(() => gone);
    expect(service.received).toHaveLength(1);
  });

  test('the time runs to the last byte of an answer', async () => {
    const { service, call } = await startLine();
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
    isUnavailable(await call());
    drop({});
    await expect(call()).rejects.toThrow('aborted');
    for (const end of endings) end();
  });

  test('and to the first byte of a stream', async () => {
    const { service, call } = await startLine();
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
    'a silent stream (%s) ends on both sides, and not as if it were whole',
    async (type) => {
      const { service, call } = await startLine();
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
    const { service, address, call } = await startLine();
    if (address) address.busy = 2_000;
    isUnavailable(await call());
    expect(service.received).toHaveLength(0);
  });

  test('calls under way are counted, and none is left counted', async () => {
    const { service, address, call } = await startLine();
    let counted = 0;
    const { answer } = service;
    service.answer = (received, response) => {
      counted = Math.max(counted, address?.busy ?? 0);
      answer(received, response);
    };
    for (let i = 0; i < 3; i += 1) await call();
    await until(() => address?.busy === 0);
    expect(counted).toBe(1);
    service.answer = (_call, response) => response.socket?.destroy();
    isUnavailable(await call());
    await until(() => address?.busy === 0);
  });

  test('what a broken answer had said of itself is not said of the refusal', async () => {
    const { service, call } = await startLine();
    service.answer = (_call, response) => {
      response.writeHead(200, { 'content-type': 'text/plain', 'content-length': 100, 'retry-after': '99' });
      response.write('half');
      setImmediate(() => response.socket?.destroy());
    };
    const told = await call();
    isUnavailable(told);
    expect(told.headers['content-type']).toBe('application/json; charset=utf-8');
  });
});
