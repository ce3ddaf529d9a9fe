import { expect, test } from 'vitest';
import { PASSWORD, type SignedIn, startAuth } from '../testing/start-auth.ts';

const auth = await startAuth();
const NEW = 'amber heron compass 7';
const change = (person: SignedIn, currentPassword: string, password = NEW) =>
  auth.as(person, 'POST', '/auth/change-password', { currentPassword, password });
const isLive = async (person: SignedIn) =>
  (await auth.as(person, 'GET', '/user/sessions')).statusCode === 200;

test('[AUT-13] a password change ends the other sessions but not this one, and informs the owner', async () => {
  const ada = await auth.signUp();
  const elsewhere = { ...ada, session: (await auth.logIn(ada)).json().data };
  const answer = await change(ada, PASSWORD);
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: { updated: true } }]);
  expect([await isLive(ada), await isLive(elsewhere)]).toEqual([true, false]);
  expect((await auth.logIn(ada)).statusCode).toBe(401);
  expect((await auth.logIn({ email: ada.email, password: NEW })).statusCode).toBe(200);
  expect((await auth.mails(ada.email)).map(({ template }) => template)).toContain('password_changed');
});

test('a wrong current password changes nothing and counts as a guess', async () => {
  const ada = await auth.signUp();
  const wrong = await change(ada, 'not the one at all');
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json().fields).toEqual({ currentPassword: 'Your current password isn’t right.' });
  const statuses: number[] = [];
  // Ten guesses of the account, then ten of this device.
  for (let i = 0; i < 20; i += 1) statuses.push((await change(ada, 'not the one at all')).statusCode);
  expect(statuses.filter((status) => status === 400)).toHaveLength(19);
  expect(statuses.at(-1)).toBe(429);
  auth.clock.advance(60_000);
  expect((await change(ada, PASSWORD)).statusCode).toBe(200);
});

test('a new password must satisfy the password policy', async () => {
  const ada = await auth.signUp();
  expect((await change(ada, PASSWORD, 'letmein123')).json().fields.password).toMatch(/easy to guess/);
  expect((await auth.logIn(ada)).statusCode).toBe(200);
});

test('of several concurrent changes one succeeds', async () => {
  const ada = await auth.signUp();
  const wishes = Array.from({ length: 5 }, (_, i) => `amber heron compass ${i}`);
  const answers = await Promise.all(wishes.map((wish) => change(ada, PASSWORD, wish)));
  const made = wishes.filter((_, i) => answers[i]?.statusCode === 200);
  expect(made).toHaveLength(1);
  expect((await auth.logIn({ email: ada.email, password: made[0] ?? '' })).statusCode).toBe(200);
});
