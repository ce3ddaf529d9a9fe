import { randomUUID } from 'node:crypto';
import type { SmtpBehavior } from '@app/sandbox';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { addressKeys } from '../keys.ts';
import { startNotify } from '../testing/start-notify.ts';
import { enqueueMail } from './mail.repository.ts';
import { isSuppressed } from './suppression.repository.ts';

const notify = await startNotify();
const { auth, clock, deps, sandbox } = notify;
afterEach(async () => {
  sandbox.smtp.setBehavior({ mode: 'ok' });
  await deps.db.deleteFrom('mails').execute();
});
afterAll(() => notify.stop());

/** Sends one mail while the mail server responds as configured. */
async function sendWhile(order: SmtpBehavior) {
  sandbox.smtp.setBehavior(order);
  const id = randomUUID();
  const address = `${id}@example.org`;
  auth.mails.set(id, {
    template: 'confirm_address',
    to: { address, firstName: 'Ada' },
    link: 'http://localhost:3000/confirm?type=signup&token=x',
    expiresAt: '2026-11-22T12:00:00.000Z',
    signedUpAt: '2026-11-21T12:00:00.000Z',
    device: 'Chrome on Android',
  });
  await deps.db.transaction().execute((trx) => enqueueMail(trx, { id, source: 'auth', now: clock.now() }));
  await notify.deliver();
  const { state, last_error: error } = await deps.db
    .selectFrom('mails')
    .select(['state', 'last_error'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const suppressed = await isSuppressed(deps.db, addressKeys(deps.keys, address), clock.now());
  return { state, error, suppressed };
}

describe('[AUT-13] a rejection by the mail server', () => {
  test.each([
    [550, '5.1.1 No such user here'],
    [550, '5.1.10 Recipient address has null MX'],
    [553, '5.1.3 Bad destination mailbox address syntax'],
    [550, 'No such user'],
  ])('of a recipient who does not exist suppresses the address: %i %s', async (code, text) => {
    const refused = await sendWhile({ mode: 'reject_recipient', reply: { code, text } });
    expect(refused).toEqual({ state: 'parked', error: `smtp_${code}`, suppressed: true });
  });

  test.each([
    [550, '5.7.1 Rejected by policy'],
    [550, '5.2.1 Mailbox disabled'],
    [550, '5.1.8 Sender address does not exist'],
    [552, '5.2.2 Mailbox full'],
    [552, '5.3.4 Message too big'],
    [554, '5.7.1 Blocked as spam; see http://example.org/5.1.1'],
    [554, 'Transaction failed'],
  ])('of a recipient for another reason does not suppress the address: %i %s', async (code, text) => {
    const refused = await sendWhile({ mode: 'reject_recipient', reply: { code, text } });
    expect(refused).toEqual({ state: 'parked', error: `smtp_${code}`, suppressed: false });
  });

  test.each([
    [550, '5.1.1 No such user here'],
    [554, '5.7.1 Blocked as spam'],
    [552, '5.3.4 Message too big'],
  ])('of the message itself, at DATA, does not suppress the address: %i %s', async (code, text) => {
    const refused = await sendWhile({ mode: 'refuse_message', reply: { code, text } });
    expect(refused).toEqual({ state: 'parked', error: `smtp_${code}`, suppressed: false });
  });

  test('of the sender at MAIL FROM does not suppress the recipient: the mail waits', async () => {
    const refused = await sendWhile({
      mode: 'refuse_sender',
      times: 1,
      reply: { code: 550, text: '5.1.1 Sender unknown' },
    });
    expect(refused).toEqual({ state: 'sent', error: null, suppressed: false });
  });

  test('that is temporary suppresses no address at any stage, and the mail is sent later', async () => {
    for (const mode of ['reject_recipient', 'refuse_message'] as const) {
      const reply = { code: 450, text: '4.2.1 Try again later' };
      const put = await sendWhile({ mode, times: 1, reply });
      expect(put, mode).toEqual({ state: 'queued', error: 'smtp_450', suppressed: false });
    }
  });
});
