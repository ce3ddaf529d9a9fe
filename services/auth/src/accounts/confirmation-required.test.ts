import { expect, test } from 'vitest';
import { PASSWORD, somebody, startAuth } from '../testing/auth-under-test.ts';

/** REQUIRE_CONFIRMED_EMAIL=true. */
const auth = await startAuth({ REQUIRE_CONFIRMED_EMAIL: 'true' });
const signUp = async (person: object) => {
  const before = { ...auth.hashing };
  const answer = await auth.post('/auth/signup', person);
  const { requestId: _, ...body } = answer.json();
  const hashes = auth.hashing.hashes - before.hashes;
  await auth.deps.later.settle();
  return { status: answer.statusCode, body, hashes, cookies: answer.cookies };
};

test('[AUT-3] a new and a known address are answered alike, with nothing, for the same work', async () => {
  const ada = somebody();
  const unknown = await signUp(ada);
  expect(unknown).toEqual({ status: 200, body: {}, hashes: 1, cookies: [] });
  expect(await signUp(ada)).toEqual(unknown);
  expect(await signUp({ ...ada, password: 'quite another one' })).toEqual(unknown);
  await auth.post('/auth/confirm-email', { token: await auth.tokenFor(ada.email, 'confirm_address') });
  expect(await signUp(ada)).toEqual(unknown);
  expect(await auth.sql('select 1 from auth.users where email = $1', ada.email)).toHaveLength(1);
});

test('[AUT-4] signing up is slowed for every address alike', async () => {
  const statusesFor = async (email: string) => {
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1)
      statuses.push((await signUp(somebody({ email, password: `violet otter ${i} lantern` }))).status);
    return statuses;
  };
  const known = somebody();
  await signUp(known);
  await auth.post('/auth/confirm-email', { token: await auth.tokenFor(known.email, 'confirm_address') });
  auth.clock.advance(60_000);
  const expected = [...Array.from({ length: 10 }, () => 200), 429];
  expect(await statusesFor(known.email)).toEqual(expected);
  expect(await statusesFor(somebody().email)).toEqual(expected);
});

test('[AUT-5] [AUT-13] signing in waits for the confirmation, and asks for another mail', async () => {
  const ada = somebody();
  await signUp(ada);
  const early = await auth.logIn(ada);
  expect([early.statusCode, early.json().code]).toEqual([403, 'email_not_confirmed']);
  expect(early.cookies).toEqual([]);
  expect(await auth.mails(ada.email)).toHaveLength(2);
  expect((await auth.logIn({ email: ada.email, password: 'not the one at all' })).statusCode).toBe(401);
  expect(await auth.mails(ada.email)).toHaveLength(2);
  for (let i = 0; i < 5; i += 1) await auth.logIn(ada);
  expect(await auth.mails(ada.email)).toHaveLength(5);

  await auth.post('/auth/confirm-email', { token: await auth.tokenFor(ada.email, 'confirm_address') });
  const answer = await auth.logIn({ email: ada.email, password: PASSWORD });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data.user.email_confirmed_at).toBe(auth.clock.now().toISOString());
});

test('[AUT-3] whoever owns the address is told that somebody signed up with it, once an hour at most', async () => {
  const ada = somebody();
  await signUp(ada);
  await auth.post('/auth/confirm-email', { token: await auth.tokenFor(ada.email, 'confirm_address') });
  const notices = async () =>
    (await auth.mails(ada.email)).filter(({ template }) => template === 'account_exists');
  expect(await notices()).toEqual([]);
  for (let i = 0; i < 3; i += 1) await signUp({ ...ada, password: `violet otter ${i} lantern` });
  expect(await notices()).toEqual([
    {
      template: 'account_exists',
      to: { address: ada.email, firstName: ada.firstName, personId: expect.any(String) },
      signInLink: 'https://hearten.example/login',
      resetLink: 'https://hearten.example/forgot-password',
    },
  ]);
  auth.clock.advance(3_600_000);
  await signUp(ada);
  expect(await notices()).toHaveLength(2);
});
