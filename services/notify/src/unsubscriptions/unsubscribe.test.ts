import { randomUUID } from 'node:crypto';
import { asSystem } from '@app/service-kit';
import { internalAuthorization } from '@app/testkit';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { erasePerson } from '../account-data/erase-person.ts';
import { enqueueMail } from '../mails/mail.repository.ts';
import { startNotify } from '../testing/start-notify.ts';
import { forwardDueUnsubscriptions } from './unsubscribe.ts';
import { writeUnsubscribeToken } from './unsubscribe-token.ts';

const notify = await startNotify();
const { app, auth, others, clock, deps, sandbox } = notify;

const person = (over: object = {}) => {
  const id = randomUUID();
  const address = `${id}@example.org`;
  auth.people.set(id, {
    address,
    firstName: 'Ada',
    confirmed: true,
    emailNotifications: true,
    marketingEmails: false,
    ...over,
  });
  return { id, address };
};
/** Requests the mail about a waiting reply, as chat. */
const waitingReply = async ({ id: personId, address }: { id: string; address: string }) => {
  const id = randomUUID();
  const to = { address, firstName: 'Ada', personId };
  others.mails.set(id, { template: 'reply_waiting', to, link: 'http://localhost:3000/ask' });
  await deps.db.transaction().execute((trx) => enqueueMail(trx, { id, source: 'chat', now: clock.now() }));
  return id;
};
const tokenOf = ({ id: personId }: { id: string }) =>
  writeUnsubscribeToken(deps.keys.unsubscribe, { personId, kind: 'notifications' });
/** The unsubscriptions that auth has not received yet. */
const untold = () =>
  asSystem(deps.db, (trx) => trx.selectFrom('unsubscriptions').select(['user_id', 'kind']).execute());
const authIsDown = () => {
  auth.beforeAnswer = () => {
    throw new Error('down');
  };
};
/** Requests a mail to reset a password, as auth. */
const reset = async ({ id: personId, address }: { id: string; address: string }) => {
  const id = randomUUID();
  auth.mails.set(id, {
    template: 'reset_password',
    to: { address, firstName: 'Ada', personId },
    link: 'http://localhost:3000/reset-password?token=x',
    expiresAt: '2026-11-22T12:00:00.000Z',
    signedUpAt: '2026-11-20T09:30:00.000Z',
    device: 'Chrome on Android',
  });
  await deps.db.transaction().execute((trx) => enqueueMail(trx, { id, source: 'auth', now: clock.now() }));
  return id;
};
const rowOf = (id: string) =>
  deps.db
    .selectFrom('mails')
    .select(['state', 'last_error', 'template'])
    .where('id', '=', id)
    .executeTakeFirst();
const post = (token: string, payload = '', headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/mail/unsubscribe?token=${encodeURIComponent(token)}`,
    headers,
    ...(payload ? { payload } : {}),
  });

beforeEach(async () => {
  await asSystem(deps.db, (trx) => trx.deleteFrom('unsubscriptions').execute());
  auth.beforeAnswer = () => undefined;
  auth.unsubscribed.length = 0;
  sandbox.smtp.setBehavior({ mode: 'ok' });
});
afterEach(() => sandbox.inbox.clear());
afterAll(() => notify.stop());

test('[ACC-2] an optional mail can be stopped by one click of the mail program, and by a link', async () => {
  const ada = person();
  await waitingReply(ada);
  await notify.deliver();
  const [mail] = sandbox.inbox.list({ to: ada.address });
  const token = writeUnsubscribeToken(deps.keys.unsubscribe, { personId: ada.id, kind: 'notifications' });
  expect(mail?.headers).toContainEqual({
    name: 'List-Unsubscribe',
    value: `<http://localhost:3000/api/mail/unsubscribe?token=${token}>`,
  });
  expect(mail?.headers).toContainEqual({
    name: 'List-Unsubscribe-Post',
    value: 'List-Unsubscribe=One-Click',
  });
  expect(mail?.links).toContain(`http://localhost:3000/unsubscribe?token=${token}`);
  for (const [payload, type] of [
    ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    [
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
      'multipart/form-data; boundary=x',
    ],
    ['{}', 'application/json'],
    ['', ''],
  ] as const) {
    const answer = await post(token, payload, type ? { 'content-type': type } : {});
    expect([answer.statusCode, answer.json()], type).toEqual([200, { data: { unsubscribed: true } }]);
  }
  expect(auth.unsubscribed).toEqual(Array(4).fill({ id: ada.id, kind: 'notifications' }));
  expect(await untold()).toEqual([]);
});

test('[ACC-2] while auth is down an unsubscription is accepted and takes effect at once; auth receives it when it is back', async () => {
  const [ada, grace] = [person(), person()];
  authIsDown();
  for (let i = 0; i < 2; i += 1) {
    const answer = await post(tokenOf(ada));
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { unsubscribed: true } }]);
  }
  expect(await untold()).toEqual([{ user_id: ada.id, kind: 'notifications' }]);
  const [unwanted, wanted] = [await waitingReply(ada), await waitingReply(grace)];
  await notify.deliver();
  expect(await rowOf(unwanted)).toMatchObject({ state: 'dropped', last_error: 'unwanted' });
  expect(await rowOf(wanted)).toMatchObject({ state: 'queued' });

  clock.advance(3_000);
  await forwardDueUnsubscriptions(deps);
  expect(await untold()).toHaveLength(1);
  auth.beforeAnswer = () => undefined;
  await forwardDueUnsubscriptions(deps);
  expect(auth.unsubscribed).toEqual([]);
  clock.advance(2_000);
  await Promise.all([forwardDueUnsubscriptions(deps), forwardDueUnsubscriptions(deps)]);
  expect(auth.unsubscribed).toEqual([{ id: ada.id, kind: 'notifications' }]);
  expect(await untold()).toEqual([]);

  // Auth has received it, so a person who switches such mails on again gets them again.
  const again = await waitingReply(ada);
  await notify.deliver();
  expect(await rowOf(again)).toMatchObject({ state: 'sent' });
});

