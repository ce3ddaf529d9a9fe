import { type Person, until } from '@app/testkit';
import { describe, expect, test } from 'vitest';
import { startBilling } from '../testing/start-billing.ts';

const { billing, replica, buyer, stripe } = await startBilling();

const requestRefund = (person: Person) => replica.call(person, 'POST', '/payment/refund');
async function bought(): Promise<{ person: Person; session: string }> {
  const person = billing.signIn();
  const session = await buyer.pay(person);
  await until(() => buyer.isPremium(person));
  return { person, session };
}

describe('[PAY-6] the right of withdrawal', () => {
  test('within 14 days the buyer returns a purchase without support: refund, end of Premium and a mail', async () => {
    const { person, session } = await bought();
    const { status, body } = await requestRefund(person);
    expect([status, body]).toEqual([200, { data: { refunded: true } }]);
    expect(await buyer.isPremium(person)).toBe(false);
    expect(stripe.chargeOf(session)?.amount_refunded).toBe(200);
    await stripe.whenDelivered();
    expect(await buyer.mails(person)).toEqual(['payment_receipt', 'payment_refunded']);
    expect(await buyer.states(person)).toEqual(['refunded']);
    const again = await requestRefund(person);
    expect([again.status, again.body.error]).toEqual([409, 'There’s no payment to refund.']);
  });

  test('five clicks at the same time refund it once', async () => {
    const { person, session } = await bought();
    const answers = await Promise.all(Array.from({ length: 5 }, () => requestRefund(person)));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(stripe.chargeOf(session)?.amount_refunded).toBe(200);
    await stripe.whenDelivered();
    expect((await buyer.mails(person)).filter((mail) => mail === 'payment_refunded').length).toBe(1);
  });

  test('after a partial refund the rest is refunded', async () => {
    const { person, session } = await bought();
    await stripe.refund(stripe.chargeOf(session)?.id ?? '', 50);
    expect((await requestRefund(person)).status).toBe(200);
    expect(stripe.chargeOf(session)?.amount_refunded).toBe(200);
    expect(await buyer.states(person)).toEqual(['refunded']);
  });

  test('after 14 days it is refused with an explanation', async () => {
    const { person } = await bought();
    await billing.sql(
      "update billing.purchases set paid_at = paid_at - interval '14 days 1 minute' where owner_id = $1",
      person.userId,
    );
    const answer = await requestRefund(person);
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
    expect(answer.body.error).toMatch(/14-day/);
    expect(await buyer.isPremium(person)).toBe(true);
  });

  test('a person without a purchase has nothing to return', async () => {
    expect((await requestRefund(billing.signIn())).status).toBe(409);
  });

  test('during a dispute the answer says that the bank has the payment under review', async () => {
    const { person, session } = await bought();
    await stripe.dispute(stripe.chargeOf(session)?.id ?? '', 'needs_response');
    const answer = await requestRefund(person);
    expect([answer.status, answer.body.error]).toEqual([409, expect.stringMatching(/bank is reviewing/)]);
    expect(await buyer.isPremium(person)).toBe(true);
  });

  test.each(['http_500', 'http_429', 'http_401', 'refused'] as const)(
    'while the provider is down (%s) nothing changes, and a later attempt succeeds',
    async (mode) => {
      const { person, session } = await bought();
      stripe.setBehavior({ mode });
      const answer = await requestRefund(person);
      expect([answer.status, answer.body.code]).toEqual([502, 'payment_unavailable']);
      expect(await buyer.isPremium(person)).toBe(true);
      stripe.setBehavior({ mode: 'ok' });
      expect((await requestRefund(person)).status).toBe(200);
      expect(stripe.chargeOf(session)?.amount_refunded).toBe(200);
    },
  );

  test('when the provider’s answer is lost the money is still refunded exactly once', async () => {
    const { person, session } = await bought();
    stripe.setBehavior({ mode: 'answer_lost', times: 1 });
    expect((await requestRefund(person)).status).toBe(200);
    expect(stripe.chargeOf(session)?.amount_refunded).toBe(200);
  });
});
