import { randomUUID } from 'node:crypto';
import { internalEndpoints } from '@app/contracts';
import { until } from '@app/testkit';
import { expect, test } from 'vitest';
import { startBilling } from '../testing/start-billing.ts';

const { billing, replica, buyer } = await startBilling();

async function asked(): Promise<string[]> {
  const events = await billing.published('mail.requested');
  expect(events.every(({ from }) => from === 'billing')).toBe(true);
  return events.map(({ mailId }) => mailId);
}

test('[PUR-3] the content of receipt and refund is read when they are sent, with the address that auth knows then', async () => {
  const ada = billing.signIn();
  await buyer.pay(ada);
  await until(() => buyer.isPremium(ada));
  await replica.call(ada, 'POST', '/payment/refund');
  await until(async () => (await asked()).length === 2);
  const [receipt, refund] = await asked();
  billing.people.set(ada.userId, { address: 'moved@example.org', firstName: 'Ada' });
  const response = await replica.ask(`/internal/mails/${receipt}`);
  expect(response.status).toBe(200);
  expect(internalEndpoints.billingMail.answer.parse(response.body)).toEqual(response.body);
  const { paidAt, withdrawUntil } = response.body;
  expect(response.body).toEqual({
    template: 'payment_receipt',
    to: { address: 'moved@example.org', firstName: 'Ada', personId: ada.userId },
    paidAt: expect.any(String),
    amount: '€2.00',
    reference: expect.stringMatching(/^[0-9A-F]{12}$/),
    withdrawUntil: expect.any(String),
    returnable: true,
  });
  expect(Date.parse(withdrawUntil) - Date.parse(paidAt)).toBe(14 * 86_400_000);
  expect((await replica.ask(`/internal/mails/${refund}`)).body).toMatchObject({
    template: 'payment_refunded',
    amount: '€2.00',
    reference: response.body.reference,
  });
});

test('a mail to an erased person or one that was never requested is not found', async () => {
  const ada = billing.signIn();
  await buyer.pay(ada);
  await until(() => buyer.isPremium(ada));
  const mailId = (await asked()).at(-1);
  billing.people.delete(ada.userId);
  for (const id of [mailId, randomUUID()])
    expect((await replica.ask(`/internal/mails/${id}`)).status).toBe(404);
});
