import { randomUUID } from 'node:crypto';
import { asSystem, createLog } from '@app/service-kit';
import { type Person, until } from '@app/testkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendNotice } from '../testing/send-notice.ts';
import { startBilling } from '../testing/start-billing.ts';
import { countParkedNotices } from './parked-notice.repository.ts';
import { retryDueParkedNotices } from './retry-parked-notice.ts';

let alerts: string[] = [];
const log = createLog('billing', 'error', { write: (line: string) => alerts.push(line) });
const { billing, replica, buyer, stripe } = await startBilling({ webhooks: 'lose', log });
beforeEach(async () => {
  alerts = [];
  await billing.sql('delete from billing.parked_notices');
});

/** An event of the provider that a test changes before it is sent. */
// biome-ignore lint/suspicious/noExplicitAny: tests change any field
type Event = any;

/** A person who has paid, whose notice has not been sent yet. */
async function paid(): Promise<{ person: Person; session: string; event: Event }> {
  const person = billing.signIn();
  const session = await buyer.pay(person);
  return { person, session, event: eventOf(session, 'checkout.session.completed') };
}
function eventOf(objectId: string, type: string): Event {
  const found = stripe.events().find((event) => event.type === type && event.data.object.id === objectId);
  if (!found) throw new Error(`there is no ${type}`);
  return structuredClone(found);
}
const parked = () =>
  billing.sql<{ id: string; reason: string; due: boolean }>(
    'select id, reason, due_at is not null as due from billing.parked_notices',
  );
const alerted = () => alerts.map((line) => JSON.parse(line));
const retry = () => retryDueParkedNotices(replica.deps);

describe('[PAY-6] a notice that contradicts its checkout', () => {
  test.each<[string, string, (event: Event) => void]>([
    ['a lower price', 'amount', (event) => Object.assign(event.data.object, { amount_total: 1 })],
    ['no price', 'amount', (event) => Object.assign(event.data.object, { amount_total: null })],
    ['another currency', 'currency', (event) => Object.assign(event.data.object, { currency: 'usd' })],
    ['no currency', 'currency', (event) => Object.assign(event.data.object, { currency: null })],
    [
      'a session we did not create',
      'session',
      (event) => Object.assign(event.data.object, { id: 'cs_foreign' }),
    ],
    [
      'no reference to the checkout',
      'reference',
      (event) => Object.assign(event.data.object, { client_reference_id: null, metadata: null }),
    ],
    [
      'live mode, although our key is a test key',
      'livemode',
      (event) => Object.assign(event, { livemode: true }),
    ],
    ['an object in live mode', 'livemode', (event) => Object.assign(event.data.object, { livemode: true })],
  ])(
    'with %s does not grant Premium, is parked, and alerts an operator once',
    async (_name, field, change) => {
      const { person, session, event } = await paid();
      change(event);
      for (const _ of [1, 2]) {
        const { status, body } = await sendNotice(replica, event);
        expect([status, body]).toEqual([200, { received: true }]);
      }
      expect(await buyer.isPremium(person)).toBe(false);
      expect(await buyer.mails(person)).toEqual([]);
      expect(await parked()).toEqual([{ id: event.id, reason: `mismatch: ${field}`, due: false }]);
      expect(alerted()).toEqual([
        expect.objectContaining({ msg: 'payment notice parked', kind: 'mismatch', event: event.id }),
      ]);
      expect(await asSystem(replica.deps.db, countParkedNotices)).toEqual({ retried: 0, forOperator: 1 });
      // It is not retried automatically, and the provider's own answer about the session still counts.
      await retry();
      expect(await buyer.isPremium(person)).toBe(false);
      expect((await buyer.status(person, session)).body.data.purchased).toBe(true);
    },
  );

  test('by naming another payment neither grants nor ends Premium', async () => {
    const [ada, bob] = [await paid(), await paid()];
    for (const { event } of [ada, bob]) expect((await sendNotice(replica, event)).status).toBe(200);
    await stripe.refund(stripe.chargeOf(bob.session)?.id ?? '');
    const refund = eventOf(stripe.chargeOf(bob.session)?.id ?? '', 'charge.refunded');
    const hers = ada.event.data.object.client_reference_id;
    Object.assign(refund.data.object.metadata, { checkout: hers });
    expect((await sendNotice(replica, refund)).status).toBe(200);
    expect([await buyer.isPremium(ada.person), await buyer.isPremium(bob.person)]).toEqual([true, true]);
    expect(await parked()).toMatchObject([{ reason: 'mismatch: payment' }]);
  });

  test.each<[string, string, (object: Event) => void]>([
    [
      'of a higher amount than was paid',
      'amount',
      (object) => Object.assign(object, { amount_refunded: 201 }),
    ],
    ['of a charge of another price', 'amount', (object) => Object.assign(object, { amount: 300 })],
    ['in another currency', 'currency', (object) => Object.assign(object, { currency: 'jpy' })],
    ['in live mode', 'livemode', (object) => Object.assign(object, { livemode: true })],
  ])('a refund %s does not end Premium', async (_name, field, change) => {
    const { person, session, event } = await paid();
    await sendNotice(replica, event);
    const charge = stripe.chargeOf(session)?.id ?? '';
    await stripe.refund(charge);
    const refund = eventOf(charge, 'charge.refunded');
    change(refund.data.object);
    expect((await sendNotice(replica, refund)).status).toBe(200);
    expect(await buyer.states(person)).toEqual(['paid']);
    expect(await parked()).toMatchObject([{ reason: `mismatch: ${field}` }]);
  });

  test('in test mode is refused by a service that takes real money', async () => {
    const live = await billing.start({ STRIPE_SECRET_KEY: 'sk_live_of_this_test' });
    const { person, event } = await paid();
    expect((await sendNotice(live, event)).status).toBe(200);
    expect((await sendNotice(live, { ...event, id: 'evt_other', type: 'a.type.of.tomorrow' })).status).toBe(
      200,
    );
    expect(await buyer.isPremium(person)).toBe(false);
    expect(await parked()).toEqual([{ id: event.id, reason: 'mismatch: livemode', due: false }]);
    await live.stop();
  });
});

