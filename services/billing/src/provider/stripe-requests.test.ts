import { randomUUID } from 'node:crypto';
import { CURRENCIES } from '@app/contracts';
import { expect, test } from 'vitest';
import { getPremiumPrice } from '../premium-terms.ts';
import { startBilling } from '../testing/start-billing.ts';
import { PaymentFailure } from './payment-provider.port.ts';

const { billing, replica, stripe } = await startBilling();
const WITHIN = { withinMs: 5_000 };

const open = (currency: (typeof CURRENCIES)[number] = 'eur', email: string | null = null) =>
  replica.deps.provider.openSession(
    {
      checkoutId: randomUUID(),
      price: getPremiumPrice(currency),
      expiresAt: new Date(billing.clock.now().getTime() + 3_600_000),
      returnable: true,
      email,
    },
    WITHIN,
  );

async function makeCustomer(): Promise<string> {
  const response = await fetch(`${billing.sandbox.stripeUrl}/v1/customers`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer sk_test_x',
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  return (await response.json()).id;
}

/**
 * The sandbox rejects parameters that Stripe does not document, and its own tests compare its table with the declarations
 * of Stripe's client. So a request that the sandbox accepts is documented by Stripe.
 */
test('[third parties] all requests of the official client are documented by Stripe', async () => {
  const { provider } = replica.deps;
  const customer = await makeCustomer();
  stripe.clearRequests();
  for (const currency of CURRENCIES) await open(currency, 'ada@example.org');
  const [paid, left] = [await open(), await open()];
  const session = await stripe.pay(paid.sessionId, { email: 'payer@example.net' });
  expect((await provider.findSession(paid.sessionId, WITHIN))?.open).toBe(false);
  expect(await provider.expireSession(left.sessionId, WITHIN)).toBe(true);
  expect(await provider.refund(session.payment_intent ?? '', 'a-try', WITHIN)).toBeDefined();
  await provider.forgetCustomer(customer, WITHIN);
  expect((await provider.listNotices({ since: new Date(0) }, WITHIN)).notices.length).toBeGreaterThan(0);

  expect(await provider.findNotice(stripe.events()[0]?.id ?? '', WITHIN)).toBeDefined();

  const requests = stripe.requests();
  expect(
    new Set(requests.map(({ method, path }) => `${method} ${path.replace(/(cs|cus|evt)_\w+/, ':id')}`)),
  ).toEqual(
    new Set([
      'POST /v1/checkout/sessions',
      'GET /v1/checkout/sessions/:id',
      'POST /v1/checkout/sessions/:id/expire',
      'POST /v1/refunds',
      'DELETE /v1/customers/:id',
      'GET /v1/events',
      'GET /v1/events/:id',
    ]),
  );
  for (const { method, path, status, version, idempotencyKey, parameters } of requests) {
    const about = `${method} ${path} ${JSON.stringify(parameters)}`;
    expect(status, about).toBe(200);
    expect(version, about).toMatch(/^\d{4}-\d\d-\d\d\.[a-z]+$/);
    if (method === 'POST') expect(idempotencyKey, about).not.toBeNull();
    // The provider must not learn more of who pays than the address, nor what the product is about.
    expect(about.replace('"customer_email":"ada@example.org"', '')).not.toMatch(
      /email|name":"(?!Hearten Premium)|phone|address/,
    );
  }
});

test('[third parties] an undocumented parameter is rejected and the rejection is logged', async () => {
  const refused = await fetch(`${billing.sandbox.stripeUrl}/v1/refunds`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer sk_test_x',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'payment_intent=pi_1&because=we_like_you',
  });
  expect(refused.status).toBe(400);
  expect(stripe.requests().at(-1)?.status).toBe(400);
});

test('repeated calls have no further effect: the same checkout has one page, a payment one refund', async () => {
  const { provider } = replica.deps;
  const order = {
    checkoutId: randomUUID(),
    price: getPremiumPrice('usd'),
    expiresAt: new Date(billing.clock.now().getTime() + 3_600_000),
    returnable: true,
    email: 'ada@example.org',
  };
  const page = await provider.openSession(order, WITHIN);
  expect(await provider.openSession(order, WITHIN)).toEqual(page);
  const session = await stripe.pay(page.sessionId, { email: 'payer@example.net' });
  const payment = session.payment_intent ?? '';
  const first = await provider.refund(payment, 'one', WITHIN);
  expect(await provider.refund(payment, 'another', WITHIN)).toEqual(first);
  expect(await provider.expireSession(page.sessionId, WITHIN)).toBe(false);
  expect(await provider.findSession('cs_test_of_nobody', WITHIN)).toBeUndefined();
  await provider.forgetCustomer('cus_of_nobody', WITHIN);
});

test('a call to a provider that never answers ends at its time limit', async () => {
  stripe.setBehavior({ mode: 'hang' });
  const started = performance.now();
  await expect(
    replica.deps.provider.findSession('cs_test_of_nobody', { withinMs: 300 }),
  ).rejects.toBeInstanceOf(PaymentFailure);
  expect(performance.now() - started).toBeLessThan(3_000);
  stripe.setBehavior({ mode: 'ok' });
});
