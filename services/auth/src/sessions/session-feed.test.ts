import { LIFETIMES } from '@app/contracts';
import {
  acceptAccessTokens,
  asSystem,
  createApp,
  listen,
  SessionWatch,
  signedIn,
  silentLog,
} from '@app/service-kit';
import { testIdentity, until } from '@app/testkit';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp as createAuthApp } from '../app.ts';
import { type SignedIn, startAuth } from '../testing/start-auth.ts';
import { endSessionById } from './ended-session.repository.ts';

const auth = await startAuth();
const authUrl = `http://127.0.0.1:${await listen(auth.app, { host: '127.0.0.1', port: 0 })}`;

/** Reads the feed as another service does in production: over HTTP, twice a second. */
const sessions = new SessionWatch({
  authUrl,
  identity: testIdentity('chat'),
  clock: auth.clock,
  log: silentLog,
});
sessions.start();
afterAll(() => sessions.stop());
const isKnown = (id: string) => new Promise<void>((resolve) => sessions.onEnded(id, resolve));
const idOf = ({ session }: SignedIn) => session.session.token;

const PROMISE_MS = 2_000;
async function withinTwoSeconds(work: () => Promise<unknown>): Promise<void> {
  const began = performance.now();
  await work();
  expect(performance.now() - began).toBeLessThan(PROMISE_MS);
}

/** Inserts sessions beyond the limit, as versions without a limit left them. */
const openSessions = (person: SignedIn, count: number) =>
  auth.sql(
    `insert into auth.sessions (user_id, device, rotated_at, created_at, last_seen_at, expires_at)
     select $1::uuid, 'Firefox on Windows', $2, $2, $2, $2::timestamptz + interval '30 days' from generate_series(1, $3)`,
    person.session.user.id,
    auth.clock.now(),
    count,
  );

/** Ends a session in a transaction that commits when the returned function is called. */
async function endLater(id: string): Promise<() => Promise<void>> {
  const written = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const done = asSystem(auth.deps.db, async (trx) => {
    await endSessionById(trx, id, auth.clock.now());
    written.resolve();
    await released.promise;
  });
  await Promise.race([written.promise, done]);
  return async () => {
    released.resolve();
    await done;
  };
}

/** Moves past the sessions that ended in earlier tests. */
beforeEach(() => auth.clock.advance(LIFETIMES.endedSession));

test('with ten thousand ends of the same instant, all of them and each kind of end reach an open stream of another service within two seconds', async () => {
  const kinds: [string, (person: SignedIn) => Promise<{ statusCode: number }>][] = [
    ['a sign-out', (person: SignedIn) => auth.as(person, 'POST', '/auth/logout')],
    [
      'a device ended from the list',
      (person: SignedIn) => auth.as(person, 'DELETE', `/user/sessions/${idOf(person)}`),
    ],
    ['an account deleted', (person: SignedIn) => auth.as(person, 'DELETE', '/user/account')],
    [
      'a password reset',
      async (person: SignedIn) => {
        await auth.post('/auth/forgot-password', { email: person.email });
        const token = await auth.tokenFor(person.email, 'reset_password');
        return auth.post('/auth/reset-password', { token, password: 'another otter lantern' });
      },
    ],
    [
      'a password changed elsewhere',
      async (person: SignedIn) => {
        const elsewhere = { ...person, session: (await auth.logIn(person)).json().data };
        const body = { currentPassword: person.password, password: 'another otter lantern' };
        return auth.as(elsewhere, 'POST', '/auth/change-password', body);
      },
    ],
  ];
  const crowd = await auth.signUp();
  await openSessions(crowd, 10_500);
  const ids = await auth.sql<{ id: string }>(
    'select id from auth.sessions where user_id = $1',
    crowd.session.user.id,
  );
  const others = await Promise.all(
    kinds.map(async ([kind, act]) => {
      const person = await auth.signUp();
      return { kind, act, person, ended: isKnown(idOf(person)) };
    }),
  );
  const crowdEnded = Promise.all(ids.map(({ id }) => isKnown(id)));
  expect((await auth.as(crowd, 'DELETE', '/user/account')).statusCode).toBe(204);
  await Promise.all([
    withinTwoSeconds(() => crowdEnded),
    ...others.map(async ({ kind, act, person, ended }) => {
      expect((await act(person)).statusCode, kind).toBeLessThan(300);
      await withinTwoSeconds(() => ended);
      expect(sessions.isEnded(idOf(person)), kind).toBe(true);
    }),
  ]);
});

