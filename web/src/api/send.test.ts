import { authEndpoints, chatEndpoints } from '@app/contracts';
import { afterEach, describe, expect, test } from 'vitest';
import { aDoor, aSession, BrowserStorage } from '../session/session.fixture.ts';
import { createSessionStore } from '../session/session-store.ts';
import { CallFailure, sentenceOf } from './call-failure.ts';
import { type Answering, answer, aServer, type RealServer, refuse } from './real-server.fixture.ts';
import { createRefresher } from './refresh-session.ts';
import { prepare } from './request.ts';
import { createSender } from './send.ts';
import { createServerClock } from './server-clock.ts';

const NOW = Date.parse('2026-11-20T10:00:00.000Z');
const LATER = '2026-11-20T10:10:00.000Z';
const usage = { count: 4, hasPurchase: false, limit: 20, resetsAt: '2026-12-01T00:00:00.000Z' };
const usageRequest = prepare(chatEndpoints.usage, {}, 'application/json');

let server: RealServer | undefined;
afterEach(() => server?.stop());

interface World {
  /** The access tokens the server takes, oldest first; a refresh adds the next. */
  good: Set<string>;
  refreshes: number;
  calls: string[];
  /** What a refresh answers instead of a grant. */
  onRefresh?: Answering;
  /** How long new tokens live by the server. */
  expiresAt: string;
  serverDate: string;
}

/** The auth and chat services as far as these promises need them: real HTTP, and the contract's bodies. */
async function aWorld(parts: Partial<World> = {}): Promise<World> {
  const world: World = {
    good: new Set(['first']),
    refreshes: 0,
    calls: [],
    expiresAt: LATER,
    serverDate: new Date(NOW).toUTCString(),
    ...parts,
  };
  server = await aServer(async (request, response) => {
    response.setHeader('date', world.serverDate);
    if (request.url === '/api/auth/refresh') {
      world.refreshes += 1;
      if (world.onRefresh) return world.onRefresh(response);
      const access_token = `renewed-${world.refreshes}`;
      world.good = new Set([access_token]);
      const { token } = aSession().session;
      return answer(response, 200, { data: { access_token, expires_at: world.expiresAt, token } });
    }
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? 'nobody';
    world.calls.push(
      `${request.method} ${request.url} ${bearer} ${request.headers['x-session-token'] ?? '-'}`,
    );
    if (!world.good.has(bearer))
      return refuse(response, 401, 'unauthenticated', 'Please sign in to continue.');
    return answer(response, 200, usage);
  });
  return world;
}

/** One tab of one browser; tabs of one browser share the storage and the lock. */
function aTab({
  storage = new BrowserStorage(),
  localNow = () => NOW,
  lock = <T>(act: () => Promise<T>) => act(),
  expiresAt = LATER,
  signedIn = true,
} = {}) {
  const store = createSessionStore(aDoor(storage));
  if (signedIn && store.snapshot().session === null)
    store.begin(aSession({ session: { ...aSession().session, expires_at: expiresAt } }));
  const clock = createServerClock(localNow);
  const fetch: typeof globalThis.fetch = (path, init) => {
    if (server === undefined) throw new Error('No server runs.');
    return server.fetch(path, init);
  };
  const refresh = createRefresher({ store, clock, fetch, exclusively: lock });
  const send = createSender({ store, clock, fetch, refresh, elapsed: () => performance.now() });
  return { store, storage, send };
}

/** One act after the other, as Web Locks give it. */
function aLock() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(act: () => Promise<T>): Promise<T> => {
    const mine = last.then(act, act);
    last = mine.catch(() => undefined);
    return mine;
  };
}

const failureOf = async (sent: Promise<unknown>): Promise<CallFailure> => {
  const thrown = await sent.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(thrown instanceof CallFailure)) throw new Error('It did not fail.', { cause: thrown });
  return thrown;
};

