import { LIFETIMES } from '@app/contracts';
import { describe, expect, test } from 'vitest';
import { cookieOf, type SignedIn, startAuth, type TestAuth } from '../testing/start-auth.ts';

const auth = await startAuth();
const twenty = <Result>(work: () => Promise<Result>) => Promise.all(Array.from({ length: 20 }, work));
const status = async (answer: ReturnType<TestAuth['refresh']>) => (await answer).statusCode;
const isLive = async (person: SignedIn) =>
  (await auth.as(person, 'GET', '/user/sessions')).statusCode === 200;

/** Refreshes and then uses the new access token, which shows that the answer has arrived; waits until that is recorded. */
async function refreshAndUse(person: SignedIn, cookie: string): Promise<string> {
  const answer = await auth.refresh(cookie);
  const session = { ...person.session, session: answer.json().data };
  expect((await auth.as({ ...person, session }, 'GET', '/user/sessions')).statusCode).toBe(200);
  await auth.deps.sessionUses.flush();
  return cookieOf(answer);
}

describe('a refresh', () => {
  test('[AUT-10] returns a new access token and sets the next cookie', async () => {
    const ada = await auth.signUp();
    const answer = await auth.refresh(ada.cookie);
    const { data } = answer.json();
    expect(data.token).toBe(ada.session.session.token);
    const lasts = new Date(data.expires_at).getTime() - Date.now();
    expect(lasts).toBeLessThanOrEqual(LIFETIMES.accessToken);
    expect(lasts).toBeGreaterThan(LIFETIMES.accessToken - 10_000);
    expect(cookieOf(answer)).not.toBe(ada.cookie);
    expect(answer.cookies[0]).toMatchObject({
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/api/auth',
      maxAge: LIFETIMES.session / 1_000,
    });
  });

  test('[AUT-11] made twenty times at once in one session signs nobody out, and all get the same cookie', async () => {
    const ada = await auth.signUp();
    const answers = await twenty(() => auth.refresh(ada.cookie));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const cookies = new Set(answers.map((answer) => cookieOf(answer)));
    expect(cookies.size).toBe(1);
    for (const answer of answers) {
      const session = { ...ada.session, session: answer.json().data };
      expect(await isLive({ ...ada, session })).toBe(true);
    }
    expect(await status(auth.refresh([...cookies][0] ?? ''))).toBe(200);
  });

  test('[AUT-11] from two tabs one after the other gets the same cookie until the new token has been used', async () => {
    const ada = await auth.signUp();
    const next = cookieOf(await auth.refresh(ada.cookie));
    auth.clock.advance(9_000);
    expect(cookieOf(await auth.refresh(ada.cookie))).toBe(next);
    expect(await status(auth.refresh(next))).toBe(200);
  });

  test('[AUT-11] that runs while another tab uses the new token does not sign its tab out', async () => {
    const ada = await auth.signUp();
    const answer = await auth.refresh(ada.cookie);
    const session = { ...ada.session, session: answer.json().data };
    const [used, second] = await Promise.all([
      auth.as({ ...ada, session }, 'GET', '/user/sessions'),
      auth.refresh(ada.cookie),
    ]);
    expect([used.statusCode, cookieOf(second)]).toEqual([200, cookieOf(answer)]);
  });

  test('[AUT-10] whose answer was lost can be repeated at any later time', async () => {
    const ada = await auth.signUp();
    const lost = cookieOf(await auth.refresh(ada.cookie));
    auth.clock.advance(24 * 3_600_000);
    const again = await auth.refresh(ada.cookie);
    expect([again.statusCode, cookieOf(again)]).toEqual([200, lost]);
    await refreshAndUse(ada, lost);
    expect(await isLive(ada)).toBe(true);
  });
});

describe('an old cookie ends the session everywhere', () => {
  async function endsIt(person: SignedIn, old: string, current: string) {
    const answer = await auth.refresh(old);
    expect([answer.statusCode, answer.json().code, cookieOf(answer)]).toEqual([401, 'unauthenticated', '']);
    expect(await isLive(person)).toBe(false);
    expect(await status(auth.refresh(current))).toBe(401);
    expect((await auth.feed()).ids).toContain(person.session.session.token);
  }

  test('[AUT-10] when its successor was used', async () => {
    const ada = await auth.signUp();
    const next = await refreshAndUse(ada, ada.cookie);
    await endsIt(ada, ada.cookie, next);
  });

  test('[AUT-10] when it was replaced twice', async () => {
    const ada = await auth.signUp();
    const second = cookieOf(await auth.refresh(ada.cookie));
    const third = cookieOf(await auth.refresh(second));
    await endsIt(ada, ada.cookie, third);
  });
});

describe('an invalid refresh cookie ends no session', () => {
  test('[AUT-10] whether forged, malformed or missing: the answer is 401 and clears the cookie', async () => {
    const ada = await auth.signUp();
    const [id, , signature] = ada.cookie.split('.');
    const others = [
      `${id}.1.${signature}`,
      `${id}.0.${'A'.repeat(43)}`,
      `${id}.00.${signature}`,
      `${id}.0`,
      `${id}.-1.${signature}`,
      'x',
      '',
      'a'.repeat(4_000),
    ];
    for (const cookie of others) {
      const answer = await auth.refresh(cookie);
      expect([answer.statusCode, cookieOf(answer)]).toEqual([401, '']);
    }
    expect((await auth.app.inject({ method: 'POST', url: '/auth/refresh' })).statusCode).toBe(401);
    expect(await isLive(ada)).toBe(true);
    expect(await status(auth.refresh(ada.cookie))).toBe(200);
  });
});

test('[AUT-10] a session that is not refreshed within its lifetime expires; one in use continues', async () => {
  const idle = await auth.signUp();
  const busy = await auth.signUp();
  auth.clock.advance(LIFETIMES.session - 1_000);
  const next = cookieOf(await auth.refresh(busy.cookie));
  auth.clock.advance(2_000);
  expect(await status(auth.refresh(idle.cookie))).toBe(401);
  expect(await isLive(idle)).toBe(false);
  expect(await status(auth.refresh(next))).toBe(200);
});

test('[AUT-10] a session ends ninety days after signing in, however often it is refreshed; signing in opens another', async () => {
  const DAY_MS = 24 * 3_600_000;
  const ada = await auth.signUp();
  let cookie = ada.cookie;
  for (let day = 0; day < 80; day += 20) {
    auth.clock.advance(20 * DAY_MS);
    cookie = await refreshAndUse(ada, cookie);
  }
  auth.clock.advance(10 * DAY_MS - 1_000);
  cookie = await refreshAndUse(ada, cookie);
  auth.clock.advance(1_000);
  // The same answer as for any expired session; the browser then asks the person to sign in again.
  const answer = await auth.refresh(cookie);
  expect([answer.statusCode, answer.json().code, cookieOf(answer)]).toEqual([401, 'unauthenticated', '']);
  expect(await isLive(ada)).toBe(false);
  const again = await auth.logIn(ada);
  expect(again.statusCode).toBe(200);
  expect(await status(auth.refresh(cookieOf(again)))).toBe(200);
});

test('[AUT-10] a shorter maximum age set by the operator also applies to existing sessions', async () => {
  const ada = await auth.signUp();
  const [row] = await auth.sql<{ created_at: Date }>(
    `update auth.sessions set created_at = created_at - interval '91 days' where user_id = $1 returning created_at`,
    ada.session.user.id,
  );
  expect(row).toBeDefined();
  expect(await status(auth.refresh(ada.cookie))).toBe(401);
});
