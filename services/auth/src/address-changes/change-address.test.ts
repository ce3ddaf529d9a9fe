import { expect, test } from 'vitest';
import { cookieOf, PASSWORD, type SignedIn, somebody, startAuth } from '../testing/start-auth.ts';

const held = new Set<string>();
const auth = await startAuth(
  {},
  {
    fetchHoldings: async (ids) =>
      new Map(
        ids
          .filter((id) => held.has(id))
          .map((id) => [id, { conversations: 1, messages: 1, premium: false, payments: false }]),
      ),
  },
);
const DAY = 24 * 3_600_000;
const newAddress = () => somebody().email;

const ask = (person: SignedIn, email: string, password = PASSWORD) =>
  auth.as(person, 'POST', '/user/email', { email, password });
const confirm = (token: string, cookie?: string) =>
  auth.post('/auth/confirm-email-change', { token }, cookie ? { cookie: `refresh=${cookie}` } : {});
const stop = (token: string) => auth.post('/auth/stop-email-change', { token });
const changeToken = (address: string) => auth.tokenFor(address, 'change_address');
const stopToken = (address: string) => auth.tokenFor(address, 'address_change_requested');
const state = async (person: SignedIn) => (await auth.as(person, 'GET', '/user/email')).json().data;
const addressOf = async (person: SignedIn) => (await state(person)).user.email;
const templates = async (address: string) => (await auth.mails(address)).map(({ template }) => template);

/** A person who has confirmed the address. */
async function confirmed(): Promise<SignedIn> {
  const person = await auth.signUp();
  await auth.post('/auth/confirm-email', { token: await auth.tokenFor(person.email, 'confirm_address') });
  return person;
}

test('an address changes only when the new one confirms; sessions go on, and the old one gets a last mail', async () => {
  const ada = await confirmed();
  const email = newAddress();
  const answer = await ask(ada, email);
  expect([answer.statusCode, answer.json()]).toEqual([200, { data: { sent: true } }]);
  expect(await state(ada)).toMatchObject({
    user: { email: ada.email },
    pending: { email, expiresAt: new Date(auth.clock.now().getTime() + DAY).toISOString() },
  });
  expect(await templates(ada.email)).toEqual(['address_change_requested']);
  expect(await templates(email)).toEqual(['change_address']);
  expect((await auth.logIn({ ...ada, email })).statusCode).toBe(401);

  const done = await confirm(await changeToken(email), ada.cookie);
  expect(done.statusCode).toBe(200);
  expect(done.json().data).toMatchObject({ changed: true, user: { id: ada.session.user.id, email } });
  expect(await state(ada)).toMatchObject({ user: { email }, pending: null });
  expect((await auth.refresh(ada.cookie)).statusCode).toBe(200);
  expect((await auth.logIn({ ...ada, email })).statusCode).toBe(200);
  expect((await auth.logIn(ada)).statusCode).toBe(401);
  const person = (await auth.internal(`/internal/people/${ada.session.user.id}`)).json();
  expect(person).toMatchObject({ address: email, confirmed: true });
  expect(await templates(ada.email)).toEqual(['address_changed']);
});

test('neither mail to the old address names the new one, and the mail to the new one names nobody', async () => {
  const ada = await confirmed();
  const email = newAddress();
  await ask(ada, email);
  const [mail] = await auth.mails(email);
  expect(mail?.to).toMatchObject({ address: email, firstName: '' });
  expect(JSON.stringify(mail)).not.toContain(ada.email);
  const [notice] = await auth.mails(ada.email);
  expect(JSON.stringify(notice)).not.toContain(email);
  await confirm(await changeToken(email));
  const [last] = await auth.mails(ada.email);
  expect(JSON.stringify(last)).not.toContain(email);
});

