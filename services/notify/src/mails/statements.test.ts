import { randomUUID } from 'node:crypto';
import { notifyEndpoints } from '@app/contracts';
import { countStatements } from '@app/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNotify, type TestNotify } from '../testing/start-notify.ts';
import { claimDueMails } from './mail.repository.ts';
import { CLAIM_MS } from './mail.ts';
import { sendMail } from './send-mail.ts';

let notify: TestNotify;
beforeAll(async () => {
  notify = await startNotify();
});
afterAll(() => notify.stop());

test('accepting a contact message takes five statements, and sending each of its mails six more', async () => {
  const { app, clock, database, deps } = notify;
  const accepting = countStatements(database.urls.notify);
  const answer = await app.inject({
    method: 'POST',
    url: notifyEndpoints.sendContact.path,
    payload: {
      fullName: 'Ada Lovelace',
      email: `${randomUUID()}@example.org`,
      subject: 'technical',
      message: 'Where is my list?',
    },
  });
  accepting.stop();
  expect([answer.statusCode, accepting.statements.length], accepting.statements.join('\n')).toEqual([200, 5]);
  const now = clock.now();
  const claimedUntil = new Date(now.getTime() + CLAIM_MS);
  const mails = await claimDueMails(deps.db, { sources: ['contact'], now, claimedUntil, limit: 8 });
  expect(mails).toHaveLength(2);
  for (const mail of mails) {
    const { statements, stop } = countStatements(database.urls.notify);
    await sendMail(deps, mail);
    stop();
    expect(statements.length, statements.join('\n')).toBe(6);
  }
});
