import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { testSettings } from './neighbour-for-tests.ts';
import { startTestNotify } from './notify-for-tests.ts';

const notify = await startTestNotify();
const { app, auth, database, deps, sandbox } = notify;
afterAll(() => notify.stop());

/** `npm run parked -w services/notify -- …` */
const parked = async (...names: string[]) => {
  const env = testSettings({ databaseUrl: database.urls.notify, auth, smtpUrl: sandbox.smtpUrl });
  const script = new URL('parked.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...names], { env });
  return stdout.trim().split('\n');
};

test('an operator sees what was given up, without addresses, and can have it tried again', async () => {
  sandbox.smtp.play({ mode: 'reject_recipient', times: 2 });
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
});
