import { randomUUID } from 'node:crypto';
import type { MailContent } from '@app/contracts';
import { type Sandbox, startSandbox } from '@app/sandbox';
import { migrate, silentLog } from '@app/service-kit';
import { createTestDatabase, fakeClock, type TestDatabase, until } from '@app/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { closeDeps, createDeps, type Deps } from '../deps.ts';
import { migrations } from '../migrations/index.ts';
import { notifySettings, type StubService, startStubService } from '../testing/stub-service.ts';
import { enqueueMail } from './mail.repository.ts';
import { MAILS_AT_ONCE } from './mail.ts';
import { type MailSending, startSendingMails } from './send-mails.job.ts';
import { createSmtpTransport } from './smtp-transport.adapter.ts';

let database: TestDatabase;
let sandbox: Sandbox;
let auth: StubService;
let billing: StubService;
let deps: Deps;
let sendings: MailSending[];
const clock = fakeClock();

beforeAll(async () => {
  [database, sandbox, auth, billing] = await Promise.all([
    createTestDatabase({ schema: 'notify', migrations }),
    startSandbox(),
    startStubService(),
    startStubService(),
  ]);
  const config = readConfig(
    notifySettings({ databaseUrl: database.urls.notify, auth, others: billing, smtpUrl: sandbox.smtpUrl }),
  );
  deps = createDeps(config, { log: silentLog, clock });
  await migrate(deps.db, 'notify', migrations);
});
afterAll(async () => {
  await closeDeps(deps);
  await Promise.all([auth.stop(), billing.stop(), sandbox.stop()]);
  await database.drop();
});
beforeEach(() => {
  sendings = [];
  auth.beforeAnswer = () => undefined;
  billing.beforeAnswer = () => undefined;
  sandbox.smtp.setBehavior({ mode: 'ok' });
});
afterEach(async () => {
  await Promise.all(sendings.map((sending) => sending.stop()));
  for (const table of ['mails', 'outbox', 'suppressions', 'erasures'] as const)
    await deps.db.deleteFrom(table).execute();
  await sandbox.inbox.clear();
});

const start = (with_: Partial<Deps> = {}): MailSending => {
  const sending = startSendingMails({ ...deps, ...with_ }, { everyMs: 20, outageWait: () => 20 });
  sendings.push(sending);
  return sending;
};
test('a mail that another process has enqueued is sent at once', async () => {
  const sending = startSendingMails(deps, { everyMs: 3_600_000, notifications: deps.notifications });
  sendings.push(sending);
  await until(() => deps.notifications.isListening());
  await wants({ address: 'ada.enqueued@example.org' });
  await sandbox.inbox.waitFor({ to: 'ada.enqueued@example.org' });
});

interface Wanted {
  address?: string;
  firstName?: string;
  personId?: string;
  source?: 'auth' | 'billing';
}
const wants = async (content: Partial<MailContent> & Wanted = {}) => {
  const id = randomUUID();
  const { address = `${id}@example.org`, firstName = 'Ada', personId, source = 'auth', ...rest } = content;
  (source === 'auth' ? auth : billing).mails.set(id, {
    template: 'confirm_address',
    link: `http://localhost:3000/confirm?type=signup&token=${id}.mac`,
    expiresAt: '2026-11-22T12:00:00.000Z',
    signedUpAt: '2026-11-21T12:00:00.000Z',
    device: 'Chrome on Android',
    ...rest,
    to: { address, firstName, ...(personId ? { personId } : {}) },
  } as MailContent);
  await deps.db.transaction().execute((trx) => enqueueMail(trx, { id, source, now: clock.now() }));
  return { id, address };
};
const row = (id: string) =>
  deps.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const errors = async () =>
  (await deps.db.selectFrom('mails').select('last_error').execute()).map((mail) => mail.last_error);
const reaches = (id: string, state: string) => until(async () => (await row(id)).state === state);

