import { LIFETIMES } from '@app/contracts';
import { describe, expect, test } from 'vitest';
import { type SignedIn, somebody, startAuth } from '../testing/start-auth.ts';

const auth = await startAuth();
const NEW = 'amber heron compass 7';
const INVALID = 'This password reset link is invalid or has expired.';
const forgot = async (email: string) => {
  const answer = await auth.post('/auth/forgot-password', { email });
  await auth.deps.backgroundTasks.waitForAll();
  return answer;
};
const reset = (token: string, password = NEW) => auth.post('/auth/reset-password', { token, password });
const isLive = async (person: SignedIn) =>
  (await auth.as(person, 'GET', '/user/sessions')).statusCode === 200;
const tokenAfterAsking = async (email: string) => {
  await forgot(email);
  return auth.tokenFor(email, 'reset_password');
};
const templates = async (email: string) => (await auth.mails(email)).map(({ template }) => template);

/** The number of mails requested so far for all people, including deleted mails. */
const mailsAskedFor = async () =>
  (await auth.sql("select 1 from auth.outbox where topic = 'mail.requested'")).length;

describe('requesting a reset link', () => {
  test('[AUT-6] gets the same answer for every address, with the same work before it', async () => {
    const ada = await auth.signUp();
    const before = { ...auth.hashing };
    const known = await auth.post('/auth/forgot-password', { email: ada.email });
    const unknown = await auth.post('/auth/forgot-password', { email: somebody().email });
    expect([known.statusCode, known.json()]).toEqual([200, { data: { sent: true } }]);
    expect([unknown.statusCode, unknown.json()]).toEqual([200, { data: { sent: true } }]);
    expect(auth.hashing).toEqual(before);
    await auth.deps.backgroundTasks.waitForAll();
    expect(await templates(ada.email)).toEqual(['confirm_address', 'reset_password']);
  });

  test('[AUT-6] sends at most five mails per hour, without a different answer', async () => {
    const ada = await auth.signUp();
    const before = await mailsAskedFor();
    for (let i = 0; i < 7; i += 1) expect((await forgot(ada.email)).statusCode).toBe(200);
    expect((await mailsAskedFor()) - before).toBe(5);
    const rows = await auth.sql(
      "select 1 from auth.outbox o join auth.mails m on m.id = (o.payload->>'mailId')::uuid where m.user_id = $1",
      ada.session.user.id,
    );
    // Older mails were deleted with their links.
    expect(rows).toHaveLength(2);
    const [counted] = await auth.sql<{ count: number }>(
      "select max(count) from auth.attempts where kind = 'mail_reset'",
    );
    expect(counted).toEqual({ max: 5 });
    auth.clock.advance(3_600_000);
    const token = await tokenAfterAsking(ada.email);
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('[AUT-6] requires a well-formed address', async () => {
    expect((await forgot('nobody')).json().fields).toEqual({ email: 'Please enter a valid email address' });
  });
});

describe('a reset link', () => {
  test('[AUT-7] [AUT-13] sets the password, confirms the address, ends every session and tells the owner', async () => {
    const ada = await auth.signUp();
    const answer = await reset(await tokenAfterAsking(ada.email));
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { updated: true } }]);
    expect(await isLive(ada)).toBe(false);
    expect((await auth.refresh(ada.cookie)).statusCode).toBe(401);
    expect((await auth.logIn(ada)).statusCode).toBe(401);
    const login = await auth.logIn({ email: ada.email, password: NEW });
    expect(login.json().data.user.email_confirmed_at).toBe(auth.clock.now().toISOString());
    expect(await templates(ada.email)).toEqual(['password_changed']);
  });

  test('[AUT-13] works once: of twenty uses at once, one', async () => {
    const ada = await auth.signUp();
    const token = await tokenAfterAsking(ada.email);
    const uses = Array.from({ length: 20 }, (_, i) => `amber heron compass ${i}`);
    const answers = await Promise.all(uses.map((password) => reset(token, password)));
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'validation_failed',
        error: INVALID,
        fields: { token: INVALID },
      });
    }
    expect((await auth.logIn({ email: ada.email, password: uses[winner] ?? '' })).statusCode).toBe(200);
    expect((await reset(token)).json().error).toBe(INVALID);
  });

  test('[AUT-13] is over after thirty minutes', async () => {
    const ada = await auth.signUp();
    const token = await tokenAfterAsking(ada.email);
    auth.clock.advance(LIFETIMES.resetLink - 1);
    expect((await reset(token, 'password')).json().fields.password).toMatch(/easy to guess/);
    auth.clock.advance(1);
    expect((await reset(token)).json().error).toBe(INVALID);
  });

  test('[AUT-13] becomes invalid when another is requested', async () => {
    const ada = await auth.signUp();
    const older = await tokenAfterAsking(ada.email);
    const newer = await tokenAfterAsking(ada.email);
    expect((await reset(older)).json().error).toBe(INVALID);
    expect((await reset(newer)).statusCode).toBe(200);
  });

  test('[AUT-13] is the only valid one even when several are requested at once', async () => {
    const ada = await auth.signUp();
    await Promise.all([forgot(ada.email), forgot(ada.email), forgot(ada.email), forgot(ada.email)]);
    const links = await auth.sql(
      "select 1 from auth.links where user_id = $1 and kind = 'reset'",
      ada.session.user.id,
    );
    expect(links).toHaveLength(1);
    expect((await reset(await auth.tokenFor(ada.email, 'reset_password'))).statusCode).toBe(200);
  });

  test('[AUT-7] stays valid when the password is refused', async () => {
    const ada = await auth.signUp({ firstName: 'Wilhelmina' });
    const token = await tokenAfterAsking(ada.email);
    for (const weak of ['short', '12345678', 'wilhelmina'])
      expect((await reset(token, weak)).json()).toMatchObject({
        code: 'validation_failed',
        fields: { password: /./ },
      });
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('[AUT-7] with an invalid token is refused without hashing a password', async () => {
    const ada = await auth.signUp();
    const confirmation = await auth.tokenFor(ada.email, 'confirm_address');
    const token = await tokenAfterAsking(ada.email);
    const before = auth.hashing.hashes;
    for (const wrong of [confirmation, `${token}A`, token.slice(0, -1), 'x', 'a'.repeat(512)])
      expect((await reset(wrong)).json().error).toBe(INVALID);
    expect((await reset('')).json().error).toBe('Invalid reset token');
    expect(auth.hashing.hashes).toBe(before);
  });

  test('[AUT-13] belongs to the oldest of unconfirmed rivals and removes the others', async () => {
    const first = await auth.signUp();
    auth.clock.advance(1_000);
    const second = await auth.signUp({ email: first.email, password: 'another otter lantern' });
    expect((await reset(await tokenAfterAsking(first.email))).statusCode).toBe(200);
    const login = await auth.logIn({ email: first.email, password: NEW });
    expect(login.json().data.user.id).toBe(first.session.user.id);
    expect(await isLive(second)).toBe(false);
    expect((await auth.logIn(second)).statusCode).toBe(401);
  });

  test('[AUT-13] leaves no session of a concurrent login', async () => {
    const ada = await auth.signUp();
    const token = await tokenAfterAsking(ada.email);
    await Promise.all([reset(token), ...Array.from({ length: 6 }, () => auth.logIn(ada))]);
    expect(await auth.sql('select 1 from auth.sessions where user_id = $1', ada.session.user.id)).toEqual([]);
  });
});

test('[AUT-13] concurrent reset requests, resets, confirmations and logins cause no server error', async () => {
  for (let i = 0; i < 4; i += 1) {
    const ada = await auth.signUp();
    const confirmation = await auth.tokenFor(ada.email, 'confirm_address');
    const token = await tokenAfterAsking(ada.email);
    const answers = await Promise.all([
      forgot(ada.email),
      reset(token),
      auth.post('/auth/confirm-email', { token: confirmation }),
      auth.logIn(ada),
      forgot(ada.email),
      reset(token),
      auth.refresh(ada.cookie),
      auth.as(ada, 'POST', '/auth/logout'),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  }
});
