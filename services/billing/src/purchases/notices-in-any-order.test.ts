import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { receiveNotice } from '../notices/receive-notice.ts';
import { readEvent } from '../provider/stripe-objects.ts';
import { startBilling } from '../testing/start-billing.ts';

const { billing, replica, buyer, stripe } = await startBilling({ webhooks: 'lose' });

/** The possible courses of a payment, each with the state in which it must end. */
const STORIES: Record<
  string,
  { happens: (session: string) => Promise<unknown>; ends: string; premium: boolean; settled?: number }
> = {};
const read = (event: unknown) => readEvent(event, { now: billing.clock.now() });
const charge = (session: string) => stripe.chargeOf(session)?.id ?? '';
const pays = (session: string, method: 'card' | 'bank_debit' = 'card') =>
  stripe.pay(session, { method, email: 'payer@example.net' });
Object.assign(STORIES, {
  'paid by card': { happens: (s: string) => pays(s), ends: 'paid', premium: true },
  'a debit that was paid': {
    happens: async (s: string) => {
      await pays(s, 'bank_debit');
      await stripe.settle(s, 'succeeded');
    },
    ends: 'paid',
    premium: true,
  },
  'a debit that was paid and refunded in two parts': {
    happens: async (s: string) => {
      await pays(s, 'bank_debit');
      await stripe.settle(s, 'succeeded');
      await stripe.refund(charge(s), 50);
      await stripe.refund(charge(s));
    },
    ends: 'refunded',
    premium: false,
  },
  'a debit that was refused': {
    happens: async (s: string) => {
      await pays(s, 'bank_debit');
      await stripe.settle(s, 'failed');
    },
    ends: '',
    premium: false,
  },
  'an expired session': { happens: (s: string) => stripe.expire(s), ends: '', premium: false },
  'a partial refund': {
    happens: async (s: string) => {
      await pays(s);
      await stripe.refund(charge(s), 100);
    },
    ends: 'partly_refunded',
    premium: true,
  },
  'a full refund that failed': {
    happens: async (s: string) => {
      await pays(s);
      await stripe.refund(charge(s));
      await stripe.failRefund(charge(s));
    },
    ends: 'refund_failed',
    premium: true,
    settled: 1,
  },
  'a refund that failed and was repeated': {
    happens: async (s: string) => {
      await pays(s);
      await stripe.refund(charge(s));
      await stripe.failRefund(charge(s));
      await stripe.refund(charge(s));
    },
    ends: 'refunded',
    premium: false,
  },
  'a dispute lost': {
    happens: async (s: string) => {
      await pays(s);
      await stripe.dispute(charge(s), 'lost');
    },
    ends: 'dispute_lost',
    premium: false,
  },
  'a partial refund, then a dispute won': {
    happens: async (s: string) => {
      await pays(s);
      await stripe.refund(charge(s), 100);
      await stripe.dispute(charge(s), 'won');
    },
    ends: 'partly_refunded',
    premium: true,
  },
  'an open dispute': {
    happens: async (s: string) => {
      await pays(s);
      await stripe.dispute(charge(s), 'needs_response');
    },
    ends: 'disputed',
    premium: true,
  },
});

describe('[PAY-6] all notices of the provider, in any order and each up to three times, end in the same state', () => {
  test.each(Object.entries(STORIES))('%s', async (_name, { happens, ends, premium, settled }) => {
    const seed = stripe.events().length;
    const first = await buyer.open(billing.signIn());
    await happens(first);
    const kinds = stripe.events().length - seed;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(), { minLength: kinds * 3, maxLength: kinds * 3 }),
        fc.nat(),
        async (order, side) => {
          const person = billing.signIn();
          const before = stripe.events().length;
          const session = await buyer.open(person);
          await happens(session);
          const events = stripe.events().slice(before);
          const sent = order
            .map((rank, index) => ({ rank, event: events[index % events.length] }))
            // Each event is sent at least once; a random half of the second and third copies is sent, too.
            .filter(({ rank }, index) => index < events.length || (rank + side) % 2 === 0)
            .sort((a, b) => a.rank - b.rank);
          for (const { event } of sent) await receiveNotice(replica.deps, read(event));
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
      { numRuns: 4 },
    );
  });

  test('a refund that is reported before its payment and then fails leaves a purchase with its receipt', async () => {
    const person = billing.signIn();
    const before = stripe.events().length;
    const session = await buyer.open(person);
    await STORIES['a full refund that failed']?.happens(session);
    const events = stripe.events().slice(before);
    const inTurn = ['charge.refunded', 'checkout.session.completed', 'refund.failed'];
    for (const event of inTurn.flatMap((type) => events.filter((one) => one.type === type)))
      await receiveNotice(replica.deps, read(event));
    expect(await buyer.states(person)).toEqual(['refund_failed']);
    expect((await buyer.mails(person)).toSorted()).toEqual(['payment_receipt', 'payment_refunded']);
  });

  test('the same notices sent to five replicas at once make one purchase and one receipt', async () => {
    const ada = billing.signIn();
    const before = stripe.events().length;
    await buyer.pay(ada);
    const notices = stripe.events().slice(before).map(read);
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () =>
        Promise.all(notices.map((notice) => receiveNotice(replica.deps, notice))),
      ),
    );
    expect(outcomes.flat().filter((outcome) => outcome === 'applied').length).toBe(notices.length);
    expect(await buyer.states(ada)).toEqual(['paid']);
    expect(await buyer.mails(ada)).toEqual(['payment_receipt']);
  });

  test('a payment and a closed dispute whose notices arrive at the same moment end in the right state', async () => {
    for (let round = 0; round < 10; round += 1) {
      const ada = billing.signIn();
      const before = stripe.events().length;
      const session = await buyer.pay(ada);
      const lost = round % 2 === 0;
      await stripe.dispute(charge(session), lost ? 'lost' : 'won');
      const notices = stripe.events().slice(before).map(read);
      await Promise.all(notices.map((notice) => receiveNotice(replica.deps, notice)));
      expect(await buyer.states(ada)).toEqual([lost ? 'dispute_lost' : 'paid']);
      expect(await buyer.isPremium(ada)).toBe(!lost);
    }
  });

  test('a notice about a payment that is not ours changes nothing', async () => {
    const notice = read({
      id: `evt_${randomUUID()}`,
      type: 'checkout.session.completed',
      created: 1_760_000_000,
      livemode: false,
      data: {
        object: {
          id: 'cs_of_somebody_else',
          status: 'complete',
          payment_status: 'paid',
          client_reference_id: 'their own reference',
          amount_total: 200,
          currency: 'eur',
          livemode: false,
          payment_intent: 'pi_of_somebody_else',
          customer: null,
        },
      },
    });
    expect(await receiveNotice(replica.deps, notice)).toBe('applied');
    const [found] = await billing.sql<{ n: number }>(
      "select count(*)::int as n from billing.purchases where payment_intent = 'pi_of_somebody_else'",
    );
    expect(found?.n).toBe(0);
  });
});
