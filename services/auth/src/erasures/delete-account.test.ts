import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { eraseClosedAccounts, HOLDINGS_CHECK_DELAY_MS } from '../address-claims/erase-closed-accounts.ts';
import { cookieOf, type SignedIn, startAuth } from '../testing/start-auth.ts';

const auth = await startAuth({ RATE_MAIL_ACCOUNT: '2/1h' });
const remove = (person: SignedIn) => auth.as(person, 'DELETE', '/user/account');
const at = (seconds: number) => new Date(auth.clock.now().getTime() + seconds * 1_000).toISOString();

const receiversOf = async (topic: string, key: string, value: string) => {
  const rows = await auth.sql<{ receiver: string }>(
    'select receiver from auth.outbox where topic = $1 and payload ->> $2 = $3 order by receiver',
    topic,
    key,
    value,
  );
  return rows.map(({ receiver }) => receiver);
};
const erasureOf = async (person: SignedIn) => {
  const [row] = await auth.sql<{
    receipt_id: string;
    address: string | null;
    first_name: string | null;
    completed_at: Date | null;
    mail_id: string | null;
  }>('select * from auth.erasures where user_id = $1', person.session.user.id);
  return row;
};
const answerAll = async (person: SignedIn) => {
  const userId = person.session.user.id;
  await auth.handleEvent('user.erased', { userId, by: 'notify', erasedAt: at(3) });
  await auth.handleEvent('user.erased', { userId, by: 'chat', erasedAt: at(1) });
  await auth.handleEvent('user.erased', { userId, by: 'billing', erasedAt: at(2) });
};

test('[ACC-3] [API-2] the account is gone for its owner at once, in every browser, and its sessions are in the feed', async () => {
  const ada = await auth.signUp();
  const elsewhere = { ...ada, session: (await auth.logIn(ada)).json().data };
  const pending = await auth.sql<{ id: string }>(
    'select id from auth.mails where user_id = $1',
    ada.session.user.id,
  );
  const answer = await remove(ada);
  expect([answer.statusCode, answer.body, cookieOf(answer)]).toEqual([204, '', '']);
  expect((await remove(ada)).statusCode).toBe(401);
  expect((await auth.as(elsewhere, 'GET', '/user/sessions')).statusCode).toBe(401);
  expect((await auth.refresh(ada.cookie)).statusCode).toBe(401);
  expect((await auth.logIn(ada)).statusCode).toBe(401);
  const since = auth.clock.now().toISOString();
  const { sessions } = (await auth.internal(`/internal/ended-sessions?since=${since}`)).json();
  expect(sessions.map(({ id }: { id: string }) => id).sort()).toEqual(
    [ada.session.session.token, elsewhere.session.session.token].sort(),
  );
  expect(pending).toHaveLength(1);
  for (const { id } of pending) expect((await auth.internal(`/internal/mails/${id}`)).statusCode).toBe(404);
  expect((await auth.internal(`/internal/people/${ada.session.user.id}`)).statusCode).toBe(404);
  expect(await receiversOf('user.deleted', 'userId', ada.session.user.id)).toEqual([
    'billing',
    'chat',
    'notify',
  ]);
});

test('[ACC-3] the address can sign up again at once and gets a new account', async () => {
  const ada = await auth.signUp();
  await auth.post('/auth/confirm-email', { token: await auth.tokenFor(ada.email, 'confirm_address') });
  await remove(ada);
  const again = await auth.signUp({ email: ada.email });
  expect(again.session.user.id).not.toBe(ada.session.user.id);
  expect(again.session.user.email_confirmed_at).toBe(null);
});

test('[ACC-3] of concurrent deletions one succeeds, and a concurrent login finds no account', async () => {
  const ada = await auth.signUp();
  const answers = await Promise.all([
    remove(ada),
    auth.logIn(ada),
    remove(ada),
    auth.logIn(ada),
    remove(ada),
  ]);
  const deletions = [answers[0], answers[2], answers[4]].map(({ statusCode }) => statusCode);
  expect(deletions.sort()).toEqual([204, 401, 401]);
  for (const login of [answers[1], answers[3]]) expect([200, 401]).toContain(login.statusCode);
  expect(await auth.sql('select 1 from auth.sessions where user_id = $1', ada.session.user.id)).toEqual([]);
  expect(await receiversOf('user.deleted', 'userId', ada.session.user.id)).toHaveLength(3);
});

