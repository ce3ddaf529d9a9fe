import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';
import { noticeTaker, opened } from '../stripe-for-tests.ts';

let sandbox: Sandbox;
let taker: Awaited<ReturnType<typeof noticeTaker>>;
beforeEach(async () => {
  taker = await noticeTaker();
  sandbox = await startSandbox({ stripeWebhook: taker.target });
});
afterEach(async () => {
  await sandbox.stop();
  await taker.stop();
});

async function pay() {
  const { id } = await opened(sandbox);
  await sandbox.stripe.pay(id);
  return id;
}
const count = (type: string) => taker.types().filter((one) => one === type).length;

test('notices are signed, and say what happened', async () => {
  const id = await pay();
  await sandbox.stripe.whenDelivered();
  const notice = taker.taken.find(({ type }) => type === 'checkout.session.completed');
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

test('now and then a notice comes twice, as in life', async () => {
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

test('what is not taken is sent again', async () => {
  sandbox.stripe.playWebhooks({ mode: 'send', copies: 1 });
  taker.answers.push(500, 302);
  await pay();
  await sandbox.stripe.whenDelivered();
  expect(taker.types().toSorted()).toEqual([
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

test('lost notices never come, and the API knows of the events nevertheless', async () => {
  sandbox.stripe.playWebhooks({ mode: 'lose' });
  await pay();
  await sandbox.stripe.whenDelivered();
  expect(taker.taken).toEqual([]);
  expect(sandbox.stripe.events()).toHaveLength(4);
});

test('five copies at the same moment', async () => {
  sandbox.stripe.playWebhooks({ mode: 'duplicate', copies: 5 });
  await pay();
  await sandbox.stripe.whenDelivered();
  expect(count('checkout.session.completed')).toBe(5);
});

test('reversed, the last is told first', async () => {
  sandbox.stripe.playWebhooks({ mode: 'reverse' });
  const { id } = await opened(sandbox);
  await sandbox.stripe.decline(id);
  await sandbox.stripe.whenDelivered();
  taker.taken.length = 0;
  await sandbox.stripe.pay(id);
  await sandbox.stripe.whenDelivered();
  expect(taker.types()).toEqual([
    'checkout.session.completed',
    'charge.succeeded',
    'payment_intent.succeeded',
  ]);
});

test('held notices come in whatever order they are released', async () => {
  sandbox.stripe.playWebhooks({ mode: 'hold' });
  await pay();
  const held = sandbox.stripe.held();
  expect(held).toHaveLength(4);
  const [created, succeeded, charged, completed] = held.map(({ id }) => id);
  if (!created || !succeeded || !charged || !completed) throw new Error('Four events are held.');
  sandbox.stripe.release([completed, created, completed]);
  await sandbox.stripe.whenDelivered();
  expect(taker.taken.map(({ id }) => id)).toEqual([completed, created, completed]);
  sandbox.stripe.release('reverse');
  await sandbox.stripe.whenDelivered();
  expect(taker.taken.map(({ id }) => id).slice(3)).toEqual([charged, succeeded]);
  expect(sandbox.stripe.held()).toEqual([]);
});

test('without an address there is nobody to tell, and one can be named later', async () => {
  const other = await startSandbox();
  const { id } = await opened(other);
  await other.stripe.decline(id);
  other.stripe.deliverTo(taker.target);
  await other.stripe.pay(id);
  await other.stripe.whenDelivered();
  expect(new Set(taker.types())).toEqual(
    new Set(['payment_intent.succeeded', 'charge.succeeded', 'checkout.session.completed']),
  );
  await other.stop();
});
