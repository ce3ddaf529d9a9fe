import { until } from '@app/testkit';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
beforeEach(() => {
  billing.sandbox.stripe.play({ mode: 'ok' });
  billing.sandbox.stripe.playWebhooks({ mode: 'send' });
});

describe('[PAY-6] [PUR-3] paying', () => {
  test('gives premium within five seconds of the notice, one receipt, and word to chat', async () => {
    const ada = billing.signIn();
    expect(await buyer.isPremium(ada)).toBe(false);
    await buyer.pay(ada);
    await until(() => buyer.isPremium(ada), { timeout: 5_000 });
    await billing.sandbox.stripe.whenDelivered();
    expect(await buyer.states(ada)).toEqual(['paid']);
    expect(await buyer.mails(ada)).toEqual(['payment_receipt']);
    expect(await billing.said('entitlement.changed')).toEqual([
      { userId: ada.userId, purchasedAt: expect.any(String), version: 1 },
    ]);
    const session = await replica.ask(`/internal/people/${ada.userId}/purchase`);
    expect(session.body).toEqual({ purchased: true, purchase_date: expect.any(String) });
    const again = await buyer.checkout(ada);
    expect([again.status, again.body.code, again.body.error]).toEqual([
      409,
      'conflict',
      'You already have Premium.',
    ]);
  });
});
