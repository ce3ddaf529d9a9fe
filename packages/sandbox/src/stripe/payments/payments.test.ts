import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';
import { call, openCheckoutSession } from '../stripe-for-tests.ts';

let sandbox: Sandbox;
let now = new Date('2026-11-20T12:00:00Z');
let before = 0;
beforeAll(async () => {
  sandbox = await startSandbox({ clock: { now: () => now } });
});
afterAll(() => sandbox.stop());
beforeEach(() => {
  before = sandbox.stripe.events().length;
});

const told = () =>
  sandbox.stripe
    .events()
    .slice(before)
    .map(({ type }) => type);

async function paid(more: object = {}) {
  const session = await openCheckoutSession(sandbox, more);
  await sandbox.stripe.pay(session.id);
  const charge = sandbox.stripe.chargeOf(session.id);
  if (!charge) throw new Error('There is no charge.');
  before = sandbox.stripe.events().length;
  return { session, charge };
}

const refund = (parameters: object) => call(sandbox, 'POST', '/refunds', parameters);

describe('paying', () => {
  test('a paid session is complete, with a payment, a charge and a customer', async () => {
    const session = await openCheckoutSession(sandbox, {
      customer_creation: 'always',
      metadata: { of: 'session' },
      payment_intent_data: { metadata: { of: 'payment' } },
    });
    const done = await sandbox.stripe.pay(session.id);
    expect(done).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    const { body } = await call(sandbox, 'GET', `/checkout/sessions/${session.id}`, {
      expand: ['payment_intent.latest_charge', 'customer'],
    });
    expect(body).toMatchObject({
      metadata: { of: 'session' },
      customer: { object: 'customer', email: 'sam@example.com' },
      customer_details: { email: 'sam@example.com' },
      payment_intent: {
        status: 'succeeded',
        amount_received: 200,
        metadata: { of: 'payment' },
        latest_charge: {
          paid: true,
          captured: true,
          amount: 200,
          metadata: { of: 'payment' },
          refunded: false,
        },
      },
    });
    expect(told()).toEqual([
      'customer.created',
      'payment_intent.created',
      'payment_intent.succeeded',
      'charge.succeeded',
      'checkout.session.completed',
    ]);
  });

  test('paying twice charges once', async () => {
    const { session } = await paid();
    await Promise.all([sandbox.stripe.pay(session.id), sandbox.stripe.pay(session.id)]);
    expect(told()).toEqual([]);
    const { payment_intent } = (await call(sandbox, 'GET', `/checkout/sessions/${session.id}`)).body;
    expect((await call(sandbox, 'GET', '/charges', { payment_intent })).body.data).toHaveLength(1);
  });

  test('a declined card leaves the session open, and the next attempt uses the same payment intent', async () => {
    const session = await openCheckoutSession(sandbox);
    const declined = await sandbox.stripe.decline(session.id);
    expect(declined).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    expect(told()).toEqual(['payment_intent.created', 'charge.failed', 'payment_intent.payment_failed']);
    const done = await sandbox.stripe.pay(session.id);
    expect(done.payment_intent).toBe(declined.payment_intent);
    expect(done.payment_status).toBe('paid');
  });

  test.each([
    ['succeeded', 'paid', 'checkout.session.async_payment_succeeded'],
    ['failed', 'unpaid', 'checkout.session.async_payment_failed'],
  ] as const)('a bank debit completes at once and is %s later', async (outcome, payment_status, last) => {
    const session = await openCheckoutSession(sandbox);
    const done = await sandbox.stripe.pay(session.id, { method: 'bank_debit' });
    expect(done).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    expect(told().at(-1)).toBe('checkout.session.completed');
    const early = await refund({ payment_intent: done.payment_intent });
    expect(early.body.error.message).toContain('does not have a successful charge');
    expect(await sandbox.stripe.settle(session.id, outcome)).toMatchObject({
      status: 'complete',
      payment_status,
    });
    expect(told().at(-1)).toBe(last);
    await expect(sandbox.stripe.settle(session.id, outcome)).rejects.toThrow('waits for no bank');
  });
});

