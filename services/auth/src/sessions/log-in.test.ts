import { describe, expect, test } from 'vitest';
import { cookieOf, PASSWORD, somebody, startAuth } from '../testing/auth-under-test.ts';

const auth = await startAuth();

test('[AUT-3] [API-1] signing up answers with a whole session that works at once', async () => {
  const ada = await auth.signUp({ email: 'Ada@Example.org', firstName: ' Ada ', lastName: 'Byron' });
  expect(ada.session).toMatchObject({
    user: { email: 'ada@example.org', email_confirmed_at: null },
    profile: { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.org' },
    preferences: { email_notifications: true, marketing_emails: false, theme_preference: 'light' },
    purchase: { purchased: false, purchase_date: null },
    usageCount: 0,
  });
  expect((await auth.as(ada, 'GET', '/user/sessions')).statusCode).toBe(200);
});

test('[AUT-5] signing in works with the right password, whatever the case of the address', async () => {
  const ada = await auth.signUp();
  const answer = await auth.logIn({ email: ada.email.toUpperCase(), password: PASSWORD });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data.user.id).toBe(ada.session.user.id);
  const again = await auth.refresh(cookieOf(answer));
  expect(again.statusCode).toBe(200);
  expect(again.json().data.token).toBe(answer.json().data.session.token);
});

test('[AUT-5] a wrong password and an unknown address are told apart by nothing', async () => {
  const ada = await auth.signUp();
  const before = auth.hashing.verifications;
  const wrong = await auth.logIn({ email: ada.email, password: 'quite another one' });
  const between = auth.hashing.verifications;
  const unknown = await auth.logIn(somebody());
  expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
  expect({ ...unknown.json(), requestId: '' }).toEqual({ ...wrong.json(), requestId: '' });
  expect([between - before, auth.hashing.verifications - between]).toEqual([1, 1]);
});

test('[AUT-5] right passwords use up no guesses', async () => {
  const ada = await auth.signUp();
  for (let i = 0; i < 12; i += 1) expect((await auth.logIn(ada)).statusCode).toBe(200);
});

describe('wrong guesses are slowed per account', () => {
  const wrong = (email: string) => auth.logIn({ email, password: 'not the one at all' });
  const exhaust = (email: string) => Promise.all(Array.from({ length: 25 }, () => wrong(email)));

  test('[AUT-5] ten a minute and no more, also when made at once, then a time to wait', async () => {
    const ada = await auth.signUp();
    const before = auth.hashing.verifications;
    const statuses = (await exhaust(ada.email)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    expect(auth.hashing.verifications - before).toBe(10);
    const right = await auth.logIn(ada);
    expect([right.statusCode, right.json().code, right.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '60',
    ]);
    auth.clock.advance(60_000);
    expect((await auth.logIn(ada)).statusCode).toBe(200);
  });

  test('[AUT-5] an address without an account is slowed just the same', async () => {
    const { email } = somebody();
    const statuses = (await exhaust(email)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test('[AUT-5] the owner is let in meanwhile, from a device that the account knows', async () => {
    const ada = await auth.signUp();
    const grace = await auth.signUp();
    await exhaust(ada.email);
    expect((await auth.logIn(ada)).statusCode).toBe(429);
    expect((await auth.logIn(ada, grace.cookie)).statusCode).toBe(429);
    expect((await auth.logIn(ada, `${ada.cookie.slice(0, -4)}AAAA`)).statusCode).toBe(429);
    expect((await auth.logIn(ada, ada.cookie)).statusCode).toBe(200);
  });

  test('[AUT-5] guesses from a known device are slowed too', async () => {
    const ada = await auth.signUp();
    await exhaust(ada.email);
    const wrong = { email: ada.email, password: 'not the one at all' };
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await auth.logIn(wrong, ada.cookie)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });
});

describe('rivals for an unconfirmed address', () => {
  test('[AUT-5] each signs in with their own password', async () => {
    const first = await auth.signUp();
    const second = await auth.signUp({ email: first.email, password: 'another otter lantern' });
    expect(second.session.user.id).not.toBe(first.session.user.id);
    const ids = [await auth.logIn(first), await auth.logIn(second)].map(
      (answer) => answer.json().data.user.id,
    );
    expect(ids).toEqual([first.session.user.id, second.session.user.id]);
  });
});
