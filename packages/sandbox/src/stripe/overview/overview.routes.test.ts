import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';
import { opened } from '../stripe-for-tests.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const look = async () => (await fetch(`${sandbox.url}/payments`)).text();
const press = (id: string, act: string) =>
  fetch(`${sandbox.url}/payments/${id}`, { method: 'POST', body: new URLSearchParams({ act }) });

test('a person can be the bank: settle a debit, lose a dispute', async () => {
  expect(await look()).toContain('No checkouts yet.');
  const { id } = await opened(sandbox);
  expect(await look()).toContain('€2.00: open');
  await sandbox.stripe.pay(id, { method: 'bank_debit' });
  expect(await look()).toContain('waiting for the bank');
  expect(await (await press(id, 'bank_pays')).text()).toContain('€2.00: paid');
  expect(await (await press(id, 'dispute')).text()).toContain('dispute needs response');
  const lost = await (await press(id, 'dispute_lost')).text();
  expect(lost).toContain('dispute lost');
  expect(lost).not.toContain('value="refund"');
});

test('what can not be done any more is told, and so is what there is not', async () => {
  const { id } = await opened(sandbox);
  await sandbox.stripe.pay(id);
  expect(await (await press(id, 'refund')).text()).toContain('refunded');
  const again = await press(id, 'refund');
  expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('already been refunded')]);
  expect((await press(id, 'explode')).status).toBe(400);
  expect((await press(id, 'toString')).status).toBe(400);
});
