import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { internalEndpoints, LIFETIMES, type Parsed } from '@app/contracts';
import { type FakeClock, fakeClock, testIdentity, until } from '@app/testkit';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answered, createApp, Failure, internal, listen, SessionWatch, serve, silentLog } from '../index.ts';

const PAGE = 2_000;
let clock: FakeClock;
/** Ended sessions in the order of their commits: a cursor is a position in it. */
let ended: { id: string; endedAt: Date }[];
let cursors: (string | undefined)[];
let askedAbout: string[];
let reported: { sessionId: string; counter: number }[];
let feed: 'answers' | 'fails' | 'hangs' | 'answers once, a minute late';
let isSilentAboutOne: boolean;
/** The stream that auth has opened; undefined while it offers none, as its previous version. */
let stream: Readable | undefined;
let streamsOpened: number;
let app: FastifyInstance;
let port = 0;
let watches: SessionWatch[];

/** A stub of the endpoints of auth that a watch uses. */
async function startAuth(): Promise<void> {
  app = createApp({ log: silentLog });
  internal(app, testIdentity('auth'), (scope) => {
    serve(scope, internalEndpoints.endedSessions, async ({ query: { cursor } }) => {
      cursors.push(cursor);
      if (feed === 'hangs') await new Promise(() => undefined);
      if (feed === 'fails') throw new Failure('unavailable');
      if (feed === 'answers once, a minute late') {
        clock.advance(61_000);
        feed = 'hangs';
      }
      const from = Number(cursor ?? 0);
      const page = ended.slice(from, from + PAGE);
      return {
        sessions: page.map(({ id, endedAt }) => ({ id, endedAt: endedAt.toISOString() })),
        cursor: String(from + page.length),
        more: page.length === PAGE,
        now: clock.now().toISOString(),
      };
    });
    serve(scope, internalEndpoints.endedSessionsStream, async ({ reply }): Promise<typeof answered> => {
      if (!stream) throw new Failure('not_found');
      streamsOpened += 1;
      void reply.send(stream);
      return answered;
    });
    serve(scope, internalEndpoints.sessionState, async ({ params: { id } }) => {
      askedAbout.push(id);
      if (isSilentAboutOne) throw new Failure('unavailable');
      return { ended: ended.some((one) => one.id === id) };
    });
    serve(scope, internalEndpoints.reportSessionUses, async ({ body }) => {
      reported.push(...body.uses);
      return { noted: true };
    });
  });
  port = await listen(app, { host: '127.0.0.1', port });
}

beforeEach(async () => {
  clock = fakeClock();
  [ended, cursors, askedAbout, reported, watches] = [[], [], [], [], []];
  [feed, port, isSilentAboutOne] = ['answers', 0, false];
  [stream, streamsOpened] = [undefined, 0];
  await startAuth();
});
afterEach(async () => {
  await Promise.all(watches.map((watch) => watch.stop()));
  app.server.closeAllConnections();
  await app.close();
});

