import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';
import { openCheckoutSession } from '../stripe-for-tests.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const look = async () => (await fetch(`${sandbox.url}/payments`)).text();
const press = (id: string, act: string) =>
  fetch(`${sandbox.url}/payments/${id}`, { method: 'POST', body: new URLSearchParams({ act }) });

test('a person can act as the bank: settle a debit, decide a dispute', async () => {
  expect(await look()).toContain('No checkouts yet.');
  const { id } = await openCheckoutSession(sandbox);
  expect(await look()).toContain('€2.00: open');
  await sandbox.stripe.pay(id, { method: 'bank_debit' });
  expect(await look()).toContain('waiting for the bank');
  expect(await (await press(id, 'bank_pays')).text()).toContain('€2.00: paid');
  expect(await (await press(id, 'dispute')).text()).toContain('dispute needs response');
  const lost = await (await press(id, 'dispute_lost')).text();
  expect(lost).toContain('dispute lost');
  expect(lost).not.toContain('value="refund"');
});

test('an impossible action and an unknown action are answered with an error', async () => {
  const { id } = await openCheckoutSession(sandbox);
  await sandbox.stripe.pay(id);
  expect(await (await press(id, 'refund')).text()).toContain('refunded');
  const again = await press(id, 'refund');
  expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('already been refunded')]);
  expect((await press(id, 'explode')).status).toBe(400);
  expect((await press(id, 'toString')).status).toBe(400);
});