test('an end is told to the services that follow the feed, without waiting for the next read', async () => {
  const took: number[] = [];
  // The fastest of a few is measured: a busy machine delays single ends, but waiting for a read would delay most.
  for (let count = 0; count < 4; count += 1) {
    const ada = await auth.signUp();
    const ended = isKnown(idOf(ada));
    const began = performance.now();
    await auth.as(ada, 'POST', '/auth/logout');
    await ended;
    took.push(performance.now() - began);
  }
  expect(Math.min(...took)).toBeLessThan(300);
});

test('an end whose notification was lost is known within two seconds', async () => {
  const deaf = {
    onInsert: () => () => undefined,
    onNotified: () => () => undefined,
    isListening: () => true,
    stop: async () => undefined,
  };
  const app = await createAuthApp({ ...auth.deps, notifications: deaf });
  const follower = new SessionWatch({
    authUrl: `http://127.0.0.1:${await listen(app, { host: '127.0.0.1', port: 0 })}`,
    identity: testIdentity('chat'),
    clock: auth.clock,
    log: silentLog,
  });
  follower.start();
  await until(() => {
    follower.ready();
    return true;
  });
  const ada = await auth.signUp();
  const ended = new Promise<void>((resolve) => follower.onEnded(idOf(ada), resolve));
  await auth.as(ada, 'POST', '/auth/logout');
  await withinTwoSeconds(() => ended);
  await follower.stop();
  await app.close();
});

describe('an end that commits late', () => {
  test('is delivered although later ones were; it delays none of them, and none is delivered twice', async () => {
    const [early, late] = [await auth.signUp(), await auth.signUp()];
    const start = await auth.feed();
    const commit = await endLater(idOf(early));
    auth.clock.advance(3_000);
    await auth.as(late, 'POST', '/auth/logout');
    await isKnown(idOf(late));
    const meanwhile = await auth.feed(start.cursor);
    expect(meanwhile.ids).toEqual([idOf(late)]);
    expect((await auth.feed(meanwhile.cursor)).ids).toEqual([]);
    await commit();
    expect((await auth.feed(meanwhile.cursor)).ids).toEqual([idOf(early)]);
    await isKnown(idOf(early));
  });

  test('is delivered after the pages in which it was not yet visible', async () => {
    const [crowd, early] = [await auth.signUp(), await auth.signUp()];
    await openSessions(crowd, 2_500);
    const start = await auth.feed();
    const commit = await endLater(idOf(early));
    await auth.as(crowd, 'DELETE', '/user/account');
    const first = await auth.feed(start.cursor);
    expect([first.ids.length, first.more]).toEqual([2_000, true]);
    await commit();
    const second = await auth.feed(first.cursor);
    expect([second.ids.length, second.more]).toEqual([501, false]);
    expect(new Set([...first.ids, ...second.ids]).size).toBe(2_501);
    expect((await auth.feed(second.cursor)).ids).toEqual([idOf(early)]);
    await isKnown(idOf(early));
  });
});

test('a cursor ahead of the database restarts the feed; a malformed cursor is refused', async () => {
  const ada = await auth.signUp();
  await auth.as(ada, 'POST', '/auth/logout');
  expect((await auth.feed('99999999999:99999999999:')).ids).toContain(idOf(ada));
  for (const cursor of ['x', '1:2', '1:2:;', '1:2:~1', '1:2:~1:2:~1~x', `~~~~`]) {
    const answer = await auth.internal(`/internal/ended-sessions?cursor=${encodeURIComponent(cursor)}`);
    expect([cursor, answer.statusCode]).toEqual([cursor, 400]);
  }
});