test('[AUT-13] a mail arrives with both parts, a working link and a sender', async () => {
  start();
  const { id, address } = await wants();
  const mail = await sandbox.inbox.waitFor({ to: address });
  expect(mail).toMatchObject({
    from: 'Hearten <hello@hearten.example>',
    to: [address],
    subject: 'Please confirm your email address',
    messageId: `<${id}@hearten.example>`,
    links: expect.arrayContaining([`http://localhost:3000/confirm?type=signup&token=${id}.mac`]),
  });
  expect([mail.text, mail.html]).toEqual([
    expect.stringContaining('Hello Ada,'),
    expect.stringContaining('Hello Ada,'),
  ]);
  expect(mail.headers).toContainEqual({ name: 'Auto-Submitted', value: 'auto-generated' });
  await reaches(id, 'sent');
  expect(await row(id)).toMatchObject({ template: 'confirm_address', last_error: null });
  expect(sandbox.inbox.list({ to: address })).toHaveLength(1);
});

test('no name can break a header or the page', async () => {
  start();
  const names = [
    '<b>Eve</b>',
    'Eve\r\nBcc: all@example.org\r\n\r\nBody',
    '👩‍👩‍👧',
    'شيرين \u202E',
    '"; <x@y.z>',
  ];
  for (const firstName of names) {
    const { address } = await wants({ firstName });
    const mail = await sandbox.inbox.waitFor({ to: address });
    expect(mail.envelope.to).toEqual([address]);
    expect(mail.to).toEqual([address]);
    expect(mail.headers.map((header) => header.name)).not.toContain('Bcc');
    expect(mail.html).not.toContain('<b>');
    expect(mail.html).not.toContain('\u202E');
    expect(mail.subject).toBe('Please confirm your email address');
  }
});

test('a mail that is no longer wanted is dropped', async () => {
  start();
  const { id } = await wants();
  auth.mails.delete(id);
  await reaches(id, 'dropped');
  expect(sandbox.inbox.list()).toEqual([]);
});

test('[AUT-13] while the mail server is down nothing is lost, and each mail arrives once when it is back', async () => {
  await sandbox.stop();
  start();
  const mails = await Promise.all(Array.from({ length: 12 }, () => wants()));
  await until(async () => {
    const { n } = await deps.db
      .selectFrom('mails')
      .select((select) => select.fn.count<string>('last_error').as('n'))
      .executeTakeFirstOrThrow();
    return Number(n) > 0;
  });
  sandbox = await startSandbox({ smtpPort: sandbox.smtpPort });
  for (const { id } of mails) await reaches(id, 'sent');
  expect(sandbox.inbox.list()).toHaveLength(12);
  for (const { address } of mails) expect(sandbox.inbox.list({ to: address })).toHaveLength(1);
});

test('a service that is down delays only its own mails', async () => {
  billing.beforeAnswer = () => {
    throw new Error('down');
  };
  start();
  const receipt = { source: 'billing', template: 'confirm_address' } as const;
  const waiting = await Promise.all(Array.from({ length: 20 }, () => wants(receipt)));
  await until(async () => (await errors()).includes('billing_internal'));
  const { id } = await wants();
  await reaches(id, 'sent');
  billing.beforeAnswer = () => undefined;
  for (const mail of waiting) await reaches(mail.id, 'sent');
  const attempts = await deps.db.selectFrom('mails').select('attempts').execute();
  expect(attempts.filter(({ attempts: times }) => times > 2).length).toBeLessThanOrEqual(8);
});

test('mail.settled is published for each of auth’s mails once it is sent or given up, and for no others', async () => {
  start();
  const { id: sent } = await wants();
  const { id: dropped } = await wants();
  auth.mails.delete(dropped);
  const { id: foreign } = await wants({ source: 'billing' });
  await reaches(sent, 'sent');
  await reaches(dropped, 'dropped');
  await reaches(foreign, 'sent');
  sandbox.smtp.setBehavior({ mode: 'reject_recipient', times: 1 });
  const { id: parked } = await wants();
  await reaches(parked, 'parked');
  const said = await deps.db.selectFrom('outbox').select(['topic', 'receiver', 'payload']).execute();
  const settled = (mailId: string, out: boolean) => ({
    topic: 'mail.settled',
    receiver: 'auth',
    payload: { mailId, sent: out },
  });
  expect(said).toHaveLength(3);
  expect(said).toEqual(
    expect.arrayContaining([settled(sent, true), settled(dropped, false), settled(parked, false)]),
  );
});

