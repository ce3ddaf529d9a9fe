import { randomUUID } from 'node:crypto';
import { internalEndpoints } from '@app/contracts';
import { until } from '@app/testkit';
import { beforeAll, expect, test } from 'vitest';
import {
  type BillingUnderTest,
  createBillingUnderTest,
  type Replica,
} from '../testing/billing-under-test.ts';
import { buying } from '../testing/buyer.ts';

let billing: BillingUnderTest;
let replica: Replica;
let buyer: ReturnType<typeof buying>;
beforeAll(async () => {
  billing = await createBillingUnderTest();
  replica = await billing.start();
  buyer = buying(billing, () => replica);
});

async function asked(): Promise<string[]> {
  const said = await billing.said('mail.requested');
  expect(said.every(({ from }) => from === 'billing')).toBe(true);
  return said.map(({ mailId }) => mailId);
}

test('[PUR-3] receipt and refund are told at the moment of sending, with the address that auth knows then', async () => {
  const ada = billing.signIn();
  await buyer.pay(ada);
  await until(() => buyer.isPremium(ada));
  await replica.call(ada, 'POST', '/payment/refund');
  await until(async () => (await asked()).length === 2);
  const [receipt, refund] = await asked();
  billing.people.set(ada.userId, { address: 'moved@example.org', firstName: 'Ada' });
  const told = await replica.ask(`/internal/mails/${receipt}`);
  expect(told.status).toBe(200);
  expect(internalEndpoints.billingMail.answer.parse(told.body)).toEqual(told.body);
  const { paidAt, withdrawUntil } = told.body;
  expect(told.body).toEqual({
    template: 'payment_receipt',
    to: { address: 'moved@example.org', firstName: 'Ada', personId: ada.userId },
    paidAt: expect.any(String),
    amount: '€2.00',
    reference: expect.stringMatching(/^[0-9A-F]{12}$/),
    withdrawUntil: expect.any(String),
  });
  expect(Date.parse(withdrawUntil) - Date.parse(paidAt)).toBe(14 * 86_400_000);
  expect((await replica.ask(`/internal/mails/${refund}`)).body).toMatchObject({
    template: 'payment_refunded',
    amount: '€2.00',
    reference: told.body.reference,
  });
});

test('there is no reason to send to who is gone, nor what was never asked for', async () => {
  const ada = billing.signIn();
  await buyer.pay(ada);
  await until(() => buyer.isPremium(ada));
  const mailId = (await asked()).at(-1);
  billing.people.delete(ada.userId);
  for (const id of [mailId, randomUUID()])
    expect((await replica.ask(`/internal/mails/${id}`)).status).toBe(404);
});
