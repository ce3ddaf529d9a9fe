import { randomUUID } from 'node:crypto';
import { mac } from '@app/service-kit';
import { until } from '@app/testkit';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { deleteOldRows, startJobs } from './jobs.ts';
import { addressKeys, personKeys } from './keys.ts';
import {
  claimDueMails,
  enqueueMail,
  type MailState,
  recordContent,
  recordSettlement,
} from './mails/mail.repository.ts';
import { startNotify } from './testing/start-notify.ts';

const notify = await startNotify();
const { clock, deps } = notify;
const { db, keys } = deps;
afterAll(() => notify.stop());
afterEach(async () => {
  for (const table of ['mails', 'contact_messages', 'contact_keys', 'acknowledgements'] as const)
    await db.deleteFrom(table).execute();
  for (const table of ['suppressions', 'erasures'] as const) await db.deleteFrom(table).execute();
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const timeAgo = (ms: number) => new Date(clock.now().getTime() - ms);
const deleteExpiredRows = () => deleteOldRows(db, clock.now());

async function addMail(state: MailState, createdAt: Date): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('mails')
    .values({
      id,
      source: 'billing',
      state,
      created_at: createdAt,
      due_at: createdAt,
      claimed_until: state === 'sending' ? createdAt : null,
      sent_at: state === 'sent' ? createdAt : null,
      last_error: state === 'queued' ? 'smtp_451' : null,
    })
    .execute();
  return id;
}

describe('retention of old rows', () => {
  test('the running jobs delete mails sent more than 90 days ago', async () => {
    const old = await addMail('sent', timeAgo(91 * DAY));
    const recent = await addMail('sent', timeAgo(80 * DAY));
    const jobs = startJobs(deps);
    const left = async () => (await db.selectFrom('mails').select('id').execute()).map(({ id }) => id);
    await until(async () => !(await left()).includes(old)).finally(() => jobs.stop());
    expect(await left()).toEqual([recent]);
  });

  test('sent and dropped mails are deleted after 90 days; queued, sending and parked mails are kept', async () => {
    const sent = await addMail('sent', timeAgo(90 * DAY - MINUTE));
    const dropped = await addMail('dropped', timeAgo(90 * DAY - MINUTE));
    const open = ['queued', 'sending', 'parked'] as const;
    const staying = await Promise.all(open.map((state) => addMail(state, timeAgo(400 * DAY))));
    const left = async () => (await db.selectFrom('mails').select('id').execute()).map(({ id }) => id).sort();
    await deleteExpiredRows();
    expect(await left()).toEqual([sent, dropped, ...staying].sort());
    clock.advance(2 * MINUTE);
    await deleteExpiredRows();
    expect(await left()).toEqual(staying.sort());
  });

  test('messages are deleted 180 days after they were sent to support, or 180 days after receipt if they were not sent', async () => {
    const add = async (receivedAt: Date, mailedAt: Date | null) => {
      const id = randomUUID();
      await db
        .insertInto('contact_messages')
        .values({
          id,
          reference: id,
          sealed: Buffer.alloc(1),
          address_key: addressKeys(keys, 'ada@example.org')[0],
          support_mail_id: randomUUID(),
          acknowledgement_mail_id: null,
          received_at: receivedAt,
          mailed_at: mailedAt,
        })
        .execute();
      return id;
    };
    const staying = [
      await add(timeAgo(300 * DAY), timeAgo(180 * DAY - MINUTE)),
      await add(timeAgo(180 * DAY - MINUTE), null),
    ];
    await add(timeAgo(300 * DAY), timeAgo(180 * DAY + MINUTE));
    await add(timeAgo(180 * DAY + MINUTE), null);
    await deleteExpiredRows();
    const left = await db.selectFrom('contact_messages').select('id').execute();
    expect(left.map(({ id }) => id).sort()).toEqual(staying.sort());
  });

  test('idempotency keys and acknowledgement counts are deleted after 48 hours', async () => {
    const keyOf = (name: string) => mac(keys.compare, name);
    const addKey = (name: string, createdAt: Date) =>
      db
        .insertInto('contact_keys')
        .values({ key: keyOf(name), body: keyOf('body'), reference: 'H-2222-2222', created_at: createdAt })
        .execute();
    await addKey('stays', timeAgo(48 * HOUR - MINUTE));
    await addKey('goes', timeAgo(48 * HOUR + MINUTE));
    const day = (ms: number) => timeAgo(ms).toISOString().slice(0, 10);
    for (const age of [0, 2 * DAY, 3 * DAY])
      await db
        .insertInto('acknowledgements')
        .values({ address_key: keyOf('ada'), day: day(age), count: 1 })
        .execute();
    await deleteExpiredRows();
    const left = await db.selectFrom('contact_keys').select('key').execute();
    expect(left.map(({ key }) => key.equals(keyOf('stays')))).toEqual([true]);
    expect((await db.selectFrom('acknowledgements').select('count').execute()).length).toBe(2);
  });

  test('bounced addresses are deleted after 30 days, records of erased people after one', async () => {
    const key = (name: string) => addressKeys(keys, name)[0];
    for (const [name, age] of [
      ['stays', 30 * DAY - MINUTE],
      ['goes', 30 * DAY + MINUTE],
    ] as const)
      await db
        .insertInto('suppressions')
        .values({ address_key: key(name), code: 'smtp_550', bounced_at: timeAgo(age) })
        .execute();
    for (const [name, age] of [
      ['stays', DAY - MINUTE],
      ['goes', DAY + MINUTE],
    ] as const)
      await db
        .insertInto('erasures')
        .values({ person_key: personKeys(keys, name)[0], erased_at: timeAgo(age) })
        .execute();
    await deleteExpiredRows();
    const suppressed = await db.selectFrom('suppressions').select('address_key').execute();
    expect(suppressed.map(({ address_key }) => address_key.equals(key('stays')))).toEqual([true]);
    const gone = await db.selectFrom('erasures').select('person_key').execute();
    expect(gone.map(({ person_key }) => person_key.equals(personKeys(keys, 'stays')[0]))).toEqual([true]);
  });
});

test('a worker whose claim expired neither sends nor settles a mail that another worker has claimed', async () => {
  const id = randomUUID();
  await db.transaction().execute((trx) => enqueueMail(trx, { id, source: 'auth', now: clock.now() }));
  const claim = async () => {
    const now = clock.now();
    const claimedUntil = new Date(now.getTime() + MINUTE);
    const [mail] = await claimDueMails(db, { sources: ['auth'], now, claimedUntil, limit: 1 });
    if (!mail) throw new Error('nothing was due');
    return mail;
  };
  const first = await claim();
  clock.advance(2 * MINUTE);
  const second = await claim();
  const row = () =>
    db
      .selectFrom('mails')
      .select(['state', 'attempts', 'sent_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const note = (mail: typeof first) =>
    db
      .transaction()
      .execute((trx) => recordContent(trx, mail, { template: 'confirm_address', userId: null }));
  expect([await note(first), await note(second)]).toEqual([false, true]);
  for (const settlement of [
    { state: 'sent', sentAt: clock.now() },
    { state: 'queued', dueAt: clock.now(), error: 'smtp_451' },
    { state: 'parked', error: 'smtp_550' },
    { state: 'dropped', error: null },
  ] as const) {
    expect(await recordSettlement(db, first, settlement), settlement.state).toBe(false);
    expect(await row()).toEqual({ state: 'sending', attempts: 2, sent_at: null });
  }
  expect(await recordSettlement(db, second, { state: 'sent', sentAt: clock.now() })).toBe(true);
  expect(await recordSettlement(db, second, { state: 'parked', error: 'smtp_550' })).toBe(false);
  expect((await row()).state).toBe('sent');
});
