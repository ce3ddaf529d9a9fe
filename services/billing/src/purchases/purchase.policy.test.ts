import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withdrawUntil } from '../premium-terms.ts';
import { FACT_KINDS, type PaymentFact } from '../provider/payment-report.ts';
import { evaluatePayment, PREMIUM_STATES } from './purchase.policy.ts';

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
const stateAndPremium = (...facts: PaymentFact[]) => {
  const { state, premium } = evaluatePayment(PRICE, facts);
  return [state, premium];
};

describe('[PAY-6] the state of a payment after', () => {
  const paid = fact('paid');
  test.each<[string, PaymentFact[], string, boolean]>([
    ['no facts', [], 'open', false],
    ['its session expired', [fact('expired')], 'expired', false],
    ['a pending debit', [fact('awaiting_bank')], 'processing', false],
    ['a debit that was paid', [fact('awaiting_bank'), paid], 'paid', true],
    ['a debit that was refused', [fact('awaiting_bank'), fact('bank_refused')], 'failed', false],
    ['a payment', [paid], 'paid', true],
    [
      'a payment despite an expired session and a refusal',
      [fact('expired'), fact('bank_refused'), paid],
      'paid',
      true,
    ],
    ['a partial refund', [paid, refund(100)], 'partly_refunded', true],
    ['a full refund', [paid, refund(200)], 'refunded', false],
    ['a full refund in parts', [paid, refund(100), refund(200)], 'refunded', false],
    ['a refund that is reported before its payment', [refund(200)], 'refunded', false],
    ['a partial refund of an unreported payment', [refund(100)], 'open', false],
    ['a refund that failed', [paid, refund(200), failed('re_1')], 'refund_failed', true],
    [
      'a refund that was repeated after it failed',
      [paid, refund(200), failed('re_1'), made('re_1'), made('re_2')],
      'refunded',
      false,
    ],
    [
      'two failed refunds',
      [paid, refund(200), failed('re_1'), made('re_2'), failed('re_2')],
      'refund_failed',
      true,
    ],
    [
      'a refund reported as made and twice as failed',
      [paid, made('re_1'), failed('re_1'), failed('re_1')],
      'refund_failed',
      true,
    ],
    ['a refund that was refused', [paid, fact('refund_refused')], 'refund_failed', true],
    [
      'a refund that was refused and then made by an operator',
      [paid, fact('refund_refused'), made('re_1')],
      'refunded',
      false,
    ],
    [
      'a refund that was refused because the buyer’s bank had taken the money',
      [paid, fact('refund_refused'), fact('dispute_lost')],
      'dispute_lost',
      false,
    ],
    ['a dispute', [paid, fact('disputed')], 'disputed', true],
    ['a dispute that was won', [paid, fact('disputed'), fact('dispute_won')], 'paid', true],
    ['a dispute that was lost', [paid, fact('disputed'), fact('dispute_lost')], 'dispute_lost', false],
    ['a lost dispute that was never reported as opened', [paid, fact('dispute_lost')], 'dispute_lost', false],
    [
      'one dispute won and another open',
      [paid, fact('disputed'), fact('dispute_won'), fact('disputed', { ref: 'another' })],
      'disputed',
      true,
    ],
    [
      'a dispute won after a partial refund',
      [paid, refund(50), fact('dispute_won')],
      'partly_refunded',
      true,
    ],
  ])('%s', (_name, facts, state, premium) => {
    expect(stateAndPremium(...facts)).toEqual([state, premium]);
  });

  const anyFact = fc.record({
    kind: fc.constantFrom(...FACT_KINDS),
    ref: fc.constantFrom('one', 'another'),
    amount: fc.constantFrom(50, 100, 200),
    at: fc.integer({ min: 0, max: 50 }).map(at),
  });

  test('facts is the same in any order and for any number of repetitions', () => {
    const factsAndRepeats = fc.array(anyFact, { maxLength: 10 }).chain((facts) =>
      fc.record({
        facts: fc.constant(facts),
        again: fc
          .shuffledSubarray([...facts, ...facts, ...facts], { minLength: facts.length * 3 })
          .map((all) => [...all]),
      }),
    );
    fc.assert(
      fc.property(factsAndRepeats, ({ facts, again }) => {
        expect(evaluatePayment(PRICE, again)).toEqual(evaluatePayment(PRICE, facts));
      }),
      { numRuns: 2_000 },
    );
  });

  test('facts grants Premium only with a payment, without a full refund or a lost dispute', () => {
    fc.assert(
      fc.property(fc.array(anyFact, { maxLength: 10 }), (facts) => {
        const { state, premium } = evaluatePayment(PRICE, facts);
        const has = (kind: PaymentFact['kind']) => facts.some((one) => one.kind === kind);
        const { refunded } = evaluatePayment(PRICE, facts);
        const returned = refunded >= PRICE;
        expect(premium).toBe(has('paid') && !returned && !has('dispute_lost'));
        expect(PREMIUM_STATES.includes(state)).toBe(premium);
      }),
      { numRuns: 2_000 },
    );
  });
});

test('a purchase can be returned for 14 days', () => {
  expect(withdrawUntil(new Date('2026-11-01T12:00:00Z'))).toEqual(new Date('2026-11-15T12:00:00Z'));
});
