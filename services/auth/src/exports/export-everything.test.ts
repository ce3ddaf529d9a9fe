import { Failure } from '@app/service-kit';
import { type PersonalColumns, personalColumnsLaw } from '@app/testkit';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type SignedIn, startAuth } from '../testing/auth-under-test.ts';
import type { PartName } from './exported-part.port.ts';

const SECRET = 'erased: a secret that would help a thief alone';
const OWNER = 'erased: the id is in the account’s own part';
const OF_THE_SESSION = 'not personal: a counter or a moment of the refresh cookie’s rotation';

/** Where every column of this schema stands: told to a person, and taken by an erasure, or nobody's. */
const TABLES: PersonalColumns = {
  users: {
    owner: 'id',
    columns: {
      id: 'exported',
      email: 'exported',
      email_confirmed_at: 'exported',
      password_hash: SECRET,
      first_name: 'exported',
      last_name: 'exported',
      email_notifications: 'exported',
      marketing_emails: 'exported',
      theme_preference: 'exported',
      created_at: 'exported',
    },
  },
  sessions: {
    owner: 'user_id',
    columns: {
      id: 'exported',
      user_id: OWNER,
      device: 'exported',
      counter: OF_THE_SESSION,
      rotated_at: OF_THE_SESSION,
      seen_counter: OF_THE_SESSION,
      created_at: 'exported',
      last_seen_at: 'exported',
      expires_at: 'exported',
    },
  },
  devices: {
    owner: 'user_id',
    columns: {
      user_id: OWNER,
      hash: SECRET,
      name: 'exported',
      first_seen_at: 'exported',
      last_seen_at: 'exported',
    },
  },
  links: {
    owner: 'user_id',
    columns: {
      id: 'erased: part of a link that works',
      user_id: OWNER,
      kind: 'exported',
      hash: SECRET,
      created_at: 'exported',
      expires_at: 'exported',
      used_at: 'exported',
    },
  },
  mails: {
    owner: 'user_id',
    columns: {
      id: 'not personal: an id that only notify knows beside us',
      user_id: OWNER,
      template: 'exported',
      link_id: 'not personal: which of the links it carries',
      device: 'exported',
      created_at: 'exported',
      sent_at: 'exported',
    },
  },
  visitor_claims: {
    owner: 'user_id',
    columns: {
      user_id: OWNER,
      visitor: SECRET,
      created_at: 'exported',
      due_at: 'not personal: when chat is asked next',
      attempts: 'not personal: how often chat was asked',
    },
  },
  erasures: {
    owner: { nobody: 'there is none while there is an account; it is what is left to prove that nothing is' },
    columns: {
      user_id:
        'not personal: names nobody once all is erased; whoever restores a backup learns whom to erase again',
      receipt_id: 'not personal: random',
      requested_at: 'not personal: of an erasure that names nobody',
      address: 'erased: when the receipt is sent, or never will be',
      first_name: 'erased: when the receipt is sent, or never will be',
      chat_erased_at: 'not personal: of an erasure that names nobody',
      billing_erased_at: 'not personal: of an erasure that names nobody',
      notify_erased_at: 'not personal: of an erasure that names nobody',
      completed_at: 'not personal: of an erasure that names nobody',
      mail_id: 'not personal: an id that only notify knows beside us',
    },
  },
  ended_sessions: {
    owner: { nobody: 'must outlive the account, so that every service refuses its sessions' },
    columns: { id: 'not personal: names nobody', ended_at: 'not personal: names nobody' },
  },
  attempts: {
    owner: { nobody: 'counts addresses by a keyed hash, with an account or without, for an hour or so' },
    columns: {
      kind: 'not personal: what is counted',
      key: 'not personal: a keyed hash of an address, so that deleting an account brings no new guesses or mails',
      window_start: 'not personal: of a count that names nobody',
      count: 'not personal: of a count that names nobody',
    },
  },
};