test('the link works once for its purpose, repeating it is harmless, and it expires after a day', async () => {
  const ada = await confirmed();
  const email = newAddress();
  await ask(ada, email);
  const token = await changeToken(email);
  const [one, two] = await Promise.all([confirm(token), confirm(token)]);
  expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
  expect((await auth.mails(ada.email)).filter((mail) => mail.template === 'address_changed')).toHaveLength(1);
  const next = newAddress();
  await ask(ada, next);
  await confirm(await changeToken(next));
  expect((await confirm(token)).json().fields).toEqual({ token: 'This link is invalid or has expired.' });
  expect(await addressOf(ada)).toBe(next);

  const late = newAddress();
  await ask(ada, late);
  const lateToken = await changeToken(late);
  auth.clock.advance(DAY);
  expect((await confirm(lateToken)).statusCode).toBe(400);
  expect((await confirm('not.a.token')).statusCode).toBe(400);
});

test('of several requests, also at once, the last one counts', async () => {
  const ada = await confirmed();
  const [first, second] = [newAddress(), newAddress()];
  await ask(ada, first);
  const token = await changeToken(first);
  await ask(ada, second);
  expect((await confirm(token)).statusCode).toBe(400);
  expect((await state(ada)).pending.email).toBe(second);
  const both = [newAddress(), newAddress()];
  await Promise.all(both.map((email) => ask(ada, email)));
  const pending = await auth.sql<{ address: string }>(
    "select address from auth.links where kind = 'change' and used_at is null and user_id = $1",
    ada.session.user.id,
  );
  expect(pending).toHaveLength(1);
  expect(both).toContain(pending[0]?.address);
});

test('the notice to the old address stops every request, until the change is made', async () => {
  const ada = await confirmed();
  const [first, second] = [newAddress(), newAddress()];
  await ask(ada, first);
  const early = await stopToken(ada.email);
  await ask(ada, second);
  const token = await changeToken(second);
  expect((await stop(early)).json()).toEqual({ data: { stopped: true } });
  expect((await stop(early)).statusCode).toBe(200);
  expect((await confirm(token)).statusCode).toBe(400);
  expect(await state(ada)).toMatchObject({ user: { email: ada.email }, pending: null });

  const third = newAddress();
  await ask(ada, third);
  const late = await stopToken(ada.email);
  await confirm(await changeToken(third));
  expect((await stop(late)).statusCode).toBe(400);
  expect(await addressOf(ada)).toBe(third);
});

test('of a confirmation and a stop at the same time one wins', async () => {
  const ada = await confirmed();
  const email = newAddress();
  await ask(ada, email);
  const [token, other] = [await changeToken(email), await stopToken(ada.email)];
  const [made, stopped] = await Promise.all([confirm(token), stop(other)]);
  expect([made.statusCode, stopped.statusCode].sort()).toEqual([200, 400]);
  expect(await addressOf(ada)).toBe(made.statusCode === 200 ? email : ada.email);
});

test('the owner can withdraw a request, and a new password withdraws it too', async () => {
  const ada = await confirmed();
  const email = newAddress();
  await ask(ada, email);
  expect((await auth.as(ada, 'DELETE', '/user/email')).statusCode).toBe(204);
  expect((await state(ada)).pending).toBeNull();
  expect(await templates(email)).toEqual([]);
  await ask(ada, email);
  const password = 'amber heron compass 7';
  await auth.as(ada, 'POST', '/auth/change-password', { currentPassword: PASSWORD, password });
  expect((await state(ada)).pending).toBeNull();
  await ask(ada, email, password);
  const token = await changeToken(email);
  await auth.post('/auth/forgot-password', { email: ada.email });
  const reset = await auth.tokenFor(ada.email, 'reset_password');
  await auth.post('/auth/reset-password', { token: reset, password: 'violet heron compass 8' });
  expect((await confirm(token)).statusCode).toBe(400);
});

test('a change makes the links that went to the old address invalid', async () => {
  const ada = await confirmed();
  await auth.post('/auth/forgot-password', { email: ada.email });
  const token = await auth.tokenFor(ada.email, 'reset_password');
  const email = newAddress();
  await ask(ada, email);
  await confirm(await changeToken(email));
  const answer = await auth.post('/auth/reset-password', { token, password: 'amber heron compass 7' });
  expect(answer.statusCode).toBe(400);
});