describe('[PAY-6] a page that contradicts its checkout when the provider is asked', () => {
  test.each<[string, string, object]>([
    ['a lower price', 'amount', { amount_total: 1 }],
    ['another currency', 'currency', { currency: 'gbp' }],
    ['live mode', 'livemode', { livemode: true }],
    ['another checkout', 'reference', { client_reference_id: randomUUID(), metadata: {} }],
  ])('by %s does not grant Premium and can no longer be paid', async (_name, field, change) => {
    const { person, session } = await paid();
    const page = stripe.sessions().find(({ id }) => id === session);
    Object.assign(page ?? {}, change);
    const { status, body } = await buyer.status(person, session);
    expect([status, body.data.purchased]).toEqual([200, false]);
    expect(await parked()).toEqual([{ id: session, reason: `mismatch: ${field}`, due: false }]);
    expect(alerted()).toMatchObject([{ msg: 'payment notice parked', kind: 'mismatch' }]);
    const [row] = await billing.sql<{ state: string }>(
      'select state from billing.checkouts where session_id = $1',
      session,
    );
    expect(row?.state).toBe('closed');
  });
});

describe('[PAY-6] a signed notice that can’t be read', () => {
  test.each<[string, (event: Event) => void]>([
    ['no object', (event) => Object.assign(event.data, { object: null })],
    ['no data', (event) => Object.assign(event, { data: null })],
    ['no payment status', (event) => delete event.data.object.payment_status],
    ['no price', (event) => delete event.data.object.amount_total],
    ['no mode', (event) => delete event.livemode],
    ['a list instead of an object', (event) => Object.assign(event.data, { object: [[null, { id: null }]] })],
    ['a string instead of a number', (event) => Object.assign(event.data.object, { amount_total: '200' })],
    [
      'two different references',
      (event) => Object.assign(event.data.object.metadata, { checkout: randomUUID() }),
    ],
  ])(
    'because of %s is answered with 200 and parked; the provider is asked, and only its answer counts',
    async (_name, change) => {
      const { person, event } = await paid();
      change(event);
      stripe.playWebhooks({ mode: 'lose' });
      for (const _ of [1, 2]) expect((await sendNotice(replica, event)).status).toBe(200);
      expect(await buyer.isPremium(person)).toBe(false);
      expect(await parked()).toMatchObject([{ id: event.id, due: true }]);
      expect(alerted()).toMatchObject([{ msg: 'payment notice parked', kind: 'unreadable' }]);
      await retry();
      expect(await buyer.isPremium(person)).toBe(true);
      expect(await parked()).toEqual([]);
      expect(await buyer.mails(person)).toEqual(['payment_receipt']);
      // When the provider repeats it, nothing changes.
      expect((await sendNotice(replica, event)).status).toBe(200);
      expect([await parked(), alerts.length]).toEqual([[], 1]);
    },
  );

  test('and reports a payment that never happened does not grant Premium, as the provider does not confirm it', async () => {
    const person = billing.signIn();
    const session = await buyer.open(person);
    const { event } = await paid();
    const reference = stripe.sessions().find(({ id }) => id === session)?.client_reference_id;
    Object.assign(event, { id: 'evt_of_nobody' });
    Object.assign(event.data.object, { id: session, client_reference_id: reference, metadata: {} });
    delete event.data.object.amount_total;
    expect((await sendNotice(replica, event)).status).toBe(200);
    await retry();
    expect(await buyer.isPremium(person)).toBe(false);
    expect(await buyer.states(person)).toEqual([]);
  });

  test.each(['charge.refunded', 'refund.created', 'charge.dispute.created'] as const)(
    'of the type %s is replaced by the object it is about, fetched by its id',
    async (type) => {
      const { person, session, event } = await paid();
      await sendNotice(replica, event);
      const charge = stripe.chargeOf(session)?.id ?? '';
      if (type === 'charge.dispute.created') await stripe.dispute(charge, 'lost');
      else await stripe.refund(charge);
      const odd: Event = structuredClone(stripe.events().findLast((one) => one.type === type));
      odd.data.object = { id: odd.data.object.id };
      expect((await sendNotice(replica, odd)).status).toBe(200);
      expect(await buyer.isPremium(person)).toBe(true);
      await retry();
      expect(await buyer.isPremium(person)).toBe(false);
      expect(await parked()).toEqual([]);
    },
  );

  test.each([
    'not JSON',
    '',
    'null',
    '[]',
    '{"id":"evt_\\u0000","type":"checkout.session.completed","created":1}',
    '{"id":{},"type":null,"created":"now","data":{"object":{"id":{"id":null}}}}',
    `{"id":"evt_huge","type":"${'x'.repeat(5_000)}","created":1e300}`,
    `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
    JSON.stringify({ id: 'evt_filled', type: 'charge.refunded', created: 1, data: 'x'.repeat(200_000) }),
  ])('and has no usable id or type is answered with 200 and stored once: %#', async (body) => {
    for (const _ of [1, 2]) expect((await sendNotice(replica, body)).status).toBe(200);
    expect((await parked()).length).toBe(1);
    await retry();
    expect((await parked()).length).toBe(1);
  });

  test('and turns out to contradict its checkout is not asked for again by itself', async () => {
    const { event } = await paid();
    expect((await sendNotice(replica, { ...event, data: null })).status).toBe(200);
    expect(await parked()).toMatchObject([{ id: event.id, due: true }]);
    event.data.object.amount_total = 1;
    expect((await sendNotice(replica, event)).status).toBe(200);
    expect(await parked()).toEqual([{ id: event.id, reason: 'mismatch: amount', due: false }]);
  });

  test('is retried eight times with growing delays, and then left to the operator', async () => {
    const { event } = await paid();
    Object.assign(event, { id: 'evt_that_nobody_knows', data: null });
    await sendNotice(replica, event);
    const row = async () => {
      const [one] = await billing.sql<{ attempts: number; due: boolean }>(
        'select attempts, due_at is not null as due from billing.parked_notices',
      );
      return one;
    };
    for (let attempts = 1; attempts <= 8; attempts += 1) {
      await retry();
      expect(await row()).toEqual({ attempts, due: attempts < 8 });
      await retry();
      expect((await row())?.attempts).toBe(attempts);
      await billing.sql('update billing.parked_notices set due_at = now() where due_at is not null');
    }
    expect(alerts.length).toBe(1);
  });
});

test('[PAY-6] a notice that fails for another reason is stored, answered with 200 and applied later', async () => {
  const { person, event } = await paid();
  await billing.sql(`create function billing.fail() returns trigger language plpgsql as
    $$ begin raise exception 'no' using errcode = '40001'; end $$`);
  await billing.sql(
    'create trigger failing before insert on billing.purchases for each row execute function billing.fail()',
  );
  expect((await sendNotice(replica, event)).status).toBe(200);
  expect(await parked()).toEqual([{ id: event.id, reason: 'sql_40001', due: true }]);
  expect(await buyer.isPremium(person)).toBe(false);
  await billing.sql('drop trigger failing on billing.purchases');
  await retry();
  expect(await buyer.isPremium(person)).toBe(true);
  expect(await buyer.mails(person)).toEqual(['payment_receipt']);
});

test('[PAY-6] a notice about anything but our payments is stored and ignored, whatever fields it lacks', async () => {
  const one = { id: `evt_${randomUUID()}`, type: 'customer.created', created: 1_760_000_000 };
  for (const more of [{}, { data: null }, { data: { object: [] }, livemode: true }])
    expect((await sendNotice(replica, { ...one, ...more })).status).toBe(200);
  expect([await parked(), alerts]).toEqual([[], []]);
});

test('[PAY-6] a debit on a page that was replaced meanwhile opens it no more, and leaves the new one open', async () => {
  const person = billing.signIn();
  const replaced = await buyer.open(person);
  await billing.sql("update billing.checkouts set state = 'closed' where session_id = $1", replaced);
  const open = await buyer.open(person, 'usd');
  await stripe.pay(replaced, { method: 'bank_debit', email: 'payer@example.net' });
  const event = eventOf(replaced, 'checkout.session.completed');
  expect((await sendNotice(replica, event)).status).toBe(200);
  expect(await parked()).toEqual([]);
  const states = await billing.sql<{ session: string; state: string }>(
    'select session_id as session, state from billing.checkouts where owner_id = $1 order by state',
    person.userId,
  );
  expect(states).toEqual([
    { session: replaced, state: 'closed' },
    { session: open, state: 'open' },
  ]);
});

describe('[PAY-4] a status request and the notice of its payment', () => {
  test.each(['notice first', 'request first', 'both at once'])('end in the same state: %s', async (order) => {
    const { person, session, event } = await paid();
    const notice = () => sendNotice(replica, event);
    const request = () => buyer.status(person, session);
    const answers =
      order === 'both at once'
        ? await Promise.all([notice(), request(), notice(), request()])
        : order === 'notice first'
          ? [await notice(), await request(), await notice()]
          : [await request(), await notice(), await request()];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await buyer.isPremium(person)).toBe(true);
    expect([await buyer.states(person), await buyer.mails(person)]).toEqual([['paid'], ['payment_receipt']]);
    expect(
      (await billing.published('entitlement.changed')).filter((one) => one.userId === person.userId),
    ).toEqual([expect.objectContaining({ version: 1 })]);
  });

  test.each(['request first', 'notice first'])(
    'end in the same state when the notice contradicts the checkout: %s',
    async (order) => {
      const { person, session, event } = await paid();
      Object.assign(event.data.object, { amount_total: 1 });
      if (order === 'notice first') await sendNotice(replica, event);
      expect((await buyer.status(person, session)).body.data.purchased).toBe(true);
      if (order === 'request first') await sendNotice(replica, event);
      expect(await buyer.states(person)).toEqual(['paid']);
      expect(await parked()).toMatchObject([{ reason: 'mismatch: amount' }]);
    },
  );

  test('of another person reveal and grant nothing, and the provider is not asked', async () => {
    const { person, session } = await paid();
    const eve = billing.signIn();
    stripe.clearRequests();
    const [foreign, unknown] = [await buyer.status(eve, session), await buyer.status(eve, 'cs_test_unknown')];
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect(stripe.requests()).toEqual([]);
    expect([await buyer.isPremium(eve), await buyer.isPremium(person)]).toEqual([false, false]);
    await until(async () => (await buyer.status(person, session)).body.data.purchased === true);
    expect((await buyer.status(eve, session)).status).toBe(404);
    expect(await buyer.isPremium(eve)).toBe(false);
  });
});
