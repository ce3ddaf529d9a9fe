import { LIFETIMES } from '@app/contracts';
import { describe, expect, test } from 'vitest';
import { type SignedIn, startAuth } from '../testing/auth-under-test.ts';

const auth = await startAuth();
const confirm = (token: string) => auth.post('/auth/confirm-email', { token });
const isLive = async (person: SignedIn) =>
  (await auth.as(person, 'GET', '/user/sessions')).statusCode === 200;
const INVALID = 'This confirmation link is invalid or has expired.';

/** Two accounts with one address, each with the token that was mailed for it. */
async function rivals() {
  const first = await auth.signUp();
  const firstToken = await auth.tokenFor(first.email, 'confirm_address');
  const second = await auth.signUp({ email: first.email, password: 'another otter lantern' });
  const secondToken = await auth.tokenFor(first.email, 'confirm_address');
  return { first, firstToken, second, secondToken };
}

test('[AUT-9] [AUT-13] the link of the mail confirms the address; using it again is harmless', async () => {
  const ada = await auth.signUp();
  const token = await auth.tokenFor(ada.email, 'confirm_address');
  const answer = await confirm(token);
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: { confirmed: true } }]);
  const at = auth.clock.now().toISOString();
  auth.clock.advance(LIFETIMES.confirmLink * 2);
  expect((await confirm(token)).json()).toEqual({ data: { confirmed: true } });
  expect((await auth.logIn(ada)).json().data.user.email_confirmed_at).toBe(at);
});

test('[AUT-13] twenty uses at once all confirm', async () => {
  const ada = await auth.signUp();
  const token = await auth.tokenFor(ada.email, 'confirm_address');
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(token)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
});

test('[AUT-13] after 24 hours the link is over; signing up again brings another', async () => {
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
  for (const wrong of [reset, mixed, token.slice(0, -1), `${token}A`, 'x', '.', 'a'.repeat(512)])
    expect((await confirm(wrong)).json()).toMatchObject({ code: 'validation_failed', error: INVALID });
  expect((await auth.logIn(ada)).json().data.user.email_confirmed_at).toBe(null);
});

describe('confirming makes an address one’s own', () => {
  test('[AUT-13] unconfirmed rivals go, with their sessions and their links', async () => {
    const { first, firstToken, second, secondToken } = await rivals();
    expect((await confirm(firstToken)).statusCode).toBe(200);
    expect([await isLive(first), await isLive(second)]).toEqual([true, false]);
    expect((await auth.refresh(second.cookie)).statusCode).toBe(401);
    expect((await auth.logIn(second)).statusCode).toBe(401);
    expect((await confirm(secondToken)).statusCode).toBe(400);
    const since = auth.clock.now().toISOString();
    const feed = (await auth.internal(`/internal/ended-sessions?since=${since}`)).json();
    expect(feed.sessions.map(({ id }: { id: string }) => id)).toContain(second.session.session.token);
  });

  test('[AUT-13] of two who confirm at once, one has it', async () => {
    for (let i = 0; i < 5; i += 1) {
      const { first, firstToken, second, secondToken } = await rivals();
      const answers = await Promise.all([confirm(firstToken), confirm(secondToken)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
      const winner = answers[0].statusCode === 200;
      expect([await isLive(first), await isLive(second)]).toEqual([winner, !winner]);
    }
  });

  test('[AUT-13] a rival’s login on its way comes to nothing rather than to a session of nobody', async () => {
    const { firstToken, second, first } = await rivals();
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
