import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { until } from '@app/testkit';
import { afterEach, expect, test } from 'vitest';
import { silentLog } from '../log.ts';
import { listen } from '../process/listen.ts';
import { createApp } from './app.ts';
import { finishServing } from './finish-serving.ts';

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A server with a route that answers when `letGo` is called. */
async function startServer() {
  const app = createApp({ log: silentLog });
  const held = Promise.withResolvers<void>();
  let isHolding = false;
  app.get('/slow', async () => {
    isHolding = true;
    await held.promise;
    return { answered: true };
  });
  const port = await listen(app, { host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  stops.push(
    () => agent.destroy(),
    () => app.close(),
  );
  const get = (path: string, options: { agent?: Agent | false } = { agent }) =>
    new Promise<{ status: number | undefined; connection: string | undefined; body: string }>(
      (resolve, reject) => {
        const url = `http://127.0.0.1:${port}${path}`;
        const read = async (answer: IncomingMessage) => {
          const { statusCode: status, headers } = answer;
          resolve({ status, connection: headers.connection, body: await text(answer) });
        };
        request(url, options, read).on('error', reject).end();
      },
    );
  return { app, get, letGo: held.resolve, isHolding: () => isHolding };
}

const SOON = { STOP_DELAY_MS: 0, STOP_FINISH_MS: 10_000 };

test('a stopping server says so and serves on until load balancers know, one request per connection', async () => {
  const { app, get } = await startServer();
  expect((await get('/readyz')).status).toBe(200);
  const finished = finishServing(app, { ...SOON, STOP_DELAY_MS: 500 });
  const startedAt = performance.now();
  expect((await get('/readyz')).status).toBe(503);
  for (let i = 0; i < 5; i += 1)
    expect(await get('/healthz', { agent: false })).toMatchObject({ status: 200, connection: 'close' });
  expect(await get('/healthz')).toMatchObject({ status: 200, connection: 'close' });
  await finished;
  expect(performance.now() - startedAt).toBeGreaterThan(490);
  await expect(get('/healthz')).rejects.toThrow('ECONNREFUSED');
});

test('requests in progress are answered, and new connections refused meanwhile', async () => {
  const { app, get, letGo, isHolding } = await startServer();
  const answer = get('/slow');
  await until(isHolding);
  const finished = finishServing(app, SOON);
  await until(() =>
    get('/healthz', { agent: false }).then(
      () => false,
      () => true,
    ),
  );
  letGo();
  expect(await answer).toMatchObject({ status: 200, body: '{"answered":true}' });
  await finished;
});

test('without requests in progress it ends at once, although connections are kept open', async () => {
  const { app, get } = await startServer();
  await get('/healthz');
  const startedAt = performance.now();
  await finishServing(app, SOON);
  await app.close();
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

test('registered work is waited for, and nothing longer than the configured time', async () => {
  const { app } = await startServer();
  const work = Promise.withResolvers<void>();
  app.finishBeforeStop(() => work.promise);
  let isFinished = false;
  const finished = app.finish().then(() => {
    isFinished = true;
  });
  const startedAt = performance.now();
  await finishServing(app, { STOP_DELAY_MS: 0, STOP_FINISH_MS: 200 });
  expect([isFinished, performance.now() - startedAt < 1_500]).toEqual([false, true]);
  work.resolve();
  await finished;
});