test('a request needs the password, and another address than the present one', async () => {
  const ada = await confirmed();
  const wrong = await ask(ada, newAddress(), 'not the one at all');
  expect([wrong.statusCode, wrong.json().fields]).toEqual([400, { password: 'Your password isn’t right.' }]);
  const same = await ask(ada, ` ${ada.email.toUpperCase()} `);
  expect(same.json().fields).toEqual({ email: 'This is already your email address.' });
  expect((await auth.post('/user/email', { email: newAddress(), password: PASSWORD })).statusCode).toBe(401);
  const statuses: number[] = [];
  for (let i = 0; i < 20; i += 1) statuses.push((await ask(ada, newAddress(), 'wrong')).statusCode);
  expect(statuses.at(-1)).toBe(429);
});

test('a request answers alike for a free and a taken address, with the same statements and mails', async () => {
  const [ada, grace] = [await confirmed(), await confirmed()];
  const counted = async (email: string) => {
    const before = auth.hashing.hashes;
    const answer = await ask(ada, email);
    return [answer.statusCode, answer.json(), auth.hashing.hashes - before];
  };
  const [free, taken] = [await counted(newAddress()), await counted(grace.email)];
  expect(taken).toEqual(free);
  expect(await templates(grace.email)).toContain('change_address');
});

test('an address that another account has is refused kindly, only to the owner of its mailbox', async () => {
  const [ada, grace] = [await confirmed(), await confirmed()];
  await ask(ada, grace.email);
  const answer = await confirm(await changeToken(grace.email));
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'email_taken']);
  expect(answer.json().error).toMatch(/belongs to another account, so yours keeps the one it has/);
  expect(await addressOf(ada)).toBe(ada.email);
  expect((await auth.logIn(grace)).statusCode).toBe(200);
});

test('an unconfirmed account with the new address is closed if it holds nothing, else it keeps the address', async () => {
  const ada = await confirmed();
  const empty = await auth.signUp();
  await ask(ada, empty.email);
  expect((await confirm(await changeToken(empty.email))).statusCode).toBe(200);
  expect((await auth.as(empty, 'GET', '/user/email')).statusCode).toBe(401);
  expect((await auth.logIn({ ...ada, email: empty.email })).json().data.user.id).toBe(ada.session.user.id);

  const full = await auth.signUp();
  held.add(full.session.user.id);
  await ask(ada, full.email);
  const answer = await confirm(await changeToken(full.email));
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'email_taken']);
  expect((await auth.logIn(full)).statusCode).toBe(200);
});

test('two accounts that confirm the same new address at once: one gets it, the other is told kindly', async () => {
  const [ada, grace] = [await confirmed(), await confirmed()];
  const email = newAddress();
  await ask(ada, email);
  const first = await changeToken(email);
  await ask(grace, email);
  const second = await changeToken(email);
  const answers = await Promise.all([confirm(first), confirm(second)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('an account asks five times an hour, and an address gets five such mails an hour, from whomever', async () => {
  const ada = await confirmed();
  for (let i = 0; i < 5; i += 1) expect((await ask(ada, newAddress())).statusCode).toBe(200);
  const sixth = await ask(ada, newAddress());
  expect([sixth.statusCode, sixth.json().code]).toEqual([429, 'rate_limited']);
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3_000);
  const victim = newAddress();
  for (let i = 0; i < 7; i += 1) {
    const person = await auth.signUp();
    expect((await ask(person, victim)).statusCode).toBe(200);
  }
  expect(await templates(victim)).toHaveLength(5);
});

test('a new session begins with the new address', async () => {
  const ada = await confirmed();
  const email = newAddress();
  await ask(ada, email);
  const answer = await confirm(await changeToken(email), cookieOf(await auth.logIn(ada)));
  expect(answer.json().data.user.email).toBe(email);
  expect((await auth.logIn({ ...ada, email })).json().data.profile.email).toBe(email);
});
