import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';
import { createWebhookReceiver, openCheckoutSession } from '../stripe-for-tests.ts';

let sandbox: Sandbox;
let receiver: Awaited<ReturnType<typeof createWebhookReceiver>>;
beforeEach(async () => {
  receiver = await createWebhookReceiver();
  sandbox = await startSandbox({ stripeWebhook: receiver.target });
});
afterEach(async () => {
  await sandbox.stop();
  await receiver.stop();
});

async function pay() {
  const { id } = await openCheckoutSession(sandbox);
  await sandbox.stripe.pay(id);
  return id;
}
const count = (type: string) => receiver.types().filter((one) => one === type).length;

test('notices are signed and contain the event', async () => {
  const id = await pay();
  await sandbox.stripe.whenDelivered();
  const notice = receiver.received.find(({ type }) => type === 'checkout.session.completed');
  expect(notice).toMatchObject({
    object: 'event',
    api_version: '2026-10-28.endive',
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object: { id, object: 'checkout.session', status: 'complete', payment_status: 'paid' } },
  });
  expect(sandbox.stripe.events().every((event) => event.pending_webhooks === 0)).toBe(true);
});

test('some notices are sent twice, as Stripe may do', async () => {
  await pay();
  await sandbox.stripe.whenDelivered();
  expect(count('checkout.session.completed')).toBe(2);
  await pay();
  await sandbox.stripe.whenDelivered();
  expect(count('checkout.session.completed')).toBe(3);
  sandbox.stripe.playWebhooks({ mode: 'send', copies: 1 });
  await pay();
  await sandbox.stripe.whenDelivered();
  expect(count('checkout.session.completed')).toBe(4);
});

test('a rejected notice is sent again', async () => {
  sandbox.stripe.playWebhooks({ mode: 'send', copies: 1 });
  receiver.answers.push(500, 302);
  await pay();
  await sandbox.stripe.whenDelivered();
  expect(receiver.types().toSorted()).toEqual([
    'charge.succeeded',
    'checkout.session.completed',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
  expect(
    sandbox.stripe
      .deliveries()
      .map(({ status }) => status)
      .toSorted(),
  ).toEqual([200, 200, 200, 200, 302, 500]);
});

test('lost notices never arrive, but the API lists their events', async () => {
  sandbox.stripe.playWebhooks({ mode: 'lose' });
  await pay();
  await sandbox.stripe.whenDelivered();
  expect(receiver.received).toEqual([]);
  expect(sandbox.stripe.events()).toHaveLength(4);
});

test('duplicate sends five copies at the same moment', async () => {
  sandbox.stripe.playWebhooks({ mode: 'duplicate', copies: 5 });
  await pay();
  await sandbox.stripe.whenDelivered();
  expect(count('checkout.session.completed')).toBe(5);
});

test('reverse sends the last event first', async () => {
  sandbox.stripe.playWebhooks({ mode: 'reverse' });
  const { id } = await openCheckoutSession(sandbox);
  await sandbox.stripe.decline(id);
  await sandbox.stripe.whenDelivered();
  receiver.received.length = 0;
  await sandbox.stripe.pay(id);
  await sandbox.stripe.whenDelivered();
  expect(receiver.types()).toEqual([
    'checkout.session.completed',
    'charge.succeeded',
    'payment_intent.succeeded',
  ]);
});

test('held notices arrive in the order in which they are released', async () => {
  sandbox.stripe.playWebhooks({ mode: 'hold' });
  await pay();
  const held = sandbox.stripe.held();
  expect(held).toHaveLength(4);
  const [created, succeeded, charged, completed] = held.map(({ id }) => id);
  if (!created || !succeeded || !charged || !completed) throw new Error('Four events are held.');
  sandbox.stripe.release([completed, created, completed]);
  await sandbox.stripe.whenDelivered();
  expect(receiver.received.map(({ id }) => id)).toEqual([completed, created, completed]);
  sandbox.stripe.release('reverse');
  await sandbox.stripe.whenDelivered();
  expect(receiver.received.map(({ id }) => id).slice(3)).toEqual([charged, succeeded]);
  expect(sandbox.stripe.held()).toEqual([]);
});

test('without a target nothing is sent, and a target can be set later', async () => {
  const other = await startSandbox();
  const { id } = await openCheckoutSession(other);
  await other.stripe.decline(id);
  other.stripe.deliverTo(receiver.target);
  await other.stripe.pay(id);
  await other.stripe.whenDelivered();
  expect(new Set(receiver.types())).toEqual(
    new Set(['payment_intent.succeeded', 'charge.succeeded', 'checkout.session.completed']),
  );
  await other.stop();
});
