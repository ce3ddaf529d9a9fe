import { LIFETIMES } from '@app/contracts';
import { describe, expect, test } from 'vitest';
import { type SignedIn, startAuth } from '../testing/start-auth.ts';

const auth = await startAuth();
const confirm = (token: string) => auth.post('/auth/confirm-email', { token });
const hasValidSession = async (person: SignedIn) =>
  (await auth.as(person, 'GET', '/user/sessions')).statusCode === 200;
const INVALID = 'This confirmation link is invalid or has expired.';

/** Two accounts with one address, each with the token that was mailed for it. */
async function signUpTwiceWithOneAddress() {
  const first = await auth.signUp();
  const firstToken = await auth.tokenFor(first.email, 'confirm_address');
  const second = await auth.signUp({ email: first.email, password: 'another otter lantern' });
  const secondToken = await auth.tokenFor(first.email, 'confirm_address');
  return { first, firstToken, second, secondToken };
}

test('[AUT-9] [AUT-13] the link in the mail confirms the address and can be used again', async () => {
  const ada = await auth.signUp();
  const token = await auth.tokenFor(ada.email, 'confirm_address');
  const answer = await confirm(token);
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: { confirmed: true } }]);
  const at = auth.clock.now().toISOString();
  auth.clock.advance(LIFETIMES.confirmLink * 2);
  expect((await confirm(token)).json()).toEqual({ data: { confirmed: true } });
  expect((await auth.logIn(ada)).json().data.user.email_confirmed_at).toBe(at);
});

test('[AUT-9] a browser that is signed in to the confirmed account is told so, any other is not', async () => {
  const [ada, bob] = await Promise.all([auth.signUp(), auth.signUp()]);
  const token = await auth.tokenFor(ada.email, 'confirm_address');
  const confirmIn = (cookie: string) =>
    auth.post('/auth/confirm-email', { token }, { cookie: `refresh=${cookie}` });
  expect((await confirmIn(bob.cookie)).json()).toEqual({ data: { confirmed: true } });
  const user = { ...ada.session.user, email_confirmed_at: auth.clock.now().toISOString() };
  expect((await confirmIn(ada.cookie)).json()).toEqual({ data: { confirmed: true, user } });
});

test('[AUT-13] twenty concurrent uses of a link all succeed', async () => {
  const ada = await auth.signUp();
  const token = await auth.tokenFor(ada.email, 'confirm_address');
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
});

test('[AUT-13] a link expires after 24 hours; signing up again sends a new one', async () => {
  const ada = await auth.signUp();
  const token = await auth.tokenFor(ada.email, 'confirm_address');
  auth.clock.advance(LIFETIMES.confirmLink);
  const answer = await confirm(token);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'validation_failed',
    error: INVALID,
    fields: { token: INVALID },
  });
  const { email, password, firstName, lastName } = ada;
  await auth.post('/auth/signup', { email, password, firstName, lastName });
  expect((await confirm(await auth.tokenFor(ada.email, 'confirm_address'))).statusCode).toBe(200);
});

test('[AUT-13] a token that is not from a confirmation mail confirms nothing', async () => {
  const ada = await auth.signUp();
  await auth.post('/auth/forgot-password', { email: ada.email });
  const reset = await auth.tokenFor(ada.email, 'reset_password');
  const token = await auth.tokenFor(ada.email, 'confirm_address');
  const other = await auth.tokenFor((await auth.signUp()).email, 'confirm_address');
  const mixed = `${token.split('.')[0]}.${other.split('.')[1]}`;
  for (const invalidToken of [reset, mixed, token.slice(0, -1), `${token}A`, 'x', '.', 'a'.repeat(512)])
    expect((await confirm(invalidToken)).json()).toMatchObject({ code: 'validation_failed', error: INVALID });
  expect((await auth.logIn(ada)).json().data.user.email_confirmed_at).toBe(null);
});

describe('confirming an address', () => {
  test('[AUT-13] closes the other unconfirmed accounts of this address, and ends their sessions and links', async () => {
    const { first, firstToken, second, secondToken } = await signUpTwiceWithOneAddress();
    expect((await confirm(firstToken)).statusCode).toBe(200);
    expect([await hasValidSession(first), await hasValidSession(second)]).toEqual([true, false]);
    expect((await auth.refresh(second.cookie)).statusCode).toBe(401);
    expect((await auth.logIn(second)).statusCode).toBe(401);
    expect((await confirm(secondToken)).statusCode).toBe(400);
    const since = auth.clock.now().toISOString();
    const feed = (await auth.internal(`/internal/ended-sessions?since=${since}`)).json();
    expect(feed.sessions.map(({ id }: { id: string }) => id)).toContain(second.session.session.token);
  });

  test('[AUT-13] confirms only one of two accounts that confirm the same address at the same time', async () => {
    for (let i = 0; i < 5; i += 1) {
      const { first, firstToken, second, secondToken } = await signUpTwiceWithOneAddress();
      const answers = await Promise.all([confirm(firstToken), confirm(secondToken)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
      const winner = answers[0].statusCode === 200;
      expect([await hasValidSession(first), await hasValidSession(second)]).toEqual([winner, !winner]);
    }
  });

  test('[AUT-13] leaves no session for the other account when it signs in at the same time', async () => {
    const { firstToken, second, first } = await signUpTwiceWithOneAddress();
    const [, ...logins] = await Promise.all([
      confirm(firstToken),
      ...Array.from({ length: 6 }, () => auth.logIn(second)),
    ]);
    for (const login of logins) expect([200, 401]).toContain(login.statusCode);
    const left = await auth.sql<{ user_id: string }>(
      'select distinct s.user_id from auth.sessions s where s.user_id = any($1)',
      [first.session.user.id, second.session.user.id],
    );
    expect(left).toEqual([{ user_id: first.session.user.id }]);
  });
});