const HOUR_MS = 3_600_000;
function watch(everyMs = 20): SessionWatch {
  const watch = new SessionWatch({
    authUrl: `http://127.0.0.1:${port}`,
    identity: testIdentity('chat'),
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
/** Waits until the watch has an answer to a question that it asked after this call. */
const nextAnswer = async () => {
  const questions = cursors.length;
  // The first question that arrives may have been asked before this call. When the third arrives, the second was
  // answered.
  await until(() => cursors.length > questions + 2);
};

test('an answer tells what was known when it was asked for, however late it comes', async () => {
  feed = 'answers once, a minute late';
  const sessions = watch();
  await until(() => cursors.length === 2);
  expect(() => sessions.ready()).toThrow('ended sessions are not known');
});

test('auth is left alone for a second when it could not tell of one session', async () => {
  const sessions = watch();
  await isReady(sessions);
  [feed, isSilentAboutOne] = ['fails', true];
  await nextAnswer();
  clock.advance(6_000);
  const asked = () => new Set(askedAbout).size;
  for (const id of [randomUUID(), randomUUID()]) expect(await sessions.isEnded(id)).toBe(false);
  expect(asked()).toBe(1);
  clock.advance(1_000);
  expect(await sessions.isEnded(randomUUID())).toBe(false);
  expect(asked()).toBe(2);
});

test('a session’s end is known within two seconds at the interval of production', async () => {
  const sessions = watch(500);
  await isReady(sessions);
  const id = randomUUID();
  const called = new Promise<void>((resolve) => sessions.onEnded(id, resolve));
  expect(sessions.isEnded(id)).toBe(false);
  const began = performance.now();
  ended.push({ id, endedAt: clock.now() });
  await called;
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(sessions.isEnded(id)).toBe(true);
});

describe('a stream of the feed', () => {
  const send = (line: Partial<Parsed<typeof internalEndpoints.endedSessionsStream.answer>>) =>
    stream?.push(
      `${JSON.stringify({ sessions: [], cursor: '0', more: false, now: clock.now().toISOString(), ageMs: 0, ...line })}\n`,
    );
  async function streamingWatch(): Promise<SessionWatch> {
    stream = new Readable({ read() {} });
    const sessions = watch(HOUR_MS);
    await isReady(sessions);
    await until(() => streamsOpened === 1);
    return sessions;
  }

  test('replaces reading it: an end is known when it is sent', async () => {
    const sessions = await streamingWatch();
    const id = randomUUID();
    const called = new Promise<void>((resolve) => sessions.onEnded(id, resolve));
    send({ sessions: [{ id, endedAt: clock.now().toISOString() }] });
    await called;
    expect(cursors).toHaveLength(1);
  });

  test('that is silent is given up, and the feed is read again within two seconds', async () => {
    stream = new Readable({ read() {} });
    const sessions = watch(500);
    await until(() => streamsOpened === 1);
    const began = performance.now();
    const id = end();
    await until(() => sessions.isEnded(id) === true);
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  test('counts as read when auth read it, however late a line comes', async () => {
    const sessions = await streamingWatch();
    clock.advance(62_000);
    const id = randomUUID();
    const called = new Promise<void>((resolve) => sessions.onEnded(id, resolve));
    send({ sessions: [{ id, endedAt: clock.now().toISOString() }], ageMs: 1_000 });
    await called;
    expect(() => sessions.ready()).toThrow('ended sessions are not known');
  });
});

test('who starts after a session ended knows it, and is not ready before', async () => {
  const id = end(9 * 60_000);
  const sessions = watch();
  expect(() => sessions.ready()).toThrow('not known');
  await isReady(sessions);
  expect(sessions.isEnded(id)).toBe(true);
});

test('ten thousand sessions that ended at the same time are read page after page, without waiting for the next interval', async () => {
  const ids = Array.from({ length: 5 * PAGE + 1 }, () => end());
  const sessions = watch(HOUR_MS);
  await isReady(sessions);
  expect(ids.every((id) => sessions.isEnded(id) === true)).toBe(true);
  expect(cursors).toEqual([undefined, '2000', '4000', '6000', '8000', '10000']);
});

test('a page that was read stays read when the next one fails', async () => {
  const ids = Array.from({ length: PAGE + 1 }, () => end());
  const sessions = watch();
  await until(() => cursors.length > 0);
  feed = 'fails';
  await until(() => cursors.includes('2000'));
  feed = 'answers';
  await isReady(sessions);
  expect(sessions.isEnded(ids.at(-1) ?? '')).toBe(true);
  expect(cursors.filter((cursor) => cursor === undefined)).toHaveLength(1);
});

test('while auth restarts, known ends are kept and nobody is refused; afterwards the rest is read', async () => {
  const before = end();
  const sessions = watch();
  await isReady(sessions);
  await app.close();
  clock.advance(20_000);
  expect(await sessions.isEnded(before)).toBe(true);
  expect(await sessions.isEnded(randomUUID())).toBe(false);
  sessions.ready();
  const meanwhile = end();
  await startAuth();
  await until(() => sessions.isEnded(meanwhile) === true, { timeout: 10_000 });
});

describe('a feed that is out of date', () => {
  async function staleWatch(agoMs: number): Promise<SessionWatch> {
    const sessions = watch();
    await isReady(sessions);
    feed = 'fails';
    await nextAnswer();
    clock.advance(agoMs);
    return sessions;
  }

  test('is not relied on: auth is asked about each session, once a second', async () => {
    const sessions = await staleWatch(5_001);
    const [live, over] = [randomUUID(), end()];
    expect(await Promise.all([live, over, live].map((id) => sessions.isEnded(id)))).toEqual([
      false,
      true,
      false,
    ]);
    expect(askedAbout.toSorted()).toEqual([live, over].toSorted());
    const called = Promise.withResolvers<void>();
    sessions.onEnded(live, called.resolve);
    ended.push({ id: live, endedAt: clock.now() });
    expect(await sessions.isEnded(live)).toBe(false);
    clock.advance(1_000);
    expect(await sessions.isEnded(live)).toBe(true);
    await called.promise;
  });

  test('refuses no session that auth reports as live, but the process is not ready', async () => {
    const sessions = await staleWatch(60_001);
    expect(await sessions.isEnded(randomUUID())).toBe(false);
    expect(() => sessions.ready()).toThrow('not known');
    feed = 'answers';
    await isReady(sessions);
  });

  test('is trusted for a minute while auth is unreachable; then every session is refused', async () => {
    const sessions = await staleWatch(59_000);
    await app.close();
    expect(await sessions.isEnded(randomUUID())).toBe(false);
    sessions.ready();
    clock.advance(1_001);
    await expect(Promise.resolve(sessions.isEnded(randomUUID()))).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(() => sessions.ready()).toThrow('not known');
    await startAuth();
  });

  test('that was never read accepts no session', async () => {
    await app.close();
    const sessions = watch();
    await expect(Promise.resolve(sessions.isEnded(randomUUID()))).rejects.toMatchObject({
      code: 'unavailable',
    });
    await startAuth();
  });
});

test('a request that is never answered times out and is repeated', async () => {
  feed = 'hangs';
  const sessions = watch();
  await until(() => cursors.length > 0);
  feed = 'answers';
  const id = end();
  await isReady(sessions);
  expect(sessions.isEnded(id)).toBe(true);
});

test('each listener is called once, also when another one throws or was removed', async () => {
  const sessions = watch();
  await isReady(sessions);
  const id = randomUUID();
  const called: string[] = [];
  sessions.onEnded(id, () => {
    throw new Error('my own fault');
  });
  sessions.onEnded(id, () => called.push('first'));
  sessions.onEnded(id, () => called.push('left'))();
  sessions.onEnded(id, () => called.push('second'));
  ended.push({ id, endedAt: clock.now() });
  await until(() => sessions.isEnded(id));
  await nextAnswer();
  expect(called).toEqual(['first', 'second']);
});

test('a listener for an ended session is called at once', async () => {
  const id = end();
  const sessions = watch();
  await isReady(sessions);
  let called = 0;
  sessions.onEnded(id, () => {
    called += 1;
  });
  expect(called).toBe(1);
});

test('an ended session is remembered until its last token has expired', async () => {
  const id = end();
  const sessions = watch();
  await isReady(sessions);
  clock.advance(LIFETIMES.accessToken);
  await nextAnswer();
  expect(sessions.isEnded(id)).toBe(true);
  clock.advance(LIFETIMES.endedSession - LIFETIMES.accessToken + 1_000);
  await nextAnswer();
  expect(sessions.isEnded(id)).toBe(false);
});

test('it reads no page twice, and nothing after a stop', async () => {
  end();
  const sessions = watch();
  await isReady(sessions);
  await until(() => cursors.length > 2);
  await sessions.stop();
  expect(cursors[0]).toBeUndefined();
  expect(new Set(cursors.slice(1))).toEqual(new Set(['1']));
  // The reads of another watch show that time has passed, in which the stopped one has read nothing.
  const before = cursors.length;
  const other = watch();
  await isReady(other);
  await until(() => cursors.length > before + 3);
  await other.stop();
  expect(cursors.slice(before).filter((cursor) => cursor === undefined)).toHaveLength(1);
});

test('the first use of every refresh’s token is reported to auth once', async () => {
  const sessions = watch();
  const [one, two] = [randomUUID(), randomUUID()];
  for (const counter of [0, 1, 1, 2]) sessions.noteUse(one, counter);
  sessions.noteUse(two, 7);
  sessions.noteUse(two, 6);
  await until(() => reported.length > 0);
  sessions.noteUse(one, 2);
  await sessions.stop();
  expect(reported).toEqual([
    { sessionId: one, counter: 2 },
    { sessionId: two, counter: 7 },
  ]);
});
