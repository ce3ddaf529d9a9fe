import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { takeNotice } from '../notices/take-notice.ts';
import { readEvent } from '../provider/stripe-objects.ts';
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
  billing.sandbox.stripe.playWebhooks({ mode: 'lose' });
});

/** What can happen to a payment in life, each a whole story, and how it must end. */
const STORIES: Record<
  string,
  { happens: (session: string) => Promise<unknown>; ends: string; premium: boolean; settled?: number }
> = {};
const stripe = () => billing.sandbox.stripe;
const charge = (session: string) => stripe().chargeOf(session)?.id ?? '';
const pays = (session: string, method: 'card' | 'bank_debit' = 'card') =>
  stripe().pay(session, { method, email: 'payer@example.net' });
Object.assign(STORIES, {
  'paid by card': { happens: (s: string) => pays(s), ends: 'paid', premium: true },
  'a debit that came': {
    happens: async (s: string) => {
      await pays(s, 'bank_debit');
      await stripe().settle(s, 'succeeded');
    },
    ends: 'paid',
    premium: true,
  },
  'a debit that came and was returned in two parts': {
    happens: async (s: string) => {
      await pays(s, 'bank_debit');
      await stripe().settle(s, 'succeeded');
      await stripe().refund(charge(s), 50);
      await stripe().refund(charge(s));
    },
    ends: 'refunded',
    premium: false,
  },
  'a debit that was refused': {
    happens: async (s: string) => {
      await pays(s, 'bank_debit');
      await stripe().settle(s, 'failed');
    },
    ends: '',
    premium: false,
  },
  'a page that ran out': { happens: (s: string) => stripe().expire(s), ends: '', premium: false },
  'a part returned': {
    happens: async (s: string) => {
      await pays(s);
      await stripe().refund(charge(s), 100);
    },
    ends: 'partly_refunded',
    premium: true,
  },
  'all returned, and the refund failed': {
    happens: async (s: string) => {
      await pays(s);
      await stripe().refund(charge(s));
      await stripe().failRefund(charge(s));
    },
    ends: 'refund_failed',
    premium: true,
    settled: 1,
  },
  'a refund that failed and was made again': {
    happens: async (s: string) => {
      await pays(s);
      await stripe().refund(charge(s));
      await stripe().failRefund(charge(s));
      await stripe().refund(charge(s));
    },
    ends: 'refunded',
    premium: false,
  },
  'a dispute lost': {
    happens: async (s: string) => {
      await pays(s);
      await stripe().dispute(charge(s), 'lost');
    },
    ends: 'dispute_lost',
    premium: false,
  },
  'a part returned, then a dispute won': {
    happens: async (s: string) => {
      await pays(s);
      await stripe().refund(charge(s), 100);
      await stripe().dispute(charge(s), 'won');
    },
    ends: 'partly_refunded',
    premium: true,
  },
  'an open dispute': {
    happens: async (s: string) => {
      await pays(s);
      await stripe().dispute(charge(s), 'needs_response');
    },
    ends: 'disputed',
    premium: true,
  },
});

describe('[PAY-6] the provider’s notices, all of them, in any order and each up to three times, end alike', () => {
  test.each(Object.entries(STORIES))('%s', async (_name, { happens, ends, premium, settled }) => {
    const seed = stripe().events().length;
    const first = await buyer.open(billing.signIn());
    await happens(first);
    const kinds = stripe().events().length - seed;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(), { minLength: kinds * 3, maxLength: kinds * 3 }),
        fc.nat(),
        async (order, side) => {
          const person = billing.signIn();
          const before = stripe().events().length;
          const session = await buyer.open(person);
          await happens(session);
          const events = stripe().events().slice(before);
          const told = order
            .map((rank, index) => ({ rank, event: events[index % events.length] }))
            // All of them at least once; the second and third telling as it happens.
            .filter(({ rank }, index) => index < events.length || (rank + side) % 2 === 0)
            .sort((a, b) => a.rank - b.rank);
          for (const { event } of told) await takeNotice(replica.deps, readEvent(event));
          expect(await buyer.states(person)).toEqual(ends === '' ? [] : [ends]);
          expect(await buyer.isPremium(person)).toBe(premium);
          const receipts = (await buyer.mails(person)).filter((mail) => mail === 'payment_receipt');
          expect(receipts.length).toBeLessThanOrEqual(1);
          if (premium) expect(receipts.length).toBe(1);
          const asked = await billing.sql(
            'select from billing.settlements join billing.checkouts on checkouts.id = checkout_id where owner_id = $1',
            person.userId,
          );
          if (settled !== undefined) expect(asked.length).toBe(settled);
          const [live] = await billing.sql<{ live: number }>(
            "select count(*)::int as live from billing.checkouts where owner_id = $1 and state <> 'closed'",
            person.userId,
          );
          expect(live?.live).toBe(0);
        },
      ),
      { numRuns: 8 },
    );
  });

  test('a refund heard of before its payment, which then failed, leaves a purchase with its receipt', async () => {
    const person = billing.signIn();
    const before = stripe().events().length;
    const session = await buyer.open(person);
    await STORIES['all returned, and the refund failed']?.happens(session);
    const events = stripe().events().slice(before);
    const inTurn = ['charge.refunded', 'checkout.session.completed', 'refund.failed'];
    for (const event of inTurn.flatMap((type) => events.filter((one) => one.type === type)))
      await takeNotice(replica.deps, readEvent(event));
    expect(await buyer.states(person)).toEqual(['refund_failed']);
    expect((await buyer.mails(person)).toSorted()).toEqual(['payment_receipt', 'payment_refunded']);
  });

  test('side by side, too: five replicas told the same at once make one purchase and one receipt', async () => {
    const ada = billing.signIn();
    const before = stripe().events().length;
    await buyer.pay(ada);
    const notices = stripe().events().slice(before).map(readEvent);
    const told = await Promise.all(
      Array.from({ length: 5 }, () => Promise.all(notices.map((notice) => takeNotice(replica.deps, notice)))),
    );
    expect(told.flat().filter(Boolean).length).toBe(notices.length);
    expect(await buyer.states(ada)).toEqual(['paid']);
    expect(await buyer.mails(ada)).toEqual(['payment_receipt']);
  });

  test('side by side, too: a payment and a dispute that was lost or won, all told at the same moment', async () => {
    for (let round = 0; round < 20; round += 1) {
      const ada = billing.signIn();
      const before = stripe().events().length;
      const session = await buyer.pay(ada);
      const lost = round % 2 === 0;
      await stripe().dispute(charge(session), lost ? 'lost' : 'won');
      const notices = stripe().events().slice(before).map(readEvent);
      await Promise.all(notices.map((notice) => takeNotice(replica.deps, notice)));
      expect(await buyer.states(ada)).toEqual([lost ? 'dispute_lost' : 'paid']);
      expect(await buyer.isPremium(ada)).toBe(!lost);
    }
  });

  test('what is said of a payment that is none of ours changes nothing', async () => {
    const notice = readEvent({
      id: `evt_${randomUUID()}`,
      type: 'checkout.session.completed',
      created: 1_760_000_000,
      data: {
        object: {
          id: 'cs_of_somebody_else',
          status: 'complete',
          payment_status: 'paid',
          client_reference_id: 'their own reference',
          payment_intent: 'pi_of_somebody_else',
          customer: null,
        },
      },
    });
    expect(await takeNotice(replica.deps, notice)).toBe(true);
    const [found] = await billing.sql<{ n: number }>(
      "select count(*)::int as n from billing.purchases where payment_intent = 'pi_of_somebody_else'",
    );
    expect(found?.n).toBe(0);
  });
});
