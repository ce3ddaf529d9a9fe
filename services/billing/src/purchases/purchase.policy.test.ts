import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FACT_KINDS, type PaymentFact } from './payment-fact.ts';
import { judge, PREMIUM_STATES, withdrawUntil } from './purchase.policy.ts';

const PRICE = 200;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 12, minute));
const fact = (kind: PaymentFact['kind'], more: Partial<PaymentFact> = {}): PaymentFact => ({
  kind,
  ref: 'the-one',
  amount: null,
  at: at(0),
  ...more,
});
const refund = (amount: number) => fact('refunded', { ref: `ch:${amount}`, amount });
const made = (ref: string, amount = 200) => fact('refund_made', { ref, amount });
const failed = (ref: string, amount = 200) => fact('refund_failed', { ref, amount });
const standing = (...facts: PaymentFact[]) => {
  const { state, premium } = judge(PRICE, facts);
  return [state, premium];
};

describe('[PAY-6] what a payment’s facts amount to', () => {
  const paid = fact('paid');
  test.each<[string, PaymentFact[], string, boolean]>([
    ['nothing', [], 'open', false],
    ['the page ran out', [fact('expired')], 'expired', false],
    ['a debit on its way', [fact('awaiting_bank')], 'processing', false],
    ['a debit that came', [fact('awaiting_bank'), paid], 'paid', true],
    ['a debit that was refused', [fact('awaiting_bank'), fact('bank_refused')], 'failed', false],
    ['paid', [paid], 'paid', true],
    ['paid after all, whatever else is said', [fact('expired'), fact('bank_refused'), paid], 'paid', true],
    ['a part given back', [paid, refund(100)], 'partly_refunded', true],
    ['all given back', [paid, refund(200)], 'refunded', false],
    ['all given back in parts', [paid, refund(100), refund(200)], 'refunded', false],
    ['given back before we heard it was paid', [refund(200)], 'refunded', false],
    ['a part given back of what we never heard was paid', [refund(100)], 'open', false],
    ['a refund that failed', [paid, refund(200), failed('re_1')], 'refund_failed', true],
    [
      'made again after it failed',
      [paid, refund(200), failed('re_1'), made('re_1'), made('re_2')],
      'refunded',
      false,
    ],
    ['both failed', [paid, refund(200), failed('re_1'), made('re_2'), failed('re_2')], 'refund_failed', true],
    [
      'told as made and as failed, twice',
      [paid, made('re_1'), failed('re_1'), failed('re_1')],
      'refund_failed',
      true,
    ],
    ['a refund that could not be begun', [paid, fact('refund_refused')], 'refund_failed', true],
    [
      'could not be begun, and was settled by hand',
      [paid, fact('refund_refused'), made('re_1')],
      'refunded',
      false,
    ],
    [
      'could not be begun, as the buyer’s bank took it',
      [paid, fact('refund_refused'), fact('dispute_lost')],
      'dispute_lost',
      false,
    ],
    ['disputed', [paid, fact('disputed')], 'disputed', true],
    ['disputed and won', [paid, fact('disputed'), fact('dispute_won')], 'paid', true],
    ['disputed and lost', [paid, fact('disputed'), fact('dispute_lost')], 'dispute_lost', false],
    ['lost before we heard of the dispute', [paid, fact('dispute_lost')], 'dispute_lost', false],
    [
      'one dispute won, another open',
      [paid, fact('disputed'), fact('dispute_won'), fact('disputed', { ref: 'another' })],
      'disputed',
      true,
    ],
    ['won after a part was given back', [paid, refund(50), fact('dispute_won')], 'partly_refunded', true],
  ])('%s', (_name, facts, state, premium) => {
    expect(standing(...facts)).toEqual([state, premium]);
  });

  const anyFact = fc.record({
    kind: fc.constantFrom(...FACT_KINDS),
    ref: fc.constantFrom('one', 'another'),
    amount: fc.constantFrom(50, 100, 200),
    at: fc.integer({ min: 0, max: 50 }).map(at),
  });

  test('is the same in any order and however often each is told', () => {
    const told = fc.array(anyFact, { maxLength: 10 }).chain((facts) =>
      fc.record({
        facts: fc.constant(facts),
        again: fc
          .shuffledSubarray([...facts, ...facts, ...facts], { minLength: facts.length * 3 })
          .map((all) => [...all]),
      }),
    );
    fc.assert(
      fc.property(told, ({ facts, again }) => {
        expect(judge(PRICE, again)).toEqual(judge(PRICE, facts));
      }),
      { numRuns: 2_000 },
    );
  });

  test('premium needs a payment, and ends with its return or a lost dispute', () => {
    fc.assert(
      fc.property(fc.array(anyFact, { maxLength: 10 }), (facts) => {
        const { state, premium } = judge(PRICE, facts);
        const has = (kind: PaymentFact['kind']) => facts.some((one) => one.kind === kind);
        const { refunded } = judge(PRICE, facts);
        const returned = refunded >= PRICE;
        expect(premium).toBe(has('paid') && !returned && !has('dispute_lost'));
        expect(PREMIUM_STATES.includes(state)).toBe(premium);
      }),
      { numRuns: 2_000 },
    );
  });
});

test('a purchase can be taken back for 14 days', () => {
  expect(withdrawUntil(new Date('2026-11-01T12:00:00Z'))).toEqual(new Date('2026-11-15T12:00:00Z'));
});