test('a process of the previous version still gets an answer', async () => {
  const ada = await auth.signUp();
  await auth.as(ada, 'POST', '/auth/logout');
  const since = auth.clock.now().toISOString();
  const { sessions: ended, now } = (await auth.internal(`/internal/ended-sessions?since=${since}`)).json();
  expect(ended).toContainEqual({ id: idOf(ada), endedAt: since });
  expect(now).toBe(since);
});

test('the state of a single session can be read', async () => {
  const [ada, grace] = [await auth.signUp(), await auth.signUp()];
  await auth.as(ada, 'POST', '/auth/logout');
  const state = async (person: SignedIn) =>
    (await auth.internal(`/internal/sessions/${idOf(person)}`)).json();
  expect([await state(ada), await state(grace)]).toEqual([{ ended: true }, { ended: false }]);
});

describe('a person has at most fifty live sessions', () => {
  const live = async (person: SignedIn) =>
    (
      await auth.sql<{ id: string }>(
        'select id from auth.sessions where user_id = $1',
        person.session.user.id,
      )
    ).map(({ id }) => id);

  test('signing in once more ends the least recently seen one in all services', async () => {
    const ada = await auth.signUp();
    auth.clock.advance(1_000);
    await openSessions(ada, 48);
    auth.clock.advance(60_000);
    expect((await auth.as(ada, 'GET', '/user/sessions')).json().sessions).toHaveLength(49);
    auth.clock.advance(1_000);
    await auth.logIn(ada);
    expect(await live(ada)).toHaveLength(50);
    const { cursor } = await auth.feed();
    const next = await auth.logIn(ada);
    const left = await live(ada);
    expect(left).toHaveLength(50);
    expect(left).toContain(idOf(ada));
    expect(left).toContain(next.json().data.session.token);
    const { ids } = await auth.feed(cursor);
    expect(ids).toHaveLength(1);
    await isKnown(ids[0] ?? '');
  });

  test('the limit holds when many sign-ins run at once and when there were more sessions before', async () => {
    const ada = await auth.signUp();
    await openSessions(ada, 70);
    await Promise.all(Array.from({ length: 6 }, () => auth.logIn(ada)));
    expect(await live(ada)).toHaveLength(50);
  });
});

describe('[AUT-10] a refresh cookie whose successor’s token has been used at another service', () => {
  /** A service that reads the feed and has one route for signed-in people. */
  async function startService() {
    const service = createApp({ log: silentLog });
    await acceptAccessTokens(service, { publicKey: auth.deps.config.ACCESS_TOKEN_PUBLIC_KEY });
    signedIn(service, sessions, ({ app }) => {
      app.get('/', async () => ({}));
    });
    await service.ready();
    afterAll(() => service.close());
    return (token: string) => service.inject({ url: '/', headers: { authorization: `Bearer ${token}` } });
  }
  const isSeen = (person: SignedIn, counter: number) =>
    until(
      async () =>
        (
          await auth.sql(
            'select 1 from auth.sessions where id = $1 and seen_counter = $2',
            idOf(person),
            counter,
          )
        ).length === 1,
    );

  test('becomes invalid within a second, and replaying it ends the session', async () => {
    const call = await startService();
    const ada = await auth.signUp();
    const renewed = await auth.refresh(ada.cookie);
    const began = performance.now();
    expect((await call(renewed.json().data.access_token)).statusCode).toBe(200);
    await isSeen(ada, 1);
    expect(performance.now() - began).toBeLessThan(1_000);
    expect((await auth.refresh(ada.cookie)).statusCode).toBe(401);
    await isKnown(idOf(ada));
    expect((await call(renewed.json().data.access_token)).statusCode).toBe(401);
  });

  test('stays valid while the successor is unused, so that a lost answer does no harm', async () => {
    const call = await startService();
    const ada = await auth.signUp();
    await call(ada.session.session.access_token);
    await auth.refresh(ada.cookie);
    auth.clock.advance(15_000);
    const again = await auth.refresh(ada.cookie);
    expect(again.statusCode).toBe(200);
    // A refused token does not count as used.
    await call(`${again.json().data.access_token.slice(0, -4)}AAAA`);
    await sessions.stop();
    expect((await auth.refresh(ada.cookie)).statusCode).toBe(200);
  });
});
