import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { chatEndpoints, publicEndpoints } from '@app/contracts';
import { CLIENT_IDLE_MS, createApp, listen, silentLog, systemClock } from '@app/service-kit/serving';
import { afterEach, expect, test } from 'vitest';
import { postJson } from '../testing/send-request.ts';
import { signedInPerson, startGateway } from '../testing/start-gateway.ts';
import { respondJson, startService, type TestService } from '../testing/start-service.ts';
import { Upstream } from '../upstreams/upstream.ts';
import { OpenStreams } from './open-streams.ts';
import { registerProxyRoute } from './proxy-route.ts';
import { routeTable } from './route-table.ts';

const ada = signedInPerson();
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/** Starts a POST route with a short timeout until the first byte, with a stub service behind it. */
async function startRoute() {
  const gateway = await startGateway();
  const service = await startService();
  const upstream = new Upstream({ name: 'chat', urls: [service.url], clock: systemClock, log: silentLog });
  await upstream.start();
  const app = createApp({ log: silentLog });
  app.decorateRequest('caller', undefined);
  const [found] = routeTable([{ ...chatEndpoints.start, access: 'open' }], false);
  if (!found) throw new Error('the table has one route');
  const route = { ...found, firstByteMs: 300, idleTimeoutMs: 400, timeoutMs: 1_200 };
  const upstreams = { auth: upstream, chat: upstream, billing: upstream, notify: upstream };
  registerProxyRoute(app, route, { ...gateway.deps, upstreams, streams: new OpenStreams(), headers: [] });
  const port = await listen(app, { host: '127.0.0.1', port: 0 });
  stops.push(
    gateway.stop,
    service.stop,
    async () => upstream.stop(),
    () => app.close(),
  );
  const post = () => postJson(`http://127.0.0.1:${port}/api/chat-start`, {}, ada.headers);
  return { service, upstream, post };
}

/** Calls a route, and measures how long it takes to be refused. */
async function timeRefusal(post: () => ReturnType<typeof postJson>): Promise<number> {
  const startedAt = performance.now();
  const refused = await post();
  expect([refused.status, refused.json().code]).toEqual([503, 'unavailable']);
  return performance.now() - startedAt;
}

/** From now on the service reports once that it works on the answer, and every 200 ms while `goesOn`. */
function answerSlowly(service: TestService, goesOn: () => boolean): void {
  service.answer = async (call, response) => {
    response.writeProcessing();
    for (let beats = 0; beats < 4; beats += 1) {
      await pause(200);
      if (goesOn()) response.writeProcessing();
    }
    await pause(100);
    if (goesOn()) respondJson(200, { answered: true })(call, response);
  };
}

test('a connection on which not even the first byte arrives is given up early', async () => {
  const { service, post } = await startRoute();
  service.answer = () => undefined;
  expect(await timeRefusal(post)).toBeLessThan(900);
  expect(service.received).toHaveLength(1);
});

test('a service that reports that it works on an answer has the whole time for it', async () => {
  const { service, post } = await startRoute();
  answerSlowly(service, () => true);
  expect((await post()).json()).toEqual({ answered: true });
});

test('a service that falls silent after such a report is given up, and so is one that reports for ever', async () => {
  const { service, post } = await startRoute();
  answerSlowly(service, () => false);
  expect(await timeRefusal(post)).toBeLessThan(1_000);
  service.answer = (_call, response) => {
    const beating = setInterval(() => response.writeProcessing(), 100);
    response.on('close', () => clearInterval(beating));
  };
  expect(await timeRefusal(post)).toBeGreaterThan(1_150);
});

test('no route waits longer than 31 s for a first byte, and those of the coach longer than the coach for its first word', () => {
  const table = routeTable(publicEndpoints, false);
  for (const { firstByteMs, url } of table) expect(firstByteMs, url).toBeLessThanOrEqual(31_000);
  const coachRoutes = table.filter(({ endpoint }) => endpoint.stream === 'offered');
  expect(coachRoutes.map(({ firstByteMs, timeoutMs }) => [firstByteMs, timeoutMs])).toEqual(
    coachRoutes.map(() => [31_000, 151_000]),
  );
});

test('a POST for which a kept connection turns out to be dead is sent once, over a new one', async () => {
  const { service, upstream, post } = await startRoute();
  const sockets = new Set<Socket>();
  service.answer = (call, response) => {
    if (response.socket) sockets.add(response.socket);
    respondJson(200, { answered: true })(call, response);
  };
  await Promise.all([post(), post()]);
  const { connections } = upstream;
  const send = connections.send.bind(connections);
  // The service resets its connections in the moment in which the next request is written.
  connections.send = (...call) => {
    for (const socket of sockets) socket.resetAndDestroy();
    connections.send = send;
    return send(...call);
  };
  expect((await post()).json()).toEqual({ answered: true });
  expect(service.received).toHaveLength(3);
});

test('the gateway closes an idle connection before the service does', () => {
  expect(createApp({ log: silentLog }).server.keepAliveTimeout).toBeGreaterThan(2 * CLIENT_IDLE_MS);
});
