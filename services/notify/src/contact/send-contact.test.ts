import { afterAll, afterEach, expect, test } from 'vitest';
import { deleteOldRows } from '../jobs.ts';
import { startNotify } from '../testing/start-notify.ts';

const notify = await startNotify();
const { app, clock, deps, sandbox } = notify;
const REFERENCE = /^H-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/;
const SUPPORT = 'support@hearten.example';

let last = 0;
const letter = () => ({
  fullName: 'Ada Byron',
  email: `ada${++last}@example.org`,
  subject: 'A question',
  message: 'How do I say no kindly?\nAnd when?',
});
const post = (body: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/contact/send', payload: body, headers });
const referenceOf = async (body: object, headers?: Record<string, string>): Promise<string> => {
  const answer = await post(body, headers);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toEqual({ data: { received: true, reference: expect.stringMatching(REFERENCE) } });
  return answer.json().data.reference;
};
const forSupport = () => sandbox.inbox.list({ to: SUPPORT });

afterEach(async () => {
  sandbox.smtp.setBehavior({ mode: 'ok' });
  await notify.deliver();
  await sandbox.inbox.clear();
  for (const table of ['contact_messages', 'contact_keys', 'acknowledgements', 'mails'] as const)
    await deps.db.deleteFrom(table).execute();
});
afterAll(() => notify.stop());

test('[CON-5] support gets the message with all its fields and answers the sender by replying', async () => {
  const written = letter();
  const reference = await referenceOf(written);
  await notify.deliver();
  const [mail] = forSupport();
  expect(mail).toMatchObject({ to: [SUPPORT], subject: `[${reference}] A question` });
  expect(mail?.headers).toContainEqual({ name: 'Reply-To', value: `Ada Byron <${written.email}>` });
  for (const text of [reference, ...Object.values(written)]) expect(mail?.text).toContain(text);
});

test('[CON-2] the sender is told that it arrived, when to expect an answer, and where to turn in a crisis', async () => {
  const written = letter();
  const reference = await referenceOf(written);
  await notify.deliver();
  const [mail] = sandbox.inbox.list({ to: written.email });
  expect(mail?.subject).toBe(`We got your message (${reference})`);
  expect(mail?.text).toContain('We typically respond within 24 hours.');
  expect(mail?.text).toContain('contact a professional or a crisis hotline');
  expect(mail?.text).toContain('not a substitute for professional therapy');
  expect(`${mail?.text}${mail?.html}`).not.toContain('no kindly');
  expect(`${mail?.text}${mail?.html}${mail?.subject}`).not.toContain(written.subject);
  expect(mail?.headers).toContainEqual({ name: 'Reply-To', value: `Hearten <${SUPPORT}>` });
  expect(mail?.headers).toContainEqual({ name: 'Auto-Submitted', value: 'auto-generated' });
  expect(mail?.headers.map((header) => header.name)).not.toContain('List-Unsubscribe');
});

test('hostile words stay words: no header, no markup, no field that they only claim', async () => {
  const written = {
    fullName: 'Eve\r\nBcc: all@example.org\r\nEmail address: ada@example.org \u202E',
    email: 'eve"<x>,y@example.org',
    subject: 'Hi\r\nBcc: all@example.org\r\n\r\nnot the body',
    message: '</div><script>alert(1)</script>\n<img src=x>',
  };
  await referenceOf(written);
  await notify.deliver();
  const [mail] = forSupport();
  expect(mail?.envelope.to).toEqual([SUPPORT]);
  expect(mail?.headers.map((header) => header.name)).not.toContain('Bcc');
  expect(mail?.html).not.toMatch(/<script|<img|\u202E/);
  expect(mail?.text).toContain(written.message);
  expect(mail?.text?.match(/^Email address: .*$/gm)).toEqual([`Email address: ${written.email}`]);
  expect(mail?.subject).toMatch(/^\[H-.{9}\] Hi Bcc: all@example.org not the body$/);
});

test('[CON-3] every field is required after trimming; unknown fields are refused', async () => {
  const answer = await post({ fullName: ' ', email: 'nobody', subject: '', extra: 1 });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({
    fullName: 'Full name is required',
    email: 'Please enter a valid email address',
    subject: 'Subject is required',
    message: 'Message is required',
    extra: 'We don’t know this field.',
  });
  expect(await deps.db.selectFrom('mails').select('id').execute()).toEqual([]);
});

test('[API-3] the same key and message returns the first response and sends nothing twice; another message is a conflict', async () => {
  const written = letter();
  const key = { 'idempotency-key': 'one-click' };
  const references = await Promise.all(Array.from({ length: 5 }, () => referenceOf(written, key)));
  expect(new Set(references).size).toBe(1);
  const other = await post({ ...written, message: 'Something else' }, key);
  expect([other.statusCode, other.json().code]).toEqual([409, 'conflict']);
  await notify.deliver();
  expect(forSupport()).toHaveLength(1);
  clock.advance(49 * 3_600_000);
  expect(await referenceOf({ ...written, message: 'Something else' }, key)).not.toBe(references[0]);
  expect((await post(written, { 'idempotency-key': 'x'.repeat(256) })).statusCode).toBe(400);
});

test('[API-3] equal keys of different callers are independent: no reference is shared and nobody is refused', async () => {
  const [hers, his] = [letter(), letter()];
  const key = 'a-key-of-many';
  const from = (address: string) => ({ 'idempotency-key': key, 'x-forwarded-for': address });
  const first = await referenceOf(hers, from('198.51.100.1'));
  // Another person behind the same address, another address with another text, and another address with the same text.
  const others = [
    await referenceOf(his, from('198.51.100.1')),
    await referenceOf({ ...hers, message: 'Something else' }, from('198.51.100.2')),
    await referenceOf(hers, from('2001:db8:0:1::1')),
  ];
  expect(new Set([first, ...others]).size).toBe(4);
  // The same caller again, from another device of one subscriber, and with another spelling of their address.
  expect(await referenceOf(hers, from('198.51.100.1'))).toBe(first);
  expect(await referenceOf(hers, from('2001:db8:0:1::2'))).toBe(others[2]);
  const changed = await post({ ...hers, subject: 'Another' }, from('198.51.100.1'));
  expect([changed.statusCode, changed.json().code]).toEqual([409, 'conflict']);
});

test('an address gets at most three acknowledgements a day, support gets every message', async () => {
  const written = letter();
  await Promise.all(Array.from({ length: 6 }, (_, i) => referenceOf({ ...written, message: `No. ${i}` })));
  await notify.deliver();
  expect(sandbox.inbox.list({ to: written.email })).toHaveLength(3);
  expect(forSupport()).toHaveLength(6);
  clock.advance(24 * 3_600_000);
  await referenceOf(written);
  await notify.deliver();
  expect(sandbox.inbox.list({ to: written.email })).toHaveLength(4);
});

test('what was written lies sealed in the database', async () => {
  const written = letter();
  await referenceOf(written, { 'idempotency-key': 'a-private-key' });
  const rows = await Promise.all(
    (['contact_messages', 'contact_keys', 'mails', 'acknowledgements'] as const).map((table) =>
      deps.db.selectFrom(table).selectAll().execute(),
    ),
  );
  const dump = JSON.stringify(rows, (_name, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
  );
  for (const text of ['a-private-key', ...Object.values(written)]) expect(dump).not.toContain(text);
});

test('a message is deleted half a year after it was sent to support, and not before it was sent', async () => {
  sandbox.smtp.setBehavior({ mode: 'tempfail' });
  await referenceOf(letter());
  await notify.deliver();
  clock.advance(3_600_000);
  sandbox.smtp.setBehavior({ mode: 'ok' });
  await notify.deliver();
  const kept = async () =>
    (await deps.db.selectFrom('contact_messages').select('mailed_at').execute()).length;
  clock.advance(180 * 24 * 3_600_000 - 1_000);
  await deleteOldRows(deps.db, clock.now());
  expect(await kept()).toBe(1);
  clock.advance(2_000);
  await deleteOldRows(deps.db, clock.now());
  expect(await kept()).toBe(0);
});

test('no message is lost when the mail server is down for a week', async () => {
  sandbox.smtp.setBehavior({ mode: 'tempfail' });
  await referenceOf(letter());
  await notify.deliver();
  clock.advance(7 * 24 * 3_600_000);
  await notify.deliver();
  sandbox.smtp.setBehavior({ mode: 'ok' });
  clock.advance(3_600_000);
  await notify.deliver();
  expect(forSupport()).toHaveLength(1);
});
