import { authEndpoints } from '@app/contracts';
import { expect, test } from 'vitest';
import { cookieOf, type SignedIn, startAuth } from '../testing/start-auth.ts';

const auth = await startAuth();
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

async function onDevice(person: SignedIn, userAgent: string): Promise<SignedIn> {
  const { email, password } = person;
  const answer = await auth.post('/auth/login', { email, password }, { 'user-agent': userAgent });
  return { ...person, session: answer.json().data, cookie: cookieOf(answer) };
}

const devices = async (person: SignedIn) =>
  authEndpoints.listSessions.answer.parse((await auth.as(person, 'GET', '/user/sessions')).json()).sessions;
/** Sessions that ended since the previous call. */
const endedNow = (() => {
  let cursor = '';
  return async () => {
    const page = await auth.feed(cursor);
    cursor = page.cursor;
    return page.ids;
  };
})();

test('[NAV-5] signing out ends the session at once: for its token, for a refresh, and in the feed', async () => {
  const ada = await auth.signUp();
  const elsewhere = await onDevice(ada, FIREFOX);
  const answer = await auth.as(ada, 'POST', '/auth/logout');
  expect([answer.statusCode, answer.body, cookieOf(answer)]).toEqual([204, '', '']);
  expect((await auth.as(ada, 'GET', '/user/sessions')).statusCode).toBe(401);
  expect((await auth.refresh(ada.cookie)).statusCode).toBe(401);
  expect(await endedNow()).toEqual([ada.session.session.token]);
  expect(await devices(elsewhere)).toHaveLength(1);
});

test('the quick exit ends the session of its cookie, even of a replaced one, and clears every cookie', async () => {
  const ada = await auth.signUp();
  const elsewhere = await onDevice(ada, FIREFOX);
  const exit = (cookie: string) =>
    auth.app.inject({ method: 'POST', url: '/auth/exit', headers: { cookie: `refresh=${cookie}` } });
  for (const cookie of ['', 'x', `${ada.cookie}x`]) expect((await exit(cookie)).statusCode).toBe(204);
  expect(await devices(ada)).toHaveLength(2);
  expect((await auth.refresh(ada.cookie)).statusCode).toBe(200);
  const answer = await exit(ada.cookie);
  expect(answer.statusCode).toBe(204);
  expect(answer.cookies.map(({ name, value }) => [name, value]).toSorted()).toEqual([
    ['device', ''],
    ['refresh', ''],
    ['visitor', ''],
  ]);
  expect((await auth.as(ada, 'GET', '/user/sessions')).statusCode).toBe(401);
  expect(await endedNow()).toContain(ada.session.session.token);
  expect(await devices(elsewhere)).toHaveLength(1);
  expect((await exit(ada.cookie)).statusCode).toBe(204);
});

test('a person sees the names of the devices they are signed in with and which one is the current one', async () => {
  const ada = await auth.signUp();
  const pc = await onDevice(ada, FIREFOX);
  const phone = await onDevice(ada, SAFARI);
  const list = await devices(phone);
  expect(new Map(list.map(({ id, device, current }) => [id, { device, current }]))).toEqual(
    new Map([
      [phone.session.session.token, { device: 'Safari on iOS', current: true }],
      [pc.session.session.token, { device: 'Firefox on Windows', current: false }],
      [
        ada.session.session.token,
        { device: list.find(({ id }) => id === ada.session.session.token)?.device, current: false },
      ],
    ]),
  );
});

test.each(['', 'x', '(', 'curl/8.1', `${'A'.repeat(5_000)}`, '\u00e9\u00ff;;;'])(
  'a browser with the User-Agent %j has a name',
  async (userAgent) => {
    const ada = await onDevice(await auth.signUp(), userAgent);
    const own = (await devices(ada)).find(({ current }) => current);
    expect(own?.device).toMatch(/^.{1,80}$/);
  },
);

test('"last seen" is updated, but not on every call', async () => {
  const ada = await auth.signUp();
  const lastSeen = async () => (await devices(ada))[0]?.lastSeenAt;
  const signedUpAt = await lastSeen();
  auth.clock.advance(59_000);
  expect(await lastSeen()).toBe(signedUpAt);
  auth.clock.advance(1_000);
  expect(await lastSeen()).toBe(auth.clock.now().toISOString());
});

test('a person can end a session of their own once, and nobody else’s', async () => {
  const ada = await auth.signUp();
  const phone = await onDevice(ada, SAFARI);
  const grace = await auth.signUp();
  const end = (person: SignedIn, of: SignedIn) =>
    auth.as(person, 'DELETE', `/user/sessions/${of.session.session.token}`);
  expect((await end(grace, phone)).statusCode).toBe(404);
  expect((await devices(phone)).length).toBe(2);
  expect((await end(ada, phone)).statusCode).toBe(204);
  expect((await auth.as(phone, 'GET', '/user/sessions')).statusCode).toBe(401);
  expect(await endedNow()).toContain(phone.session.session.token);
  expect((await end(ada, phone)).statusCode).toBe(404);
  const own = await end(ada, ada);
  expect([own.statusCode, cookieOf(own)]).toEqual([204, '']);
});
