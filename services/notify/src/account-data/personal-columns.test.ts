import { randomUUID } from 'node:crypto';
import { asOwner } from '@app/service-kit';
import { createPersonalDataCheck, internalAuthorization, type PersonalColumns } from '@app/testkit';
import { afterAll, expect, test } from 'vitest';
import { enqueueMail } from '../mails/mail.repository.ts';
import { startNotify } from '../testing/start-notify.ts';
import { storeUnsubscription } from '../unsubscriptions/unsubscription.repository.ts';
import { erasePerson } from './erase-person.ts';

const ID = 'not personal: an id without a meaning elsewhere';
const WORK = 'not personal: how far the sending is';
const HASH = 'not personal: a hash under a key that is not in the database';
const MESSAGE = 'not personal: correspondence, kept its time under no account (docs/decisions/0014)';

const tables: PersonalColumns = {
  mails: {
    owner: 'user_id',
    columns: {
      id: ID,
      source: 'not personal: the service that asked',
      user_id: 'erased: the account part has it',
      template: 'exported',
      state: 'exported',
      created_at: 'exported',
      sent_at: 'exported',
      attempts: WORK,
      due_at: WORK,
      claimed_until: WORK,
      last_error: 'erased: what a mail server answered is of use to us alone',
    },
  },
  unsubscriptions: {
    owner: 'user_id',
    columns: {
      user_id: 'erased: the account part has it',
      kind: 'exported',
      asked_at: 'exported',
      due_at: WORK,
      attempts: WORK,
    },
  },
  contact_messages: {
    owner: { nobody: 'filed under no account; in the export of whoever has confirmed the address' },
    columns: {
      id: ID,
      reference: MESSAGE,
      sealed: MESSAGE,
      address_key: HASH,
      support_mail_id: ID,
      acknowledgement_mail_id: ID,
      received_at: MESSAGE,
      mailed_at: MESSAGE,
    },
  },
  contact_keys: {
    owner: { nobody: 'hashes, kept for 48 hours' },
    columns: { key: HASH, body: HASH, reference: ID, created_at: HASH },
  },
  acknowledgements: {
    owner: { nobody: 'counts under a hash, kept for two days' },
    columns: { address_key: HASH, day: HASH, count: HASH },
  },
  suppressions: {
    owner: { nobody: 'a hash, kept for 30 days' },
    columns: { address_key: HASH, code: HASH, bounced_at: HASH },
  },
  erasures: {
    owner: { nobody: 'a hash, kept for a day' },
    columns: { person_key: HASH, erased_at: HASH },
  },
};

const notify = await startNotify();
const { app, auth, clock, database, deps } = notify;
const law = await createPersonalDataCheck({ adminUrl: database.adminUrl, schema: 'notify', tables });
afterAll(async () => {
  await law.close();
  await notify.stop();
});

const ada = { id: randomUUID(), address: 'ada.byron@example.org' };
const text = { fullName: 'Ada Byron', email: ada.address, subject: 'A lantern', message: 'An otter.' };
const request = async (mailId: string) => {
  auth.mails.set(mailId, {
    template: 'password_changed',
    to: { address: ada.address, firstName: 'Ada', personId: ada.id },
    changedAt: clock.now().toISOString(),
    resetLink: 'http://localhost:3000/forgot-password',
  });
  await deps.db
    .transaction()
    .execute((trx) => enqueueMail(trx, { id: mailId, source: 'auth', now: clock.now() }));
};
const exported = async () => {
  const url = `/internal/people/${ada.id}/export`;
  const headers = { authorization: internalAuthorization('notify', url) };
  const answer = await app.inject({ url, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const erase = () => deps.db.transaction().execute((trx) => erasePerson(trx, deps, ada.id));

test('the export and the erasure cover every column of the schema', async () => {
  expect(await law.listingProblems()).toEqual([]);
});

test('an export has the mails sent to a person, and their messages if they confirmed the address', async () => {
  await request(randomUUID());
  const subscription = { personId: ada.id, kind: 'notifications' } as const;
  const at = { now: clock.now(), dueAt: clock.now() };
  await asOwner(deps.db, ada.id, (trx) => storeUnsubscription(trx, subscription, at));
  await app.inject({ method: 'POST', url: '/contact/send', payload: text });
  await notify.deliver();
  const remembered = await law.remember(ada.id);
  const known = { address: ada.address, firstName: 'Ada', emailNotifications: true, marketingEmails: false };
  auth.people.set(ada.id, { ...known, confirmed: false });
  expect((await exported()).messagesToSupport).toEqual([]);
  auth.people.set(ada.id, { ...known, confirmed: true });
  const all = await exported();
  expect(remembered.missingIn(all)).toEqual([]);
  expect(all.messagesToSupport).toEqual([expect.objectContaining(text)]);
  auth.people.delete(ada.id);
});

test('an erasure deletes all data of a person, publishes user.erased, and is idempotent', async () => {
  const remembered = await law.remember(ada.id);
  await erase();
  await erase();
  expect(await remembered.remainingData([ada.address, 'lantern', 'otter'])).toEqual([]);
  const said = await deps.db
    .selectFrom('outbox')
    .select(['receiver', 'payload'])
    .where('topic', '=', 'user.erased')
    .execute();
  const payload = { userId: ada.id, by: 'notify', erasedAt: clock.now().toISOString() };
  expect(said).toEqual([
    { receiver: 'auth', payload },
    { receiver: 'auth', payload },
  ]);
});

test('a mail in delivery while its person is erased is not sent and does not restore their data', async () => {
  const id = randomUUID();
  auth.beforeAnswer = () => erase();
  await request(id);
  await notify.deliver();
  auth.beforeAnswer = () => undefined;
  const mail = await deps.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
  expect(mail).toMatchObject({ state: 'dropped', user_id: null, template: null });
});
