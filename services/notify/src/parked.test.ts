import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { QUICK_START } from '@app/testkit';
import { afterAll, expect, test } from 'vitest';
import { readMailBacklog } from './mails/mail.repository.ts';
import { startNotify } from './testing/start-notify.ts';
import { notifySettings } from './testing/stub-service.ts';

const notify = await startNotify();
const { app, auth, database, deps, sandbox } = notify;
afterAll(() => notify.stop());

const FOUR_STARTS_MS = 60_000;

/** `npm run parked -w services/notify -- …`: each is a process that takes seconds to start on a busy machine. */
const parked = async (...names: string[]) => {
  const env = {
    ...QUICK_START,
    ...notifySettings({ databaseUrl: database.urls.notify, auth, smtpUrl: sandbox.smtpUrl }),
  };
  const script = new URL('parked.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...names], { env });
  return stdout.trim().split('\n');
};

test(
  'an operator can list parked mails without addresses and send them again',
  async () => {
    sandbox.smtp.setBehavior({ mode: 'reject_recipient', times: 2 });
    const text = { fullName: 'Ada', email: 'ada@example.org', subject: 'A lantern', message: 'An otter.' };
    await app.inject({ method: 'POST', url: '/contact/send', payload: text });
    await notify.deliver();
    const lines = await parked();
    expect(lines.at(-1)).toBe('2 parked');
    const line = lines.find((one) => one.includes('contact_message')) ?? '';
    expect(line).toMatch(/^[0-9a-f-]{36}\tcontact_message\tsmtp_550\t20\d\d-\d\d-\d\dT/);
    expect(lines.join()).not.toMatch(/@|lantern|otter/);
    expect(await parked(line.split('\t')[0] ?? '')).toEqual(['queued']);
    notify.clock.set(new Date());
    await notify.deliver();
    expect(sandbox.inbox.list({ to: deps.config.SUPPORT_EMAIL })).toHaveLength(1);
    await expect(parked(randomUUID())).rejects.toMatchObject({ code: 1 });
    const rest = lines.find((one) => one.includes('contact_acknowledgement')) ?? '';
    expect(await parked('drop', rest.split('\t')[0] ?? '')).toEqual(['deleted']);
    const left = await deps.db.selectFrom('mails').select('state').execute();
    expect(left).toEqual([{ state: 'sent' }]);
  },
  FOUR_STARTS_MS,
);

test('an operator sees how many mails wait, how many are parked, and for how long the oldest has waited', async () => {
  const now = new Date();
  const before = await readMailBacklog(deps.db, now);
  const old = {
    source: 'chat',
    due_at: now,
    created_at: new Date(now.getTime() - 60 * 24 * 3_600_000),
  } as const;
  const mails = (['queued', 'parked', 'parked', 'dropped'] as const).map((state) => ({
    id: randomUUID(),
    state,
    ...old,
  }));
  await deps.db.insertInto('mails').values(mails).execute();
  expect(await readMailBacklog(deps.db, now)).toEqual({
    waiting: before.waiting + 1,
    parked: before.parked + 2,
    oldestSeconds: 60 * 24 * 3_600,
  });
  for (const { id } of mails) await deps.db.deleteFrom('mails').where('id', '=', id).execute();
});

test('a mail of auth’s that was given up is not tried again: auth has forgotten what it said', async () => {
  const id = randomUUID();
  const now = notify.clock.now();
  const mail = { id, source: 'auth', state: 'parked', due_at: now, created_at: now } as const;
  await deps.db.insertInto('mails').values(mail).execute();
  await expect(parked(id)).rejects.toMatchObject({ code: 1 });
  const kept = await deps.db.selectFrom('mails').select('state').where('id', '=', id).execute();
  expect(kept).toEqual([{ state: 'parked' }]);
});

test('a mail that is tried again is given as long as a new one', async () => {
  const id = randomUUID();
  const longAgo = new Date(Date.now() - 30 * 24 * 3_600_000);
  const mail = { id, source: 'billing', state: 'parked', due_at: longAgo, created_at: longAgo } as const;
  await deps.db.insertInto('mails').values(mail).execute();
  expect(await parked(id)).toEqual(['queued']);
  const { created_at: since } = await deps.db
    .selectFrom('mails')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(Date.now() - since.getTime()).toBeLessThan(3_600_000);
});