const down = new Set<PartName>();
const auth = await startAuth(
  { PRODUCT_NAME: 'Heart & Søul' },
  {
    partOf: async (service, userId) => {
      if (down.has(service)) throw new Failure('unavailable');
      return { from: service, of: userId };
    },
    claimVisitor: async () => 'later',
  },
);
const law = await personalColumnsLaw({ adminUrl: auth.adminUrl, schema: 'auth', tables: TABLES });
afterAll(() => law.close());
beforeEach(() => down.clear());
const take = (person: SignedIn) => auth.as(person, 'GET', '/user/export');

/** Somebody of whom every table holds something, and every column of it. */
async function somebodyWithEverything(): Promise<SignedIn> {
  const ada = await auth.signUp(
    { firstName: 'Wilhelmina', lastName: 'Byron-Lovelace' },
    { cookie: 'visitor=v1.abc' },
  );
  await auth.post('/auth/confirm-email', { token: await auth.tokenFor(ada.email, 'confirm_address') });
  await auth.as(ada, 'PUT', '/user/preferences', {
    emailNotifications: false,
    marketingEmails: true,
    themePreference: 'dark',
  });
  auth.clock.advance(60_000);
  await auth.logIn({ email: ada.email, password: ada.password });
  const mails = await auth.sql<{ id: string }>(
    'select id from auth.mails where user_id = $1',
    ada.session.user.id,
  );
  for (const { id } of mails) await auth.hear('mail.settled', { mailId: id, sent: true });
  return ada;
}

test('every column of the schema is known to the law of export and erasure', async () => {
  expect(await law.unknown()).toEqual([]);
});

test('[API-2] the export holds every personal column, and a deletion leaves none of them', async () => {
  const ada = await somebodyWithEverything();
  await auth.signUp();
  const person = await law.remember(ada.session.user.id);
  const answer = await take(ada);
  expect(answer.statusCode).toBe(200);
  expect(person.missingIn(answer.json().account)).toEqual([]);

  await auth.as(ada, 'DELETE', '/user/account');
  const words = [ada.email, ada.firstName, ada.lastName];
  expect(await person.leftOver(words)).toEqual([
    `auth.erasures.address still holds “${ada.email}”.`,
    `auth.erasures.first_name still holds “${ada.firstName}”.`,
  ]);
  const { id: userId } = ada.session.user;
  for (const by of ['chat', 'billing', 'notify'] as const)
    await auth.hear('user.erased', { userId, by, erasedAt: auth.clock.now().toISOString() });
  const [erasure] = await auth.sql<{ mail_id: string }>(
    'select mail_id from auth.erasures where user_id = $1',
    userId,
  );
  await auth.hear('mail.settled', { mailId: erasure?.mail_id ?? '', sent: true });
  expect(await person.leftOver(words)).toEqual([]);
});

test('[API-2] it is one file with the part of every service, about the person who asks', async () => {
  const ada = await auth.signUp();
  const grace = await auth.signUp();
  const answer = await take(ada);
  const today = auth.clock.now().toISOString().slice(0, 10);
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="heart-s-ul-export-${today}.json"`,
  );
  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  const id = ada.session.user.id;
  expect(answer.json()).toMatchObject({
    exportedAt: auth.clock.now().toISOString(),
    account: { user: { id, email: ada.email }, preferences: { theme_preference: 'light' } },
    chat: { from: 'chat', of: id },
    billing: { from: 'billing', of: id },
    notify: { from: 'notify', of: id },
  });
  expect(answer.body).not.toContain(grace.email);
});

test.each(['chat', 'billing', 'notify'] as const)(
  '[API-2] without %s there is no export rather than half of one',
  async (service) => {
    const ada = await auth.signUp();
    down.add(service);
    const answer = await take(ada);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
    expect(answer.headers['content-disposition']).toBe(undefined);
    expect(answer.json()).toMatchObject({
      code: 'unavailable',
      error: expect.stringMatching(/^We could not gather all of your data just now/),
    });
    expect(answer.body).not.toContain(ada.email);
  },
);