test('[ACC-3] when every service has answered, a verifiable receipt is mailed, and then its address is deleted', async () => {
  const ada = await auth.signUp({ firstName: 'Augusta' });
  const deletedAt = auth.clock.now().toISOString();
  await remove(ada);
  const userId = ada.session.user.id;
  await auth.handleEvent('user.erased', { userId, by: 'chat', erasedAt: at(1) });
  await auth.handleEvent('user.erased', { userId, by: 'billing', erasedAt: at(2) });
  expect(await erasureOf(ada)).toMatchObject({ completed_at: null, mail_id: null });
  await auth.handleEvent('user.erased', { userId, by: 'notify', erasedAt: at(3) });
  // A repeated event changes neither the time nor the number of mails.
  await auth.handleEvent('user.erased', { userId, by: 'chat', erasedAt: at(9) });
  const erasure = await erasureOf(ada);
  const mailId = erasure?.mail_id ?? '';
  expect(await receiversOf('mail.requested', 'mailId', mailId)).toEqual(['notify']);

  const mail = (await auth.internal(`/internal/mails/${mailId}`)).json();
  expect(mail).toEqual({
    template: 'account_deleted',
    to: { address: ada.email, firstName: 'Augusta' },
    deletedAt,
    receipt: expect.any(String),
  });
  // The verification that docs/decisions/0012 describes.
  const [head = '', body = '', signature = ''] = mail.receipt.split('.');
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  expect(read(head)).toEqual({ alg: 'EdDSA', typ: 'erasure-receipt+jwt' });
  expect(read(body)).toEqual({
    sub: erasure?.receipt_id,
    deletedAt,
    services: { auth: deletedAt, chat: at(1), billing: at(2), notify: at(3) },
  });
  const key = createPublicKey({
    key: Buffer.from(auth.deps.config.ACCESS_TOKEN_PUBLIC_KEY, 'base64'),
    format: 'der',
    type: 'spki',
  });
  const isGenuine = (text: string) =>
    verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
  expect([isGenuine(`${head}.${body}`), isGenuine(`${head}.${body}A`)]).toEqual([true, false]);
  // The receipt is not accepted as an access token.
  const answer = await auth.app.inject({
    url: '/user/sessions',
    headers: { authorization: `Bearer ${mail.receipt}` },
  });
  expect(answer.statusCode).toBe(401);

  await auth.handleEvent('mail.settled', { mailId, sent: true });
  expect(await erasureOf(ada)).toMatchObject({ address: null, first_name: null });
  expect((await auth.internal(`/internal/mails/${mailId}`)).statusCode).toBe(404);
});

test('[ACC-3] the address is also deleted when the receipt cannot be delivered', async () => {
  const ada = await auth.signUp();
  await remove(ada);
  await answerAll(ada);
  const mailId = (await erasureOf(ada))?.mail_id ?? '';
  await auth.handleEvent('mail.settled', { mailId, sent: false });
  expect(await erasureOf(ada)).toMatchObject({ address: null, first_name: null });
});

test('[ACC-3] services that answer at the same time complete an erasure once', async () => {
  const ada = await auth.signUp();
  await remove(ada);
  const userId = ada.session.user.id;
  await Promise.all(
    (['chat', 'billing', 'notify', 'chat', 'billing', 'notify'] as const).map((by) =>
      auth.handleEvent('user.erased', { userId, by, erasedAt: at(1) }),
    ),
  );
  const mailId = (await erasureOf(ada))?.mail_id ?? '';
  expect(await receiversOf('mail.requested', 'mailId', mailId)).toEqual(['notify']);
});

test('[ACC-3] receipts are limited for accounts that are created and deleted with somebody else’s address', async () => {
  const ada = await auth.signUp();
  await remove(ada);
  const withReceipt: boolean[] = [true];
  for (let i = 0; i < 2; i += 1) {
    const again = await auth.signUp({ email: ada.email });
    await remove(again);
    await answerAll(again);
    const erasure = await erasureOf(again);
    expect(erasure?.completed_at).not.toBe(null);
    withReceipt.push(erasure?.mail_id !== null);
  }
  expect(withReceipt).toEqual([true, true, false]);
});

test('[ACC-3] [AUT-13] rivals who lose an address are erased in all services without a mail', async () => {
  const ada = await auth.signUp();
  const rival = await auth.signUp({ email: ada.email, password: 'another otter lantern' });
  const token = await auth.tokenFor(ada.email, 'confirm_address');
  await auth.post('/auth/confirm-email', { token });
  auth.clock.advance(HOLDINGS_CHECK_DELAY_MS);
  await eraseClosedAccounts(auth.deps);
  const [gone] = (await erasureOf(rival)) ? [rival] : [ada];
  expect(await receiversOf('user.deleted', 'userId', gone.session.user.id)).toEqual([
    'billing',
    'chat',
    'notify',
  ]);
  await answerAll(gone);
  expect(await erasureOf(gone)).toMatchObject({
    address: null,
    mail_id: null,
    completed_at: expect.any(Date),
  });
});
