import { authEndpoints, chatEndpoints } from '@app/contracts';
import { afterEach, describe, expect, test } from 'vitest';
import { BrowserStorage, createTestSession, createTestStorage } from '../session/session.fixture.ts';
import { createSessionStore } from '../session/session-store.ts';
import { CallFailure, failureSentence } from './call-failure.ts';
import { createRefresher } from './refresh-session.ts';
import { prepareRequest } from './request.ts';
import { createSender } from './send.ts';
import { createServerClock } from './server-clock.ts';
import {
  type RealServer,
  type Responder,
  sendFailure,
  sendJson,
  startTestServer,
} from './test-server.fixture.ts';

const NOW = Date.parse('2026-11-20T10:00:00.000Z');
const LATER = '2026-11-20T10:10:00.000Z';
const usage = { count: 4, hasPurchase: false, limit: 20, resetsAt: '2026-12-01T00:00:00.000Z' };
const usageRequest = prepareRequest(chatEndpoints.usage, {}, 'application/json');

let server: RealServer | undefined;
afterEach(() => server?.stop());

interface ServerState {
  /** The access tokens that the server accepts; a refresh replaces them. */
  good: Set<string>;
  refreshes: number;
  calls: string[];
  /** Writes the response to a refresh instead of a grant. */
  onRefresh?: Responder;
  /** The expiry of new tokens. */
  expiresAt: string;
  serverDate: string;
}

/** A stub of the auth and chat services over real HTTP, with the contract's bodies. */
async function startServerStub(parts: Partial<ServerState> = {}): Promise<ServerState> {
  const world: ServerState = {
    good: new Set(['first']),
    refreshes: 0,
    calls: [],
    expiresAt: LATER,
    serverDate: new Date(NOW).toUTCString(),
    ...parts,
  };
  server = await startTestServer(async (request, response) => {
    response.setHeader('date', world.serverDate);
    if (request.url === '/api/auth/refresh') {
      world.refreshes += 1;
      if (world.onRefresh) return world.onRefresh(response);
      const access_token = `renewed-${world.refreshes}`;
      world.good = new Set([access_token]);
      const { token } = createTestSession().session;
      return sendJson(response, 200, { data: { access_token, expires_at: world.expiresAt, token } });
    }
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? 'nobody';
    world.calls.push(
      `${request.method} ${request.url} ${bearer} ${request.headers['x-session-token'] ?? '-'}`,
    );
    if (!world.good.has(bearer))
      return sendFailure(response, 401, 'unauthenticated', 'Please sign in to continue.');
    return sendJson(response, 200, usage);
  });
  return world;
}

/** One tab of a browser; tabs of the same browser share the storage and the lock. */
function openTab({
  storage = new BrowserStorage(),
  localNow = () => NOW,
  lock = <T>(act: () => Promise<T>) => act(),
  expiresAt = LATER,
  signedIn = true,
} = {}) {
  const store = createSessionStore(createTestStorage(storage));
  if (signedIn && store.snapshot().session === null)
    store.begin(createTestSession({ session: { ...createTestSession().session, expires_at: expiresAt } }));
  const clock = createServerClock(localNow);
  const fetch: typeof globalThis.fetch = (path, init) => {
    if (server === undefined) throw new Error('No server runs.');
    return server.fetch(path, init);
  };
  const refresh = createRefresher({ store, clock, fetch, exclusively: lock });
  const send = createSender({ store, clock, fetch, refresh, elapsed: () => performance.now() });
  return { store, storage, send };
}

