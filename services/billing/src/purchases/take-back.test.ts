import { until } from '@app/testkit';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type BillingUnderTest,
  createBillingUnderTest,
  type Replica,
} from '../testing/billing-under-test.ts';
import { buying } from '../testing/buyer.ts';
import type { Person } from '../testing/people.ts';

let billing: BillingUnderTest;
let replica: Replica;
let buyer: ReturnType<typeof buying>;
const stripe = () => billing.sandbox.stripe;
beforeAll(async () => {
  billing = await createBillingUnderTest();
  replica = await billing.start();
  buyer = buying(billing, () => replica);
});
beforeEach(() => {
  stripe().play({ mode: 'ok' });
  stripe().playWebhooks({ mode: 'send' });
});

const takeBack = (person: Person) => replica.call(person, 'POST', '/payment/refund');
async function bought(): Promise<{ person: Person; session: string }> {
  const person = billing.signIn();
  const session = await buyer.pay(person);
  await until(() => buyer.isPremium(person));
  return { person, session };
}

describe('[PAY-6] the right of withdrawal', () => {
  test('within 14 days the buyer takes it back alone: money, premium and a mail', async () => {
    const { person, session } = await bought();
    const { status, body } = await takeBack(person);
    expect([status, body]).toEqual([200, { data: { refunded: true } }]);
    expect(await buyer.isPremium(person)).toBe(false);
    expect(stripe().chargeOf(session)?.amount_refunded).toBe(200);
    await stripe().whenDelivered();
    expect(await buyer.mails(person)).toEqual(['payment_receipt', 'payment_refunded']);
    expect(await buyer.states(person)).toEqual(['refunded']);
    const again = await takeBack(person);
    expect([again.status, again.body.error]).toEqual([409, 'There is no payment to return.']);
  });

  test('five clicks at once return it once', async () => {
    const { person, session } = await bought();
    const answers = await Promise.all(Array.from({ length: 5 }, () => takeBack(person)));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(stripe().chargeOf(session)?.amount_refunded).toBe(200);
    await stripe().whenDelivered();
    expect((await buyer.mails(person)).filter((mail) => mail === 'payment_refunded').length).toBe(1);
  });

  test('what a part was given back of before gives the rest', async () => {
    const { person, session } = await bought();
    await stripe().refund(stripe().chargeOf(session)?.id ?? '', 50);
    expect((await takeBack(person)).status).toBe(200);
    expect(stripe().chargeOf(session)?.amount_refunded).toBe(200);
    expect(await buyer.states(person)).toEqual(['refunded']);
  });

  test('after 14 days it is refused with a sentence', async () => {
    const { person } = await bought();
    await billing.sql(
      "update billing.purchases set paid_at = paid_at - interval '14 days 1 minute' where owner_id = $1",
      person.userId,
    );
    const answer = await takeBack(person);
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict']);
    expect(answer.body.error).toMatch(/14 days/);
    expect(await buyer.isPremium(person)).toBe(true);
  });

  test('who has bought nothing has nothing to return', async () => {
    expect((await takeBack(billing.signIn())).status).toBe(409);
  });

  test('while the bank has the payment under review, that is said', async () => {
    const { person, session } = await bought();
    await stripe().dispute(stripe().chargeOf(session)?.id ?? '', 'needs_response');
    const answer = await takeBack(person);
    expect([answer.status, answer.body.error]).toEqual([409, expect.stringMatching(/under review/)]);
    expect(await buyer.isPremium(person)).toBe(true);
  });

  test.each(['http_500', 'http_429', 'http_401', 'refused'] as const)(
    'with the provider down (%s) nothing changes, and a later try works',
    async (mode) => {
      const { person, session } = await bought();
      stripe().play({ mode });
      const answer = await takeBack(person);
      expect([answer.status, answer.body.code]).toEqual([502, 'payment_unavailable']);
      expect(await buyer.isPremium(person)).toBe(true);
      stripe().play({ mode: 'ok' });
      expect((await takeBack(person)).status).toBe(200);
      expect(stripe().chargeOf(session)?.amount_refunded).toBe(200);
    },
  );

  test('when the provider’s answer is lost the money is returned once all the same', async () => {
    const { person, session } = await bought();
    stripe().play({ mode: 'answer_lost', times: 1 });
    expect((await takeBack(person)).status).toBe(200);
    expect(stripe().chargeOf(session)?.amount_refunded).toBe(200);
  });
});
