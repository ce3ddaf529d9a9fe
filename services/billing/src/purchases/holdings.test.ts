import { randomUUID } from 'node:crypto';
import { internalEndpoints } from '@app/contracts';
import { until } from '@app/testkit';
import { expect, test } from 'vitest';
import { startBilling } from '../testing/start-billing.ts';

const { billing, replica, buyer } = await startBilling();
const { path, method } = internalEndpoints.billingHoldings;

test('[PUR-7] holdings list people who have paid, are paying or were refunded, and nobody else', async () => {
  const [paid, refunded, paying, idle] = [
    billing.signIn(),
    billing.signIn(),
    billing.signIn(),
    billing.signIn(),
  ];
  for (const person of [paid, refunded]) {
    await buyer.pay(person);
    await until(() => buyer.isPremium(person));
  }
  await replica.call(refunded, 'POST', '/payment/refund');
  await buyer.open(paying);
  const ids = [paid, refunded, paying, idle].map(({ userId }) => userId);
  const answer = await replica.ask(path, { ids: [...ids, randomUUID()] });
  expect(answer.status).toBe(200);
  const held = new Map(answer.body.holdings.map((one: { id: string }) => [one.id, one]));
  expect(ids.map((id) => held.get(id))).toEqual([
    { id: paid.userId, premium: true, payments: true },
    { id: refunded.userId, premium: false, payments: true },
    { id: paying.userId, premium: false, payments: true },
    undefined,
  ]);
  expect(held.size).toBe(3);
});

test('only our own services may ask for holdings, of at most 200 accounts at a time', async () => {
  const person = billing.signIn();
  expect((await replica.call(person, method, path, { body: { ids: [person.userId] } })).status).toBe(401);
  const many = Array.from({ length: 201 }, () => randomUUID());
  expect((await replica.ask(path, { ids: many })).status).toBe(400);
});
