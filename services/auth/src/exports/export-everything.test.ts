import { Failure } from '@app/service-kit';
import { createPersonalDataCheck, type PersonalColumns, until } from '@app/testkit';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type SignedIn, startAuth } from '../testing/start-auth.ts';
import type { ExportPartName } from './export-everything.ts';

const SECRET = 'erased: a secret that is useful only to an attacker';
const OWNER = 'erased: the id is in the account’s own part';
const OF_THE_SESSION = 'not personal: a counter or a time of the refresh cookie’s rotation';

/** Classifies every column of this schema: exported, erased without export, or not personal. */
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
      made_with: 'exported',
      closed_at: 'erased: of an account that nobody can use any more',
      erase_at: 'erased: of an account that nobody can use any more',
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
      address: 'exported',
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
      address: 'exported',
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
    owner: { nobody: 'exists only after the account is gone, as the proof of its erasure' },
    columns: {
      user_id:
        'not personal: identifies nobody after the erasure; needed to repeat it when a backup is restored',
      receipt_id: 'not personal: random',
      requested_at: 'not personal: of an erasure that identifies nobody',
      address: 'erased: when the receipt is sent or cannot be delivered',
      first_name: 'erased: when the receipt is sent or cannot be delivered',
      chat_erased_at: 'not personal: of an erasure that identifies nobody',
      billing_erased_at: 'not personal: of an erasure that identifies nobody',
      notify_erased_at: 'not personal: of an erasure that identifies nobody',
      completed_at: 'not personal: of an erasure that identifies nobody',
      mail_id: 'not personal: an id that only notify knows beside us',
    },
  },
  ended_sessions: {
    owner: { nobody: 'must outlive the account, so that every service refuses its sessions' },
    columns: {
      id: 'not personal: identifies nobody',
      ended_at: 'not personal: identifies nobody',
      transaction_id: 'not personal: identifies nobody',
    },
  },
  refused_signups: {
    owner: { nobody: 'sign-ups that made no account' },
    columns: {
      key: 'not personal: a keyed hash that nobody can read back',
      created_at: 'not personal: a moment',
    },
  },
  attempts: {
    owner: { nobody: 'counts addresses by a keyed hash, with an account or without, for an hour or so' },
    columns: {
      kind: 'not personal: what is counted',
      key: 'not personal: a keyed hash of an address, so that deleting an account brings no new guesses or mails',
      window_start: 'not personal: of a count that identifies nobody',
      count: 'not personal: of a count that identifies nobody',
    },
  },
};

const down = new Set<ExportPartName>();
/** While it is set, chat’s part of the export has begun but does not continue. */
let pause: Promise<void> | undefined;
let started = 0;
const auth = await startAuth(
  { PRODUCT_NAME: 'Heart & Søul' },
  {
    fetchPart: async (service, userId) => {
      if (down.has(service)) throw new Failure('unavailable');
      return fetchPart(service, userId);
    },
    claimVisitor: async () => 'retry',
  },
);
const law = await createPersonalDataCheck({ adminUrl: auth.adminUrl, schema: 'auth', tables: TABLES });
afterAll(() => law.close());
beforeEach(() => down.clear());
async function* fetchPart(service: ExportPartName, userId: string) {
  yield Buffer.from('{');
  if (service === 'chat' && pause) {
    started += 1;
    await pause;
  }
  yield Buffer.from(`"from":"${service}","of":"${userId}"}`);
}

const exportData = (person: SignedIn) => auth.as(person, 'GET', '/user/export');

/** A person with data in every personal column of every table. */
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
  await auth.as(ada, 'POST', '/user/email', { email: `new.${ada.email}`, password: ada.password });
  const mails = await auth.sql<{ id: string }>(
    'select id from auth.mails where user_id = $1',
    ada.session.user.id,
  );
  for (const { id } of mails) await auth.handleEvent('mail.settled', { mailId: id, sent: true });
  return ada;
}

test('every column of the schema is classified for export and erasure', async () => {
  expect(await law.listingProblems()).toEqual([]);
});

test('[API-2] the export contains every personal column, and a deletion removes all of them', async () => {
  const ada = await somebodyWithEverything();
  await auth.signUp();
  const person = await law.remember(ada.session.user.id);
  const answer = await exportData(ada);
  expect(answer.statusCode).toBe(200);
  expect(person.missingIn(answer.json().account)).toEqual([]);

  await auth.as(ada, 'DELETE', '/user/account');
  const words = [ada.email, ada.firstName, ada.lastName];
  expect(await person.remainingData(words)).toEqual([
    `auth.erasures.address still holds “${ada.email}”.`,
    `auth.erasures.first_name still holds “${ada.firstName}”.`,
  ]);
  const { id: userId } = ada.session.user;
  for (const by of ['chat', 'billing', 'notify'] as const)
    await auth.handleEvent('user.erased', { userId, by, erasedAt: auth.clock.now().toISOString() });
  const [erasure] = await auth.sql<{ mail_id: string }>(
    'select mail_id from auth.erasures where user_id = $1',
    userId,
  );
  await auth.handleEvent('mail.settled', { mailId: erasure?.mail_id ?? '', sent: true });
  expect(await person.remainingData(words)).toEqual([]);
});

test('[API-2] the export is one file with the parts of all services about the person who requests it', async () => {
  const ada = await auth.signUp();
  const grace = await auth.signUp();
  const answer = await exportData(ada);
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
  '[API-2] while %s is down the export fails instead of being incomplete',
  async (service) => {
    const ada = await auth.signUp();
    down.add(service);
    const answer = await exportData(ada);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
    expect(answer.headers['content-disposition']).toBe(undefined);
    expect(answer.json()).toMatchObject({
      code: 'unavailable',
      error: expect.stringMatching(/^We couldn’t gather all of your data just now/),
    });
    expect(answer.body).not.toContain(ada.email);
  },
);

test('[API-2] a process writes at most four exports at once and sends Retry-After to a fifth caller', async () => {
  const ada = await auth.signUp();
  const { promise, resolve } = Promise.withResolvers<void>();
  pause = promise;
  // `inject` starts a call only when it is awaited.
  const running = Array.from({ length: 4 }, async () => await exportData(ada));
  await until(() => started === 4);
  const refused = await exportData(ada);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([
    503,
    '30',
    'unavailable',
  ]);
  pause = undefined;
  resolve();
  const answers = await Promise.all(running);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect((await exportData(ada)).json().chat).toEqual({ from: 'chat', of: ada.session.user.id });
});