describe('expiry', () => {
  test('a session expires when its time is over, and can’t be paid then', async () => {
    const session = await openCheckoutSession(sandbox, {
      expires_at: Math.floor(now.getTime() / 1_000) + 1_800,
    });
    now = new Date(now.getTime() + 1_800_000);
    const { body } = await call(sandbox, 'GET', `/checkout/sessions/${session.id}`);
    expect(body).toMatchObject({ status: 'expired', payment_status: 'unpaid', url: null });
    expect(told()).toEqual(['checkout.session.expired']);
    expect(await sandbox.stripe.pay(session.id)).toMatchObject({
      status: 'expired',
      payment_status: 'unpaid',
    });
  });

  test('the seller can expire only an open session', async () => {
    const session = await openCheckoutSession(sandbox);
    const path = `/checkout/sessions/${session.id}/expire`;
    expect((await call(sandbox, 'POST', path)).body.status).toBe('expired');
    const second = await call(sandbox, 'POST', path);
    expect(second.status).toBe(400);
    expect(second.body.error.message).toContain('status of expired');
  });
});

describe('a refund', () => {
  test('can be partial, then for the rest, and not for more', async () => {
    const { charge } = await paid();
    const part = await refund({ charge: charge.id, amount: 50, reason: 'requested_by_customer' });
    expect(part.body).toMatchObject({ object: 'refund', amount: 50, status: 'succeeded', charge: charge.id });
    expect((await call(sandbox, 'GET', `/charges/${charge.id}`)).body).toMatchObject({
      amount_refunded: 50,
      refunded: false,
    });
    const much = await refund({ payment_intent: charge.payment_intent, amount: 151 });
    expect(much.body.error).toMatchObject({ param: 'amount' });
    expect((await refund({ payment_intent: charge.payment_intent })).body.amount).toBe(150);
    expect((await refund({ charge: charge.id })).body.error.code).toBe('charge_already_refunded');
    expect(told()).toEqual(['refund.created', 'charge.refunded', 'refund.created', 'charge.refunded']);
    const { body } = await call(sandbox, 'GET', '/refunds', { payment_intent: charge.payment_intent });
    expect(body.data.map((one: { amount: number }) => one.amount)).toEqual([150, 50]);
  });

  test('can fail at the buyer’s bank later, and be repeated', async () => {
    const { charge } = await paid();
    const { body } = await refund({ charge: charge.id });
    await sandbox.stripe.failRefund(charge.id);
    expect((await call(sandbox, 'GET', `/refunds/${body.id}`)).body).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    });
    expect(charge).toMatchObject({ refunded: false, amount_refunded: 0 });
    expect(told().slice(-3)).toEqual(['charge.refund.updated', 'refund.updated', 'refund.failed']);
    await expect(async () => sandbox.stripe.failRefund(charge.id)).rejects.toThrow('already');
    expect((await refund({ charge: charge.id })).body.amount).toBe(200);
  });

  test('is reported by an event with the object’s state at that time', async () => {
    const { charge } = await paid();
    await sandbox.stripe.refund(charge.id, 50);
    await sandbox.stripe.refund(charge.id);
    const { body } = await call(sandbox, 'GET', '/events', { type: 'charge.refunded', limit: 2 });
    expect(body.data).toMatchObject([
      {
        data: {
          object: { amount_refunded: 200, refunded: true },
          previous_attributes: { amount_refunded: 50 },
        },
      },
      {
        data: {
          object: { amount_refunded: 50, refunded: false },
          previous_attributes: { amount_refunded: 0 },
        },
      },
    ]);
  });

  test.each(['won', 'lost'] as const)(
    'of a disputed charge depends on the outcome of the dispute: %s',
    async (status) => {
      const { charge } = await paid();
      await sandbox.stripe.dispute(charge.id, 'needs_response');
      expect((await call(sandbox, 'GET', `/charges/${charge.id}`)).body.disputed).toBe(true);
      expect((await refund({ charge: charge.id })).body.error.code).toBe('charge_disputed');
      expect(await sandbox.stripe.dispute(charge.id, status)).toMatchObject({ status, charge: charge.id });
      expect(told()).toEqual(['charge.dispute.created', 'charge.dispute.closed']);
      await expect(sandbox.stripe.dispute(charge.id, 'won')).rejects.toThrow('already');
      expect((await refund({ charge: charge.id })).status).toBe(status === 'won' ? 200 : 400);
    },
  );
});
