import { expect, test } from 'vitest';
import { cookieOf, PASSWORD, PLAIN_HASHER, somebody, startAuth } from '../testing/start-auth.ts';
import { prune, REFUSED_SIGNUP_RETENTION_MS } from '../upkeep/prune.ts';

/** Installations with REQUIRE_CONFIRMED_EMAIL=true. */
const auth = await startAuth({ REQUIRE_CONFIRMED_EMAIL: 'true' }, { hasher: PLAIN_HASHER });
const signUp = async (person: object) => {
  const before = { ...auth.hashing };
  const answer = await auth.post('/auth/signup', person);
  const { requestId: _, ...body } = answer.json();
  const hashes = auth.hashing.hashes - before.hashes;
  await auth.deps.backgroundTasks.waitForAll();
  const cookies = answer.cookies.map(({ name }) => name);
  return { status: answer.statusCode, body, hashes, cookies };
};

test('[AUT-3] sign-ups with a new and a known address get the same empty answer and cost the same work', async () => {
  const ada = somebody();
  const unknown = await signUp(ada);
  expect(unknown).toEqual({ status: 200, body: {}, hashes: 1, cookies: ['device'] });
  expect(await signUp(ada)).toEqual(unknown);
  expect(await signUp({ ...ada, password: 'quite another one' })).toEqual(unknown);
  await auth.post('/auth/confirm-email', { token: await auth.tokenFor(ada.email, 'confirm_address') });
  expect(await signUp(ada)).toEqual(unknown);
  const open = 'select 1 from auth.users where email = $1 and closed_at is null';
  expect(await auth.sql(open, ada.email)).toHaveLength(1);
});

test('[AUT-4] the rate limit for sign-ups is the same for every address', async () => {
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

test('[AUT-5] [AUT-13] a login before the confirmation is refused and sends another mail', async () => {
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

test('[AUT-3] the owner of an address is informed of sign-ups with it, at most once per hour', async () => {
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
      triedAt: auth.clock.now().toISOString(),
      device: 'Unknown device',
      signInLink: 'https://hearten.example/login',
      resetLink: 'https://hearten.example/forgot-password',
    },
  ]);
  auth.clock.advance(3_600_000 - 1);
  await signUp(ada);
  expect(await notices()).toHaveLength(1);
  auth.clock.advance(1);
  await signUp(ada);
  expect(await notices()).toHaveLength(2);
});

/** Everything that a caller can observe about an address, except random values and times. */
async function inquire(email: string): Promise<unknown[]> {
  const seen: unknown[] = [];
  const call = async (url: string, body: object, device?: string) => {
    const before = auth.hashing.hashes;
    const answer = await auth.post(url, body, device ? { cookie: `device=${device}` } : {});
    await auth.deps.backgroundTasks.waitForAll();
    const { requestId: _, ...shown } = answer.json();
    const headers = Object.keys(answer.headers).sort();
    const cookies = answer.cookies.map(({ value: _value, ...cookie }) => cookie);
    const hashes = auth.hashing.hashes - before;
    seen.push({ url, status: answer.statusCode, shown, headers, cookies, hashes });
    return answer;
  };
  for (const password of ['violet heron lantern', 'amber heron lantern']) {
    await call('/auth/login', { email, password });
    const signedUp = await call('/auth/signup', somebody({ email, password }));
    await call('/auth/login', { email, password });
    await call('/auth/login', { email, password: 'neither of the two' });
    await call('/auth/signup', somebody({ email, password }), signedUp.cookies[0]?.value);
    await call('/auth/forgot-password', { email });
    auth.clock.advance(3_600_000);
    await call('/auth/login', { email, password });
  }
  for (let i = 0; i < 12; i += 1) await call('/auth/login', { email, password: `not the one ${i}` });
  auth.clock.advance(3_600_000);
  return seen;
}

test('[AUT-3] [AUT-5] no open route reveals whether an address has an account', async () => {
  const free = await inquire(somebody().email);
  const [owner, undecided] = [somebody(), somebody()];
  await signUp(owner);
  await auth.post('/auth/confirm-email', { token: await auth.tokenFor(owner.email, 'confirm_address') });
  await signUp(undecided);
  auth.clock.advance(3_600_000);
  expect(await inquire(owner.email)).toEqual(free);
  expect(await inquire(undecided.email)).toEqual(free);
  expect(free).toContainEqual(expect.objectContaining({ url: '/auth/login', status: 403, hashes: 1 }));
});

test('[AUT-3] a login does not reveal that the owner of the address has confirmed it', async () => {
  const mallory = somebody();
  await signUp(mallory);
  const ada = somebody({ email: mallory.email, password: 'another otter lantern' });
  await signUp(ada);
  const before = await auth.logIn(mallory);
  const mails = await auth.mails(ada.email);
  const [own] = await auth.sql<{ id: string }>(
    'select id from auth.users where email = $1 order by created_at desc, id desc limit 1',
    ada.email,
  );
  const ofOwn = mails.find((one) => 'link' in one && one.to.personId === own?.id);
  const token = ofOwn && 'link' in ofOwn ? new URL(ofOwn.link).searchParams.get('token') : '';
  expect((await auth.post('/auth/confirm-email', { token })).statusCode).toBe(200);
  expect((await auth.logIn(ada)).statusCode).toBe(200);
  const after = await auth.logIn(mallory);
  expect([before.statusCode, after.statusCode, after.json().code]).toEqual([403, 403, 'email_not_confirmed']);
  await prune(auth.deps);
  expect((await auth.logIn(mallory)).statusCode).toBe(403);
});

test('a refused sign-up is deleted after four hundred days and contains neither address nor password', async () => {
  const ada = somebody();
  await signUp(ada);
  await auth.post('/auth/confirm-email', { token: await auth.tokenFor(ada.email, 'confirm_address') });
  const refused = async () => (await auth.sql('select 1 from auth.refused_signups')).length;
  const before = await refused();
  await signUp({ ...ada, password: 'quite another one' });
  expect(await refused()).toBe(before + 1);
  const rows = await auth.sql('select 1 from auth.refused_signups r where r::text like $1', `%${ada.email}%`);
  expect(rows).toEqual([]);
  auth.clock.advance(REFUSED_SIGNUP_RETENTION_MS + 1);
  await prune(auth.deps);
  expect(await refused()).toBe(0);
});

test('a refused sign-up that is made once more is remembered from then on', async () => {
  const ada = somebody();
  await signUp(ada);
  await auth.post('/auth/confirm-email', { token: await auth.tokenFor(ada.email, 'confirm_address') });
  const refused = { ...ada, password: 'quite another one' };
  for (let time = 0; time < 2; time += 1) {
    await signUp(refused);
    auth.clock.advance(REFUSED_SIGNUP_RETENTION_MS);
  }
  await prune(auth.deps);
  expect((await auth.logIn(refused)).statusCode).toBe(403);
});

test('[AUT-13] the browser that signed up is recognized, so that somebody else’s link is not confirmed by mistake', async () => {
  const mallory = somebody();
  await signUp(mallory);
  const token = await auth.tokenFor(mallory.email, 'confirm_address');
  const ada = await auth.post('/auth/signup', { ...mallory, password: 'another otter lantern' });
  await auth.deps.backgroundTasks.waitForAll();
  const cookie = `device=${cookieOf(ada, 'device')}`;
  const answer = await auth.post('/auth/confirm-email', { token }, { cookie });
  expect([answer.statusCode, answer.json().accounts?.length]).toEqual([409, 2]);
});
