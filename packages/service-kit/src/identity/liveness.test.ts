import { randomUUID } from 'node:crypto';
import { internalEndpoints } from '@app/contracts';
import { type FakeClock, fakeClock, until } from '@app/testkit';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp, internal, listen, SessionWatch, serve, silentLog } from '../index.ts';

const serviceToken = 'a-service-token-of-more-than-32-characters';
let clock: FakeClock;
let ended: { id: string; endedAt: Date }[];
let asked: Date[];
let app: FastifyInstance;
let port = 0;
let watches: SessionWatch[];

/** Auth's side: tells the sessions that ended since the moment it is asked about. */
async function startAuth(): Promise<void> {
  app = createApp({ log: silentLog });
  internal(app, serviceToken, (scope) => {
    serve(scope, internalEndpoints.endedSessions, async ({ query }) => {
      const since = new Date(query.since);
      asked.push(since);
      const sessions = ended
        .filter(({ endedAt }) => endedAt >= since)
        .map(({ id, endedAt }) => ({ id, endedAt: endedAt.toISOString() }));
      return { sessions, now: clock.now().toISOString() };
    });
  });
  port = await listen(app, { host: '127.0.0.1', port });
}

beforeEach(async () => {
  [clock, ended, asked, watches, port] = [fakeClock(), [], [], [], 0];
  await startAuth();
});
afterEach(async () => {
  await Promise.all(watches.map((watch) => watch.stop()));
  await app.close();
});

function watch(everyMs = 20): SessionWatch {
  const watch = new SessionWatch({
    authUrl: `http://127.0.0.1:${port}`,
    serviceToken,
    clock,
    log: silentLog,
    everyMs,
  });
  watches.push(watch);
  watch.start();
  return watch;
}
const isReady = (sessions: SessionWatch) =>
  until(() => {
    sessions.ready();
    return true;
  });
const end = (agoMs = 0): string => {
  const id = randomUUID();
  ended.push({ id, endedAt: new Date(clock.now().getTime() - agoMs) });
  return id;
};

test('a session’s end is known within two seconds at the pace of production', async () => {
  const sessions = watch(500);
  await isReady(sessions);
  const id = randomUUID();
  const heard = new Promise<void>((resolve) => sessions.onEnded(id, resolve));
  expect(sessions.isEnded(id)).toBe(false);
  const began = performance.now();
  ended.push({ id, endedAt: clock.now() });
  await heard;
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(sessions.isEnded(id)).toBe(true);
});

test('who starts after a session ended knows it, and is not ready before', async () => {
  const id = end(9 * 60_000);
  const sessions = watch();
  expect(() => sessions.ready()).toThrow('not known yet');
  await isReady(sessions);
  expect(sessions.isEnded(id)).toBe(true);
});

test('an end that was committed after a later one was told is heard all the same', async () => {
  const sessions = watch();
  end();
  await isReady(sessions);
  const late = end(5_000);
  await until(() => sessions.isEnded(late));
});

test('while auth is down what is known stays true; when it is back the rest is heard', async () => {
  const before = end();
  const sessions = watch();
  await isReady(sessions);
  await app.close();
  clock.advance(3_000);
  expect(sessions.isEnded(before)).toBe(true);
  sessions.ready();
  const meanwhile = end();
  await startAuth();
  await until(() => sessions.isEnded(meanwhile), { timeout: 10_000 });
});

test('each listener hears once; one that fails or left keeps no other from hearing', async () => {
  const sessions = watch();
  await isReady(sessions);
  const id = randomUUID();
  const heard: string[] = [];
  sessions.onEnded(id, () => {
    throw new Error('my own fault');
  });
  sessions.onEnded(id, () => heard.push('first'));
  sessions.onEnded(id, () => heard.push('left'))();
  sessions.onEnded(id, () => heard.push('second'));
  ended.push({ id, endedAt: clock.now() });
  await until(() => sessions.isEnded(id));
  const questions = asked.length;
  await until(() => asked.length > questions + 1);
  expect(heard).toEqual(['first', 'second']);
});

test('who listens to a session that has ended hears at once', async () => {
  const id = end();
  const sessions = watch();
  await isReady(sessions);
  let heard = 0;
  sessions.onEnded(id, () => {
    heard += 1;
  });
  expect(heard).toBe(1);
});

test('an end is remembered until no token of the session can be alive, then forgotten', async () => {
  const id = end();
  const sessions = watch();
  await isReady(sessions);
  clock.advance(10 * 60_000);
  const questions = asked.length;
  await until(() => asked.length > questions + 1);
  expect(sessions.isEnded(id)).toBe(true);
  clock.advance(11_000);
  await until(() => !sessions.isEnded(id));
});

test('it asks about no more than it needs to, and nothing after a stop', async () => {
  const sessions = watch();
  await isReady(sessions);
  await until(() => asked.length > 2);
  await sessions.stop();
  const now = clock.now().getTime();
  expect(asked[0]).toEqual(new Date(now - 610_000));
  expect(new Set(asked.slice(1).map((since) => since.getTime()))).toEqual(new Set([now - 10_000]));
  // Another one's many questions tell that time has passed, in which the stopped one asked none.
  const before = asked.length;
  const other = watch();
  await isReady(other);
  await until(() => asked.length > before + 3);
  await other.stop();
  expect(asked[before]).toEqual(new Date(now - 610_000));
});
