import { describe, expect, test } from 'vitest';
import { PLAIN_HASHER, somebody, startAuth } from '../testing/start-auth.ts';

const auth = await startAuth();
/** Hashes passwords without delay, so that parallel calls reach the database at the same time. */
const authWithoutHashing = await startAuth({}, { hasher: PLAIN_HASHER });
const accounts = (email: string) =>
  auth.sql<{ id: string }>('select id from auth.users where email = $1', email);
const outbox = () =>
  auth.sql<{ topic: string; mail: string }>(
    "select topic, payload->>'mailId' as mail from auth.outbox order by created_at, id",
  );

describe('signing up with an address', () => {
  test('[AUT-4] that somebody has confirmed is refused', async () => {
    const ada = await auth.signUp();
    const token = await auth.tokenFor(ada.email, 'confirm_address');
    await auth.post('/auth/confirm-email', { token });
    const answer = await auth.post('/auth/signup', somebody({ email: ada.email }));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'email_taken']);
    expect(answer.json().error).toBe(
      'An account with this email address already exists. Try signing in instead.',
    );
    expect(await accounts(ada.email)).toHaveLength(1);
  });

  test('[AUT-3] that nobody has confirmed makes separate accounts, which share no data', async () => {
    const ada = await auth.signUp({ firstName: 'Ada' });
    const eve = await auth.signUp({ email: ada.email, password: 'eve has another one', firstName: 'Eve' });
    expect(eve.session.profile.first_name).toBe('Eve');
    expect(eve.session.user.id).not.toBe(ada.session.user.id);
    expect((await auth.as(ada, 'GET', '/user/sessions')).json().sessions).toHaveLength(1);
  });
});

test('[ACC-4] a new account keeps the theme chosen before signing up; the default is light', async () => {
  const dark = await auth.post('/auth/signup', { ...somebody(), themePreference: 'dark' });
  expect(dark.json().data.preferences.theme_preference).toBe('dark');
  expect((await auth.signUp()).session.preferences.theme_preference).toBe('light');
  expect((await auth.post('/auth/signup', { ...somebody(), themePreference: 'pink' })).statusCode).toBe(400);
});

describe('signing up again', () => {
  test('[AUT-3] with the same password signs in to the existing account', async () => {
    const ada = await auth.signUp();
    const again = await auth.post('/auth/signup', somebody({ email: ada.email, firstName: 'Somebody' }));
    expect(again.json().data.user.id).toBe(ada.session.user.id);
    expect(again.json().data.profile.first_name).toBe('Ada');
    expect(await auth.mails(ada.email)).toHaveLength(1);
  });

  test('[AUT-3] by submitting the form several times at once makes one account', async () => {
    const ada = somebody();
    const answers = await Promise.all(Array.from({ length: 8 }, () => auth.post('/auth/signup', ada)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map((answer) => answer.json().data.user.id)).size).toBe(1);
    expect(await accounts(ada.email)).toHaveLength(1);
    expect(await auth.mails(ada.email)).toHaveLength(1);
  });

  test('[AUT-3] at exactly the same time makes one account', async () => {
    for (let i = 0; i < 5; i += 1) {
      const ada = somebody();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => authWithoutHashing.post('/auth/signup', ada)),
      );
      expect(new Set(answers.map((answer) => answer.json().data?.user.id)).size).toBe(1);
    }
  });

  test('[AUT-3] by several people at once with the same address makes an account for each', async () => {
    const { email } = somebody();
    const people = Array.from({ length: 4 }, (_, i) =>
      somebody({ email, password: `violet otter ${i} lantern` }),
    );
    const answers = await Promise.all(people.map((person) => auth.post('/auth/signup', person)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await accounts(email)).toHaveLength(4);
  });

  test('[AUT-4] counts as a password guess and is limited like one', async () => {
    const ada = await auth.signUp();
    const tries = Array.from({ length: 11 }, (_, i) =>
      somebody({ email: ada.email, password: `guess number ${i} of mine` }),
    );
    const statuses: number[] = [];
    for (const person of tries) statuses.push((await auth.post('/auth/signup', person)).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await auth.logIn({ email: ada.email, password: 'another guess here' })).statusCode).toBe(429);
  });

  test('[AUT-13] sends at most five mails per hour to an address', async () => {
    const { email } = somebody();
    for (let i = 0; i < 8; i += 1)
      await auth.post('/auth/signup', somebody({ email, password: `violet otter ${i} lantern` }));
    expect(await auth.mails(email)).toHaveLength(5);
  });
});

describe('validation of a new account', () => {
  test.each([
    ['firstName', '  ', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['email', '', 'Email is required'],
    ['email', 'ada@example', 'Please enter a valid email address'],
    ['email', 'a'.repeat(300), 'Please enter a valid email address'],
    ['password', '', 'Password is required'],
    ['password', 'seven77', 'Password must be at least 8 characters'],
    ['password', 'x'.repeat(129), 'Password must be at most 128 characters'],
    ['password', 'Password123', 'This password is too easy to guess. Please choose a less common one.'],
  ])('[AUT-2] %s can’t be %j', async (field, value, sentence) => {
    const before = auth.hashing.hashes;
    const answer = await auth.post('/auth/signup', { ...somebody(), [field]: value });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed']);
    expect(answer.json()).toMatchObject({ error: sentence, fields: { [field]: sentence } });
    expect(auth.hashing.hashes).toBe(before);
  });
});

test('[AUT-13] the mail is requested in the transaction that creates the account: both or neither', async () => {
  const ada = await auth.signUp();
  const asked = await outbox();
  const [mail] = await auth.sql<{ id: string }>(
    'select id from auth.mails where user_id = $1',
    ada.session.user.id,
  );
  expect(asked.at(-1)).toEqual({ topic: 'mail.requested', mail: mail?.id });

  await auth.sql('alter table auth.outbox rename to outbox_away');
  const failed = somebody();
  expect((await auth.post('/auth/signup', failed)).statusCode).toBe(500);
  await auth.sql('alter table auth.outbox_away rename to outbox');
  expect(await accounts(failed.email)).toEqual([]);
  expect(await outbox()).toEqual(asked);
});