test('an unsubscription made while auth receives an earlier one is not lost', async () => {
  const ada = person();
  auth.beforeAnswer = async () => {
    authIsDown();
    clock.advance(1_000);
    await post(tokenOf(ada));
  };
  await post(tokenOf(ada));
  expect(await untold()).toHaveLength(1);
});

test('an erasure deletes pending unsubscriptions, and a later one stores nothing', async () => {
  const ada = person();
  authIsDown();
  await post(tokenOf(ada));
  await deps.db.transaction().execute((trx) => erasePerson(trx, deps, ada.id));
  expect(await untold()).toEqual([]);
  expect((await post(tokenOf(ada))).statusCode).toBe(200);
  expect(await untold()).toEqual([]);
});

test('an invalid token changes nothing; the token of an erased person is accepted', async () => {
  const ada = person();
  const key = deps.keys.unsubscribe;
  const good = writeUnsubscribeToken(key, { personId: ada.id, kind: 'notifications' });
  const other = good.replace('notifications', 'marketing');
  for (const token of [
    `${good}x`,
    good.slice(0, -1),
    other,
    good.replace(/^./, (c) => (c === 'a' ? 'b' : 'a')),
  ]) {
    const answer = await post(token);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ token: 'This link is invalid.' });
  }
  const gone = writeUnsubscribeToken(key, { personId: randomUUID(), kind: 'notifications' });
  expect((await post(gone)).statusCode).toBe(200);
  expect((await post(good, 'x', { 'content-type': 'text/plain' })).statusCode).toBe(415);
  expect(auth.unsubscribed).toEqual([]);
});

test.each([
  ['has switched notifications off', { emailNotifications: false }],
  ['has not confirmed the address', { confirmed: false }],
])('[ACC-2] nobody who %s is told of a waiting reply', async (_why, over) => {
  const ada = person(over);
  const id = await waitingReply(ada);
  await notify.deliver();
  expect(await rowOf(id)).toMatchObject({ state: 'dropped', last_error: 'unwanted' });
  expect(sandbox.inbox.list()).toEqual([]);
});

test('preferences are read when a mail is sent; while they are unavailable the mail waits', async () => {
  const ada = person();
  auth.beforeAnswer = () => {
    throw new Error('down');
  };
  const id = await waitingReply(ada);
  await notify.deliver();
  expect(await rowOf(id)).toMatchObject({ state: 'queued', last_error: 'auth_internal' });
  auth.beforeAnswer = () => undefined;
  clock.advance(20_000);
  await notify.deliver();
  expect(await rowOf(id)).toMatchObject({ state: 'sent' });
});

test('required mails are sent whatever is switched off, and can’t be switched off', async () => {
  const ada = person({ emailNotifications: false, confirmed: false });
  await reset(ada);
  await notify.deliver();
  const [mail] = sandbox.inbox.list({ to: ada.address });
  expect(mail?.headers.map((header) => header.name)).not.toContain('List-Unsubscribe');
});

test('an address that bounced gets no optional mails for 30 days, but required mails at once', async () => {
  const ada = person();
  sandbox.smtp.setBehavior({ mode: 'reject_recipient' });
  const [needed, optional] = [await reset(ada), await waitingReply(ada)];
  await notify.deliver();
  expect(await rowOf(needed)).toMatchObject({ state: 'parked', last_error: 'smtp_550' });
  const later = await waitingReply(ada);
  await notify.deliver();
  expect(await rowOf(later)).toMatchObject({ state: 'dropped', last_error: 'bounced_before' });
  expect((await rowOf(optional))?.state).toMatch(/parked|dropped/);
  const [kept] = await deps.db.selectFrom('suppressions').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(ada.id);

  sandbox.smtp.setBehavior({ mode: 'ok' });
  clock.advance(29 * 24 * 3_600_000);
  const [soon, mended] = [await waitingReply(ada), await reset(ada)];
  await notify.deliver();
  expect((await rowOf(mended))?.state).toBe('sent');
  expect((await rowOf(soon))?.state).toMatch(/sent|dropped/);
  const afterwards = await waitingReply(ada);
  await notify.deliver();
  expect(await rowOf(afterwards)).toMatchObject({ state: 'sent' });
});

test('after 30 days an address that bounced is tried again', async () => {
  const ada = person();
  sandbox.smtp.setBehavior({ mode: 'reject_recipient', times: 1 });
  await reset(ada);
  await notify.deliver();
  clock.advance(30 * 24 * 3_600_000);
  const id = await waitingReply(ada);
  await notify.deliver();
  expect(await rowOf(id)).toMatchObject({ state: 'sent' });
});

test('only our own services may read the mails of a person', async () => {
  const url = `/internal/people/${randomUUID()}/export`;
  expect((await app.inject({ url })).statusCode).toBe(401);
  const headers = { authorization: internalAuthorization('notify', url) };
  expect((await app.inject({ url, headers })).json()).toEqual({
    mails: [],
    unsubscribed: [],
    messagesToSupport: [],
  });
});
