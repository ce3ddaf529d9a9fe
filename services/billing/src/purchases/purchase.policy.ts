import type { PaymentFact } from '../provider/payment-report.ts';
import type { PaymentState, PaymentSummary } from './payment-summary.ts';

interface KnownFacts {
  paid: boolean;
  refunded: number;
  refundFailed: boolean;
  amount: number;
  openDispute: boolean;
  lostDispute: boolean;
  bankRefused: boolean;
  awaitingBank: boolean;
  expired: boolean;
}

/**
 * Maps the facts of a payment to its state (docs/decisions/0015); the first row that matches applies. The rows depend on
 * which facts are known and not on their order, so the order, number and delay of notices do not change the result.
 */
const POLICY: readonly { state: PaymentState; premium: boolean; when(known: KnownFacts): boolean }[] = [
  { state: 'dispute_lost', premium: false, when: ({ lostDispute }) => lostDispute },
  { state: 'refunded', premium: false, when: ({ refunded, amount }) => refunded >= amount },
  // We still have the money, so the buyer keeps Premium until support has settled the refund.
  { state: 'refund_failed', premium: true, when: ({ paid, refundFailed }) => paid && refundFailed },
  // The buyer keeps Premium until the bank has decided.
  { state: 'disputed', premium: true, when: ({ paid, openDispute }) => paid && openDispute },
  { state: 'partly_refunded', premium: true, when: ({ paid, refunded }) => paid && refunded > 0 },
  { state: 'paid', premium: true, when: ({ paid }) => paid },
  { state: 'failed', premium: false, when: ({ bankRefused }) => bankRefused },
  { state: 'processing', premium: false, when: ({ awaitingBank }) => awaitingBank },
  { state: 'expired', premium: false, when: ({ expired }) => expired },
  { state: 'open', premium: false, when: () => true },
];

/** Returns the state of a payment of `amount` according to its known facts. */
export function evaluatePayment(amount: number, facts: readonly PaymentFact[]): PaymentSummary {
  const known = summarizeFacts(amount, facts);
  const { state, premium } = POLICY.find(({ when }) => when(known)) ?? { state: 'open', premium: false };
  return {
    state,
    premium,
    paidAt: findEarliest(facts.filter(({ kind }) => kind === 'paid')),
    refunded: known.refunded,
    refundedAt: findRefundedAt(facts, known.refunded),
  };
}

/** The states in which a purchase grants Premium. */
export const PREMIUM_STATES: readonly PaymentState[] = POLICY.filter(({ premium }) => premium).map(
  ({ state }) => state,
);

function summarizeFacts(amount: number, facts: readonly PaymentFact[]): KnownFacts {
  const has = (kind: PaymentFact['kind']) => facts.some((fact) => fact.kind === kind);
  const closed = new Set(
    facts.filter(({ kind }) => kind === 'dispute_won' || kind === 'dispute_lost').map(({ ref }) => ref),
  );
  return {
    amount,
    paid: has('paid'),
    refunded: sumRefunded(facts),
    refundFailed: has('refund_failed') || has('refund_refused'),
    openDispute: facts.some(({ kind, ref }) => kind === 'disputed' && !closed.has(ref)),
    lostDispute: has('dispute_lost'),
    bankRefused: has('bank_refused'),
    awaitingBank: has('awaiting_bank'),
    expired: has('expired'),
  };
}

/**
 * Returns how much the buyer has received back: all refunds less those that failed. The sum of the single refunds counts
 * when it is higher than the charge's total, because a repeated refund brings the charge to the same total as before.
 */
function sumRefunded(facts: readonly PaymentFact[]): number {
  const altogether = Math.max(
    0,
    ...facts.map(({ kind, amount }) => (kind === 'refunded' ? (amount ?? 0) : 0)),
  );
  const failed = maxAmountByRef(facts.filter(({ kind }) => kind === 'refund_failed'));
  const made = maxAmountByRef(facts.filter(({ kind }) => kind === 'refund_made' || kind === 'refund_failed'));
  return Math.max(0, Math.max(altogether, sum(made)) - sum(failed));
}

function findRefundedAt(facts: readonly PaymentFact[], refunded: number): Date | null {
  if (refunded === 0) return null;
  const exact = facts.filter(({ kind, amount }) => kind === 'refunded' && amount === refunded);
  return (
    findEarliest(exact) ??
    findEarliest(facts.filter(({ kind }) => kind === 'refunded' || kind === 'refund_made'))
  );
}

/** Counts each refund once, however often it was reported. */
function maxAmountByRef(facts: readonly PaymentFact[]): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const { ref, amount } of facts) amounts.set(ref, Math.max(amounts.get(ref) ?? 0, amount ?? 0));
  return amounts;
}

const sum = (amounts: Map<string, number>): number => [...amounts.values()].reduce((a, b) => a + b, 0);

function findEarliest(facts: readonly PaymentFact[]): Date | null {
  return facts.length === 0 ? null : new Date(Math.min(...facts.map(({ at }) => at.getTime())));
}
