import { expect, test } from 'vitest';
import { cookieOf, type SignedIn, startAuth } from '../testing/start-auth.ts';

const auth = await startAuth();
const LATER_MS = 60_000;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const logIn = (person: SignedIn, device?: string) =>
  auth.post(
    '/auth/login',
    { email: person.email, password: person.password },
    { 'user-agent': FIREFOX, ...(device ? { cookie: `device=${device}` } : {}) },
  );
const notices = async (person: SignedIn) =>
  (await auth.mails(person.email)).filter(({ template }) => template === 'new_sign_in');

test('[AUT-5] the owner is informed once of a sign-in from a new browser', async () => {
  const ada = await auth.signUp();
  auth.clock.advance(LATER_MS);
  const answer = await logIn(ada);
  const mail = {
    template: 'new_sign_in',
    to: { address: ada.email, firstName: 'Ada', personId: ada.session.user.id },
    device: 'Firefox on Windows',
    signedInAt: auth.clock.now().toISOString(),
    resetLink: 'https://hearten.example/forgot-password',
  };
  expect(await notices(ada)).toEqual([mail]);
  await logIn(ada, cookieOf(answer, 'device'));
  await logIn(ada, ada.device);
  expect(await notices(ada)).toEqual([mail]);
});

test('[AUT-5] the device cookie is stored, out of reach of scripts and other sites, and grants no access', async () => {
  const ada = await auth.signUp();
  const answer = await logIn(ada, ada.device);
  expect(answer.cookies.find(({ name }) => name === 'device')).toEqual({
    name: 'device',
    value: ada.device,
    httpOnly: true,
    secure: true,
    sameSite: 'Strict',
    path: '/api/auth',
    maxAge: 400 * 24 * 3_600,
  });
  expect((await auth.refresh(ada.device)).statusCode).toBe(401);
  const kept = await auth.sql('select 1 from auth.devices d where d::text like $1', `%${ada.device}%`);
  expect(kept).toEqual([]);
});

test('[AUT-5] stored devices do not reveal that two people share a browser', async () => {
  const ada = await auth.signUp();
  const grace = await auth.signUp({}, { cookie: `device=${ada.device}` });
  expect(grace.device).toBe(ada.device);
  const rows = await auth.sql<{ hash: Buffer }>('select hash from auth.devices where user_id = any($1)', [
    ada.session.user.id,
    grace.session.user.id,
  ]);
  expect(new Set(rows.map(({ hash }) => hash.toString('hex'))).size).toBe(2);
});

test('[AUT-5] a browser known to another account is new to this one', async () => {
  const ada = await auth.signUp();
  const grace = await auth.signUp();
  auth.clock.advance(LATER_MS);
  await logIn(ada, grace.device);
  expect(await notices(ada)).toHaveLength(1);
});

test.each(['', 'x', 'A'.repeat(23), 'a b'])('the invalid device cookie %j is replaced', async (device) => {
  const ada = await auth.signUp({}, { cookie: `device=${device}` });
  expect(ada.device).toMatch(/^[\w-]{22}$/);
});

test('[AUT-5] signing up again with the right password from a new browser counts as a new sign-in', async () => {
  const ada = await auth.signUp();
  const { email, password, firstName, lastName } = ada;
  await auth.post('/auth/signup', { email, password, firstName, lastName });
  expect(await notices(ada)).toHaveLength(0);
  auth.clock.advance(LATER_MS);
  await auth.post('/auth/signup', { email, password, firstName, lastName });
  expect(await notices(ada)).toHaveLength(1);
});

test('[AUT-5] at most five such mails are sent per hour', async () => {
  const ada = await auth.signUp();
  auth.clock.advance(LATER_MS);
  for (let i = 0; i < 7; i += 1) expect((await logIn(ada)).statusCode).toBe(200);
  expect(await notices(ada)).toHaveLength(5);
});
