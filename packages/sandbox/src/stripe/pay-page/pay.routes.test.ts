import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';
import { openCheckoutSession } from '../stripe-for-tests.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const press = (id: string, button: string, fields: Record<string, string> = {}) =>
  fetch(`${sandbox.url}/pay/${id}/${button}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });
const session = (id: string) => sandbox.stripe.sessions().find((one) => one.id === id);
const success = (id: string) => `http://127.0.0.1:3000/payment-success?session_id=${id}`;

test('the page shows the product, its price and the seller’s texts', async () => {
  const { url } = await openCheckoutSession(sandbox, {
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'gbp',
          unit_amount: 200,
          product_data: { name: 'Premium <b>', description: 'All of it' },
        },
      },
    ],
    custom_text: {
      submit: { message: 'You can withdraw within 14 days. [How](https://seller.test/withdraw)' },
    },
  });
  const response = await fetch(url);
  const page = await response.text();
  for (const part of [
    '£2.00',
    'GBP',
    'Premium &#60;b&#62;',
    'All of it',
    'withdraw within 14 days',
    'sam@example.com',
  ])
    expect(page).toContain(part);
  expect(page).toContain('<a href="https://seller.test/withdraw" target="_blank" rel="noopener">How</a>');
  expect(page).not.toContain('<script');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self' http://127.0.0.1:3000;");
});

test('Pay pays the session once and returns to the seller, however often it is pressed', async () => {
  const { id } = await openCheckoutSession(sandbox);
  const pressed = await Promise.all([press(id, 'pay'), press(id, 'pay')]);
  for (const response of pressed)
    expect([response.status, response.headers.get('location')]).toEqual([303, success(id)]);
  expect(session(id)).toMatchObject({ status: 'complete', payment_status: 'paid' });
  const completed = sandbox.stripe
    .events()
    .filter(({ type, data }) => type === 'checkout.session.completed' && data.object.id === id);
  expect(completed).toHaveLength(1);
  expect(await (await fetch(`${sandbox.url}/pay/${id}`)).text()).toContain('This checkout is complete');
});

test('Pay later completes the session and leaves it unpaid', async () => {
  const { id } = await openCheckoutSession(sandbox);
  expect((await press(id, 'pay', { method: 'bank_debit' })).status).toBe(303);
  expect(session(id)).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
});

test('Decline stays on the page, reports the refusal and charges nothing', async () => {
  const { id } = await openCheckoutSession(sandbox);
  const response = await press(id, 'decline');
  expect([response.status, response.headers.get('location')]).toEqual([303, `/pay/${id}`]);
  expect(await (await fetch(`${sandbox.url}/pay/${id}`)).text()).toContain(
    'Your card was declined. Nothing was charged.',
  );
  expect(session(id)).toMatchObject({ status: 'open', payment_status: 'unpaid' });
});

test('Leave goes back to the seller and leaves the session open', async () => {
  const { id } = await openCheckoutSession(sandbox);
  const response = await press(id, 'leave');
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    'http://127.0.0.1:3000/dashboard',
  ]);
  expect(session(id)?.status).toBe('open');
});

test('an expired session says so and takes no money', async () => {
  const { id, url } = await openCheckoutSession(sandbox);
  await sandbox.stripe.expire(id);
  expect(await (await fetch(url)).text()).toContain('This checkout has expired');
  const response = await press(id, 'pay');
  expect(response.status).toBe(410);
  expect(session(id)?.payment_status).toBe('unpaid');
});

test('without an address from the seller, the buyer has to enter one', async () => {
  const { id } = await openCheckoutSession(sandbox, {
    customer_email: undefined,
    customer_creation: 'always',
  });
  expect(await (await press(id, 'pay', { email: 'nonsense' })).text()).toContain(
    'Please enter an email address.',
  );
  expect((await press(id, 'pay', { email: 'kim@example.com' })).status).toBe(303);
  expect(session(id)?.customer_details?.email).toBe('kim@example.com');
});

test('required terms must be accepted before paying', async () => {
  const { id } = await openCheckoutSession(sandbox, { consent_collection: { terms_of_service: 'required' } });
  expect(await (await press(id, 'pay')).text()).toContain('Please agree to the terms first.');
  expect((await press(id, 'pay', { terms: 'accepted' })).status).toBe(303);
  expect(session(id)?.consent).toEqual({ promotions: null, terms_of_service: 'accepted' });
});

test('there is no page for a session that does not exist', async () => {
  expect((await fetch(`${sandbox.url}/pay/cs_test_none`)).status).toBe(404);
});

test('payment pages use the sandbox’s public URL', async () => {
  const elsewhere = await startSandbox({ publicUrl: 'https://sandbox.test' });
  const { id, url } = await openCheckoutSession(elsewhere);
  expect(url).toBe(`https://sandbox.test/pay/${id}`);
  await elsewhere.stop();
});
