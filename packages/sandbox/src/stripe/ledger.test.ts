import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../start-sandbox.ts';
import { call, createWebhookReceiver, openCheckoutSession } from './stripe-for-tests.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sandbox-stripe-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('payments are kept across a restart', async () => {
  const first = await startSandbox({ stripeDir: folder });
  const session = await openCheckoutSession(first, { customer_creation: 'always' });
  await first.stripe.pay(session.id);
  const charge = first.stripe.chargeOf(session.id);
  await first.stop();

  const second = await startSandbox({ stripeDir: folder });
  const { body } = await call(second, 'GET', `/checkout/sessions/${session.id}`, { expand: ['customer'] });
  expect(body).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    customer: { email: 'sam@example.com' },
  });
  const refunded = await call(second, 'POST', '/refunds', { charge: charge?.id });
  expect(refunded.body).toMatchObject({ amount: 200, status: 'succeeded' });
  expect(second.stripe.events().map(({ type }) => type)).toContain('checkout.session.completed');
  await second.stop();
});

test('an undelivered notice is sent after a restart', async () => {
  const receiver = await createWebhookReceiver();
  const first = await startSandbox({
    stripeDir: folder,
    stripeWebhook: { url: 'http://127.0.0.1:9/none', secret: 's' },
  });
  const { id } = await openCheckoutSession(first);
  await first.stripe.pay(id);
  await first.stop();
  expect(receiver.received).toEqual([]);

  const second = await startSandbox({ stripeDir: folder, stripeWebhook: receiver.target });
  await second.stripe.whenDelivered();
  expect(receiver.types()).toContain('checkout.session.completed');
  await second.stop();
  await receiver.stop();
});