test('while auth is down mails wait', async () => {
  auth.beforeAnswer = () => {
    throw new Error('down');
  };
  start();
  const { id } = await wants();
  await until(async () => (await row(id)).last_error === 'auth_internal');
  auth.beforeAnswer = () => undefined;
  await reaches(id, 'sent');
});

test('a mail to an address that the server permanently rejects is parked, with a code and nothing private', async () => {
  sandbox.smtp.setBehavior({ mode: 'reject_recipient', times: 1 });
  start();
  const { id } = await wants();
  await reaches(id, 'parked');
  expect(await row(id)).toMatchObject({ last_error: 'smtp_550', sent_at: null, template: 'confirm_address' });
  const { id: next } = await wants();
  await reaches(next, 'sent');
});

test('a mail to an invalid address is parked', async () => {
  start();
  const { id } = await wants({ address: 'nobody' });
  await reaches(id, 'parked');
});

test('a mail that the server defers is retried later', async () => {
  sandbox.smtp.setBehavior({ mode: 'tempfail', times: 1 });
  start();
  const { id } = await wants();
  await until(async () => (await row(id)).last_error === 'smtp_451');
  const { id: other } = await wants();
  await reaches(other, 'sent');
  expect((await row(id)).state).toBe('queued');
  clock.advance(31_000);
  await reaches(id, 'sent');
});

test('a mail that is not accepted within two days is parked', async () => {
  sandbox.smtp.setBehavior({ mode: 'tempfail' });
  start();
  const { id } = await wants();
  await until(async () => (await row(id)).last_error === 'smtp_451');
  clock.advance(47 * 3_600_000);
  await until(async () => (await row(id)).attempts >= 2);
  await reaches(id, 'queued');
  clock.advance(2 * 3_600_000);
  await reaches(id, 'parked');
});

test('a connection that hangs delays no other mail', async () => {
  sandbox.smtp.setBehavior({ mode: 'hang', times: 1 });
  const mails = await Promise.all(Array.from({ length: 6 }, () => wants()));
  const mailTransport = createSmtpTransport({
    smtpUrl: sandbox.smtpUrl,
    from: deps.config.MAIL_FROM,
    connections: MAILS_AT_ONCE,
    attemptMs: 1_500,
  });
  start({ mailTransport });
  await until(() => sandbox.inbox.list().length === 5, { timeout: 1_400 });
  await until(async () => (await errors()).includes('too_slow'));
  clock.advance(31_000);
  for (const { id } of mails) await reaches(id, 'sent');
  mailTransport.close();
  expect(sandbox.inbox.list()).toHaveLength(6);
});

test('three workers send each mail once', async () => {
  const mails = await Promise.all(Array.from({ length: 30 }, () => wants()));
  for (let i = 0; i < 3; i += 1) start();
  for (const { id } of mails) await reaches(id, 'sent');
  expect(sandbox.inbox.list()).toHaveLength(30);
});

test('a mail that a dead worker had claimed is sent when the claim expires', async () => {
  const { id, address } = await wants();
  await deps.db
    .updateTable('mails')
    .set({ state: 'sending', attempts: 1, claimed_until: new Date(clock.now().getTime() + 60_000) })
    .where('id', '=', id)
    .execute();
  start();
  const { id: other } = await wants();
  await reaches(other, 'sent');
  expect(sandbox.inbox.list({ to: address })).toEqual([]);
  clock.advance(60_000);
  await reaches(id, 'sent');
});
