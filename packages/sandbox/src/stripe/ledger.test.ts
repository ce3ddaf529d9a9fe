import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../start-sandbox.ts';
import { call, noticeTaker, opened } from './stripe-for-tests.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sandbox-stripe-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('yesterday’s payments are known after a restart', async () => {
  const first = await startSandbox({ stripeDir: folder });
  const session = await opened(first, { customer_creation: 'always' });
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

test('a notice nobody took is sent after a restart', async () => {
  const taker = await noticeTaker();
  const first = await startSandbox({
    stripeDir: folder,
    stripeWebhook: { url: 'http://127.0.0.1:9/none', secret: 's' },
  });
  const { id } = await opened(first);
  await first.stripe.pay(id);
  await first.stop();
  expect(taker.taken).toEqual([]);

  const second = await startSandbox({ stripeDir: folder, stripeWebhook: taker.target });
  await second.stripe.whenDelivered();
  expect(taker.types()).toContain('checkout.session.completed');
  await second.stop();
  await taker.stop();
});