/** Runs functions one after the other, like Web Locks. */
function createLock() {
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

describe('[API-7] authentication headers', () => {
  test('a signed-in call carries the bearer and the session token', async () => {
    const world = await startServerStub();
    const response = await openTab().send(usageRequest);
    expect(await response.json()).toEqual(usage);
    expect(world.calls).toEqual([`GET /api/usage first ${createTestSession().session.token}`]);
  });

  test('an open call carries neither, and a visitor’s call is sent without them', async () => {
    const world = await startServerStub({ good: new Set(['nobody']) });
    const body = { email: 'mia@example.org', password: 'long enough' };
    await openTab().send(prepareRequest(authEndpoints.login, { body }, 'application/json'));
    await openTab({ signedIn: false }).send(usageRequest);
    expect(world.calls).toEqual(['POST /api/auth/login nobody -', 'GET /api/usage nobody -']);
  });
});

describe('an expired token', () => {
  test('is renewed once for all calls that need it, and they succeed', async () => {
    const world = await startServerStub({ good: new Set() });
    const { send, store } = openTab();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(usageRequest)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(world.refreshes).toBe(1);
    expect(store.snapshot().session?.session.access_token).toBe('renewed-1');
  });

  test('is renewed by one of several tabs, and the others use the stored token', async () => {
    const world = await startServerStub({ good: new Set() });
    const storage = new BrowserStorage();
    const lock = createLock();
    const tabs = Array.from({ length: 5 }, () => openTab({ storage, lock }));
    const answers = await Promise.all(tabs.map(({ send }) => send(usageRequest)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(world.refreshes).toBe(1);
  });

  test('without locks, a tab whose refresh is refused uses the token that another tab has just stored', async () => {
    const storage = new BrowserStorage();
    const other = openTab({ storage });
    const world = await startServerStub({ good: new Set() });
    world.onRefresh = (response) => {
      world.good.add('of the other tab');
      other.store.renew({ ...createTestSession().session, access_token: 'of the other tab' });
      sendFailure(response, 401, 'unauthenticated', 'Please sign in to continue.');
    };
    const { send, store } = openTab({ storage });
    expect((await send(usageRequest)).ok).toBe(true);
    expect(store.snapshot().session?.session.access_token).toBe('of the other tab');
  });

  test('is renewed before use when it expires soon', async () => {
    const world = await startServerStub();
    await openTab({ expiresAt: '2026-11-20T10:00:20.000Z' }).send(usageRequest);
    expect(world.calls).toEqual([`GET /api/usage renewed-1 ${createTestSession().session.token}`]);
  });

  test('a wrong local clock costs one refresh, not one for every call', async () => {
    const world = await startServerStub();
    const { send } = openTab({ localNow: () => NOW + 3_600_000 });
    for (const _ of [1, 2, 3]) await send(usageRequest);
    expect(world.refreshes).toBe(1);
  });

  test('tokens that are issued already expired cause no loop', async () => {
    const world = await startServerStub({ expiresAt: '2026-11-20T10:00:01.000Z' });
    const { send } = openTab({ expiresAt: '2026-11-20T10:00:01.000Z' });
    for (const _ of [1, 2, 3]) await send(usageRequest);
    expect(world.refreshes).toBe(1);
  });

  test('after a renewal the call is repeated once; a second 401 is thrown', async () => {
    const world = await startServerStub({ good: new Set() });
    world.onRefresh = (response) =>
      sendJson(response, 200, { data: { ...createTestSession().session, access_token: 'no better' } });
    const { send, store } = openTab();
    expect((await failureOf(send(usageRequest))).status).toBe(401);
    expect(world.calls).toHaveLength(2);
    expect(world.refreshes).toBe(1);
    expect(store.snapshot().session).not.toBeNull();
  });
});

describe('a refresh that does not succeed', () => {
  test('signs out as expired when it is refused', async () => {
    const world = await startServerStub({ good: new Set() });
    world.onRefresh = (response) =>
      sendFailure(response, 401, 'unauthenticated', 'Please sign in to continue.');
    const { send, store, storage } = openTab();
    const failure = await failureOf(send(usageRequest));
    expect(failure).toMatchObject({ code: 'unauthenticated', message: 'Please sign in to continue.' });
    expect(store.snapshot()).toEqual({ status: 'ready', session: null, ended: 'expired' });
    expect(storage.length).toBe(0);
  });

  const faults: [string, Responder, Partial<CallFailure>][] = [
    [
      'a fault of the server',
      (r) => sendFailure(r, 503, 'unavailable', 'This is temporarily unavailable.'),
      { code: 'unavailable', message: 'This is temporarily unavailable.' },
    ],
    ['a cut connection', (r) => void r.destroy(), { code: 'network', message: 'Network error occurred' }],
    ['an answer nobody can read', (r) => void r.end('<html>'), { code: 'unreadable' }],
  ];
  test.each(faults)('%s does not sign out', async (_what, onRefresh, expected) => {
    await startServerStub({ good: new Set(), onRefresh });
    const { send, store } = openTab();
    expect(await failureOf(send(usageRequest))).toMatchObject(expected);
    expect(store.snapshot().session).not.toBeNull();
  });

  test('a cookie of another person’s session signs out instead of mixing two people', async () => {
    const token = '0d4dd0de-64a6-4a8f-a5a8-7a3f0f4c1111';
    await startServerStub({
      good: new Set(),
      onRefresh: (r) => sendJson(r, 200, { data: { access_token: 'theirs', expires_at: LATER, token } }),
    });
    const { send, store } = openTab();
    await failureOf(send(usageRequest));
    expect(store.snapshot().session).toBeNull();
  });
});

describe('the failure of a call', () => {
  const failingWith = async (respond: Responder) => {
    server = await startTestServer((_request, response) => respond(response));
    return failureOf(openTab().send(usageRequest));
  };

  test('[UX-3] carries the server’s sentence, code and fields', async () => {
    const body = {
      error: 'Please check the marked fields.',
      code: 'validation_failed',
      fields: { email: 'Please enter a valid email address' },
      requestId: 'request-1',
    };
    expect(await failingWith((r) => sendJson(r, 400, body))).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: body.error,
      fields: body.fields,
      requestId: 'request-1',
      body,
    });
  });

  test('[CHAT-4] is “Network error occurred” without a response', async () => {
    expect((await failingWith((r) => void r.destroy())).message).toBe('Network error occurred');
  });

  test('[CHAT-4] is “Request failed” for a failure response without a body', async () => {
    expect((await failingWith((r) => sendJson(r, 500, { oops: true }))).message).toBe('Request failed');
    await server?.stop();
    expect((await failingWith((r) => void r.writeHead(502).end('<html>'))).message).toBe('Request failed');
  });

  test('[UX-3] is replaced by the screen’s fallback when it has no sentence for a person', async () => {
    const unreadable = await failingWith((r) => void r.writeHead(502).end('<html>'));
    expect(failureSentence(unreadable, 'Login failed')).toBe('Login failed');
    expect(failureSentence(new Error('of our own'), 'Login failed')).toBe('Login failed');
    await server?.stop();
    const said = await failingWith((r) =>
      sendFailure(r, 401, 'unauthenticated', 'That is not your password.'),
    );
    expect(failureSentence(said, 'Login failed')).toBe('That is not your password.');
  });

  test('shows the error of a field that is not on the screen', async () => {
    const body = {
      error: 'Please check the marked fields.',
      code: 'validation_failed',
      fields: { token: 'This link has expired.' },
      requestId: 'request-1',
    };
    const failure = await failingWith((r) => sendJson(r, 400, body));
    expect(failureSentence(failure, 'Reset failed', { password: '' })).toBe('This link has expired.');
    expect(failureSentence(failure, 'Reset failed', { token: '' })).toBe(body.error);
  });

  test('is an abort error when the call was aborted', async () => {
    server = await startTestServer(() => undefined);
    const giveUp = new AbortController();
    const sent = openTab().send(
      prepareRequest(chatEndpoints.usage, { signal: giveUp.signal }, 'application/json'),
    );
    giveUp.abort();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  });
});