describe('[API-7] who calls', () => {
  test('a signed-in call carries the bearer and the session token', async () => {
    const world = await aWorld();
    const response = await aTab().send(usageRequest);
    expect(await response.json()).toEqual(usage);
    expect(world.calls).toEqual([`GET /api/usage first ${aSession().session.token}`]);
  });

  test('an open call carries neither, and a visitor’s call is sent as it is', async () => {
    const world = await aWorld({ good: new Set(['nobody']) });
    const body = { email: 'mia@example.org', password: 'long enough' };
    await aTab().send(prepare(authEndpoints.login, { body }, 'application/json'));
    await aTab({ signedIn: false }).send(usageRequest);
    expect(world.calls).toEqual(['POST /api/auth/login nobody -', 'GET /api/usage nobody -']);
  });
});

describe('a token that has run out', () => {
  test('is renewed once for all calls that need it, and they go through', async () => {
    const world = await aWorld({ good: new Set() });
    const { send, store } = aTab();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(usageRequest)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(world.refreshes).toBe(1);
    expect(store.snapshot().session?.session.access_token).toBe('renewed-1');
  });

  test('is renewed by one of several tabs, and the others take what it stored', async () => {
    const world = await aWorld({ good: new Set() });
    const storage = new BrowserStorage();
    const lock = aLock();
    const tabs = Array.from({ length: 5 }, () => aTab({ storage, lock }));
    const answers = await Promise.all(tabs.map(({ send }) => send(usageRequest)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(world.refreshes).toBe(1);
  });

  test('without locks, a tab whose refresh is refused takes the token another tab has just stored', async () => {
    const storage = new BrowserStorage();
    const other = aTab({ storage });
    const world = await aWorld({ good: new Set() });
    world.onRefresh = (response) => {
      world.good.add('of the other tab');
      other.store.renew({ ...aSession().session, access_token: 'of the other tab' });
      refuse(response, 401, 'unauthenticated', 'Please sign in to continue.');
    };
    const { send, store } = aTab({ storage });
    expect((await send(usageRequest)).ok).toBe(true);
    expect(store.snapshot().session?.session.access_token).toBe('of the other tab');
  });

  test('is renewed before it is used when its end is near', async () => {
    const world = await aWorld();
    await aTab({ expiresAt: '2026-11-20T10:00:20.000Z' }).send(usageRequest);
    expect(world.calls).toEqual([`GET /api/usage renewed-1 ${aSession().session.token}`]);
  });

  test('a wrong local clock costs one refresh, not one for every call', async () => {
    const world = await aWorld();
    const { send } = aTab({ localNow: () => NOW + 3_600_000 });
    for (const _ of [1, 2, 3]) await send(usageRequest);
    expect(world.refreshes).toBe(1);
  });

  test('tokens that are born old make no loop', async () => {
    const world = await aWorld({ expiresAt: '2026-11-20T10:00:01.000Z' });
    const { send } = aTab({ expiresAt: '2026-11-20T10:00:01.000Z' });
    for (const _ of [1, 2, 3]) await send(usageRequest);
    expect(world.refreshes).toBe(1);
  });

  test('a second 401 after a renewal is the answer: the call is repeated once', async () => {
    const world = await aWorld({ good: new Set() });
    world.onRefresh = (response) =>
      answer(response, 200, { data: { ...aSession().session, access_token: 'no better' } });
    const { send, store } = aTab();
    expect((await failureOf(send(usageRequest))).status).toBe(401);
    expect(world.calls).toHaveLength(2);
    expect(world.refreshes).toBe(1);
    expect(store.snapshot().session).not.toBeNull();
  });
});

describe('a refresh that does not succeed', () => {
  test('refused: signs out, as expired', async () => {
    const world = await aWorld({ good: new Set() });
    world.onRefresh = (response) => refuse(response, 401, 'unauthenticated', 'Please sign in to continue.');
    const { send, store, storage } = aTab();
    const failure = await failureOf(send(usageRequest));
    expect(failure).toMatchObject({ code: 'unauthenticated', message: 'Please sign in to continue.' });
    expect(store.snapshot()).toEqual({ status: 'ready', session: null, ended: 'expired' });
    expect(storage.length).toBe(0);
  });

  const faults: [string, Answering, Partial<CallFailure>][] = [
    [
      'a fault of the server',
      (r) => refuse(r, 503, 'unavailable', 'This part of the service is briefly unavailable.'),
      { code: 'unavailable', message: 'This part of the service is briefly unavailable.' },
    ],
    ['a cut connection', (r) => void r.destroy(), { code: 'network', message: 'Network error occurred' }],
    ['an answer nobody can read', (r) => void r.end('<html>'), { code: 'unreadable' }],
  ];
  test.each(faults)('%s is no sign-out', async (_what, onRefresh, expected) => {
    await aWorld({ good: new Set(), onRefresh });
    const { send, store } = aTab();
    expect(await failureOf(send(usageRequest))).toMatchObject(expected);
    expect(store.snapshot().session).not.toBeNull();
  });

  test('a cookie of somebody else’s session signs out rather than mix two people', async () => {
    const token = '0d4dd0de-64a6-4a8f-a5a8-7a3f0f4c1111';
    await aWorld({
      good: new Set(),
      onRefresh: (r) => answer(r, 200, { data: { access_token: 'theirs', expires_at: LATER, token } }),
    });
    const { send, store } = aTab();
    await failureOf(send(usageRequest));
    expect(store.snapshot().session).toBeNull();
  });
});

describe('what a failing call says', () => {
  const failingWith = async (respond: Answering) => {
    server = await aServer((_request, response) => respond(response));
    return failureOf(aTab().send(usageRequest));
  };

  test('[UX-3] the server’s sentence, code and fields', async () => {
    const body = {
      error: 'Please check the marked fields.',
      code: 'validation_failed',
      fields: { email: 'Please enter a valid email address' },
      requestId: 'request-1',
    };
    expect(await failingWith((r) => answer(r, 400, body))).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: body.error,
      fields: body.fields,
      requestId: 'request-1',
      body,
    });
  });

  test('[CHAT-4] “Network error occurred” when no answer comes', async () => {
    expect((await failingWith((r) => void r.destroy())).message).toBe('Network error occurred');
  });

  test('[CHAT-4] “Request failed” for a failure without an error', async () => {
    expect((await failingWith((r) => answer(r, 500, { oops: true }))).message).toBe('Request failed');
    await server?.stop();
    expect((await failingWith((r) => void r.writeHead(502).end('<html>'))).message).toBe('Request failed');
  });

  test('[UX-3] a screen’s own fallback stands in where nobody said anything for a person', async () => {
    const unreadable = await failingWith((r) => void r.writeHead(502).end('<html>'));
    expect(sentenceOf(unreadable, 'Login failed')).toBe('Login failed');
    expect(sentenceOf(new Error('of our own'), 'Login failed')).toBe('Login failed');
    await server?.stop();
    const said = await failingWith((r) => refuse(r, 401, 'unauthenticated', 'That is not your password.'));
    expect(sentenceOf(said, 'Login failed')).toBe('That is not your password.');
  });

  test('what is wrong with something that is not on the screen is said all the same', async () => {
    const body = {
      error: 'Please check the marked fields.',
      code: 'validation_failed',
      fields: { token: 'This link has expired.' },
      requestId: 'request-1',
    };
    const failure = await failingWith((r) => answer(r, 400, body));
    expect(sentenceOf(failure, 'Reset failed', { password: '' })).toBe('This link has expired.');
    expect(sentenceOf(failure, 'Reset failed', { token: '' })).toBe(body.error);
  });

  test('a call that was given up is an abort, not a failure', async () => {
    server = await aServer(() => undefined);
    const giveUp = new AbortController();
    const sent = aTab().send(prepare(chatEndpoints.usage, { signal: giveUp.signal }, 'application/json'));
    giveUp.abort();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  });
});
