import { randomBytes } from 'node:crypto';
import { KNOWN_DEVICE_ONLY_HEADER } from '@app/contracts';
import { describe, expect, test } from 'vitest';
import { countGuess, revertGuess } from '../attempts/count-guess.ts';
import { cookieOf, PASSWORD, somebody, startAuth } from '../testing/start-auth.ts';

const auth = await startAuth();

test('[AUT-3] [API-1] signing up returns a complete session that works at once', async () => {
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

test('[AUT-5] signing in works with the right password in any letter case of the address', async () => {
  const ada = await auth.signUp();
  const answer = await auth.logIn({ email: ada.email.toUpperCase(), password: PASSWORD });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data.user.id).toBe(ada.session.user.id);
  const again = await auth.refresh(cookieOf(answer));
  expect(again.statusCode).toBe(200);
  expect(again.json().data.token).toBe(answer.json().data.session.token);
});

test('[AUT-5] a wrong password and an unknown address get the same answer and cost the same work', async () => {
  const ada = await auth.signUp();
  const before = auth.hashing.hashes;
  const wrong = await auth.logIn({ email: ada.email, password: 'quite another one' });
  const between = auth.hashing.hashes;
  const unknown = await auth.logIn(somebody());
  expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
  expect({ ...unknown.json(), requestId: '' }).toEqual({ ...wrong.json(), requestId: '' });
  expect([between - before, auth.hashing.hashes - between]).toEqual([1, 1]);
});

test('[AUT-5] right passwords do not count as guesses', async () => {
  const ada = await auth.signUp();
  for (let i = 0; i < 12; i += 1) expect((await auth.logIn(ada)).statusCode).toBe(200);
});

describe('wrong guesses are limited per account', () => {
  const wrong = (email: string) => auth.logIn({ email, password: 'not the one at all' });
  const exhaust = (email: string) => Promise.all(Array.from({ length: 25 }, () => wrong(email)));

  test('[AUT-5] ten a minute and no more, also when made at once, then Retry-After', async () => {
    const ada = await auth.signUp();
    const before = auth.hashing.hashes;
    const statuses = (await exhaust(ada.email)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    expect(auth.hashing.hashes - before).toBe(10);
    const { email, password } = ada;
    const right = await auth.logIn({ email, password });
    expect([right.statusCode, right.json().code, right.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '60',
    ]);
    auth.clock.advance(60_000);
    expect((await auth.logIn({ email, password })).statusCode).toBe(200);
  });

  test('[AUT-5] an address without an account has the same limit', async () => {
    const { email } = somebody();
    const statuses = (await exhaust(email)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test('[AUT-5] the owner can still sign in from a device that the account knows', async () => {
    const ada = await auth.signUp();
    const grace = await auth.signUp();
    await auth.as(ada, 'POST', '/auth/logout');
    await exhaust(ada.email);
    const { email, password } = ada;
    expect((await auth.logIn({ email, password })).statusCode).toBe(429);
    expect((await auth.logIn({ email, password, device: grace.device })).statusCode).toBe(429);
    expect((await auth.logIn({ email, password, device: 'A'.repeat(22) })).statusCode).toBe(429);
    expect((await auth.logIn(ada)).statusCode).toBe(200);
  });

  test('[AUT-5] a guess that is given back after its minute makes no room in the next one', async () => {
    const { email } = somebody();
    const early = await countGuess(auth.deps, email);
    auth.clock.advance(60_000);
    for (let i = 0; i < 10; i += 1) await countGuess(auth.deps, email);
    await revertGuess(auth.deps.db, early);
    await expect(countGuess(auth.deps, email)).rejects.toMatchObject({ code: 'rate_limited' });
  });

  test('[AUT-5] guesses from a known device are limited too, and right passwords do not count', async () => {
    const ada = await auth.signUp();
    await exhaust(ada.email);
    const guess = { email: ada.email, password: 'not the one at all', device: ada.device };
    for (let i = 0; i < 12; i += 1) expect((await auth.logIn(ada)).statusCode).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) statuses.push((await auth.logIn(guess)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    const refused = await auth.logIn(ada);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  });

  test('[AUT-5] a device that two accounts of an address know opens the one it was last seen with', async () => {
    const first = await auth.signUp();
    auth.clock.advance(1_000);
    const rival = { email: first.email, password: 'another otter lantern' };
    const second = await auth.signUp(rival, { cookie: `device=${first.device}` });
    await exhaust(first.email);
    expect((await auth.logIn({ ...first, device: first.device })).statusCode).toBe(401);
    const { user } = (await auth.logIn({ ...second, device: first.device })).json().data;
    expect(user.id).toBe(second.session.user.id);
  });

  test('[AUT-5] a device that one account knows has no extra guesses for another address', async () => {
    const [ada, grace] = [await auth.signUp(), await auth.signUp()];
    const tries = async (email: string) => {
      const statuses = [];
      for (let i = 0; i < 11; i += 1)
        statuses.push((await auth.logIn({ email, password: 'x', device: grace.device })).statusCode);
      return statuses;
    };
    expect(await tries(ada.email)).toEqual(await tries(somebody().email));
  });

  test('[AUT-5] when the gateway allows only known devices, others get 429 and no password is hashed', async () => {
    const ada = await auth.signUp();
    const over = (device: string, email = ada.email) =>
      auth.post(
        '/auth/login',
        { email, password: ada.password },
        { cookie: `device=${device}`, [KNOWN_DEVICE_ONLY_HEADER]: '77' },
      );
    const before = auth.hashing.hashes;
    for (const email of [ada.email, somebody().email]) {
      const refused = await over('A'.repeat(22), email);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '77']);
    }
    expect(auth.hashing.hashes).toBe(before);
    expect((await over(ada.device)).statusCode).toBe(200);
  });
});

describe('rivals for an unconfirmed address', () => {
  test('[AUT-5] can each sign in with their own password', async () => {
    const first = await auth.signUp();
    const second = await auth.signUp({ email: first.email, password: 'another otter lantern' });
    expect(second.session.user.id).not.toBe(first.session.user.id);
    const ids = [await auth.logIn(first), await auth.logIn(second)].map(
      (answer) => answer.json().data.user.id,
    );
    expect(ids).toEqual([first.session.user.id, second.session.user.id]);
  });

  test('[AUT-5] cost one hash per login, however many there are, and the first one can still sign in', async () => {
    const first = await auth.signUp();
    const others: string[] = [];
    for (let i = 0; i < 7; i += 1) {
      auth.clock.advance(60_000);
      const { email } = first;
      others.push((await auth.signUp({ email, password: `violet otter ${i} lantern` })).session.user.id);
    }
    const hashesFor = async (person: { email: string; password: string }) => {
      const before = auth.hashing.hashes;
      const answer = await auth.logIn(person);
      return { hashes: auth.hashing.hashes - before, id: answer.json().data?.user.id };
    };
    expect(await hashesFor(first)).toEqual({ hashes: 1, id: first.session.user.id });
    const third = { email: first.email, password: 'violet otter 2 lantern' };
    expect(await hashesFor(third)).toEqual({ hashes: 1, id: others[2] });
    expect(await hashesFor({ email: first.email, password: 'none of theirs' })).toMatchObject({ hashes: 1 });
    expect(await hashesFor(somebody())).toMatchObject({ hashes: 1 });
  });
});

describe('passwords stored before an address had one salt', () => {
  /** Stores a password as the previous version did, with its own salt. */
  const storeWithOwnSalt = async (person: { session: { user: { id: string } } }, password: string) => {
    const scheme = auth.deps.hasher.scheme(randomBytes(16));
    const hash = await auth.deps.hasher.hash(password, scheme);
    await auth.sql('update auth.users set password_hash = $2 where id = $1', person.session.user.id, hash);
  };
  const hashesOf = async (person: { email: string; password: string }) => {
    const before = auth.hashing.hashes;
    const answer = await auth.logIn(person);
    return [answer.statusCode, auth.hashing.hashes - before];
  };

  test('[AUT-5] still work with one hash; later rivals share the salt', async () => {
    const ada = await auth.signUp();
    await storeWithOwnSalt(ada, ada.password);
    expect(await hashesOf(ada)).toEqual([200, 1]);
    const rival = await auth.signUp({ email: ada.email, password: 'another otter lantern' });
    expect([await hashesOf(ada), await hashesOf(rival)]).toEqual([
      [200, 1],
      [200, 1],
    ]);
  });

  test('[AUT-5] still work with several accounts of one address and cost at most four hashes', async () => {
    const ada = await auth.signUp();
    const rivals = [ada];
    for (let i = 0; i < 5; i += 1) {
      auth.clock.advance(60_000);
      rivals.push(await auth.signUp({ email: ada.email, password: `violet otter ${i} lantern` }));
    }
    for (const rival of rivals) await storeWithOwnSalt(rival, rival.password);
    expect(await hashesOf(ada)).toEqual([200, 4]);
    expect(await hashesOf({ email: ada.email, password: 'none of theirs' })).toEqual([401, 4]);
  });
});
