import { WITHDRAWAL_DAYS } from '@app/contracts';
import type { PaymentFact } from './payment-fact.ts';
import type { PaymentState, Standing } from './standing.ts';

interface Known {
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
 * The one table of what a payment's facts amount to (rule 12; docs/decisions/0015): the first line that holds. It asks
 * which facts are known and never in which order they came, so that any order, number and delay of notices ends alike.
 */
const POLICY: readonly { state: PaymentState; premium: boolean; when(known: Known): boolean }[] = [
  { state: 'dispute_lost', premium: false, when: ({ lostDispute }) => lostDispute },
  { state: 'refunded', premium: false, when: ({ refunded, amount }) => refunded >= amount },
  // The money is still here: the buyer keeps what it was paid for until a person has settled it.
  { state: 'refund_failed', premium: true, when: ({ paid, refundFailed }) => paid && refundFailed },
  // Until the bank has decided the buyer is believed, and keeps what they paid for.
  { state: 'disputed', premium: true, when: ({ paid, openDispute }) => paid && openDispute },
  { state: 'partly_refunded', premium: true, when: ({ paid, refunded }) => paid && refunded > 0 },
  { state: 'paid', premium: true, when: ({ paid }) => paid },
  { state: 'failed', premium: false, when: ({ bankRefused }) => bankRefused },
  { state: 'processing', premium: false, when: ({ awaitingBank }) => awaitingBank },
  { state: 'expired', premium: false, when: ({ expired }) => expired },
  { state: 'open', premium: false, when: () => true },
];

/** Where a payment of `amount` stands, as far as its facts are known. */
export function judge(amount: number, facts: readonly PaymentFact[]): Standing {
  const known = knownOf(amount, facts);
  const { state, premium } = POLICY.find(({ when }) => when(known)) ?? { state: 'open', premium: false };
  return {
    state,
    premium,
    paidAt: earliest(facts.filter(({ kind }) => kind === 'paid')),
    refunded: known.refunded,
    refundedAt: refundedAtOf(facts, known.refunded),
  };
}

/** States in which a purchase gives premium. */
export const PREMIUM_STATES: readonly PaymentState[] = POLICY.filter(({ premium }) => premium).map(
  ({ state }) => state,
);

/** Until when a buyer may take premium back by themselves (Directive 2011/83/EU, art. 9). */
export function withdrawUntil(paidAt: Date): Date {
  return new Date(paidAt.getTime() + WITHDRAWAL_DAYS * 86_400_000);
}

function knownOf(amount: number, facts: readonly PaymentFact[]): Known {
  const has = (kind: PaymentFact['kind']) => facts.some((fact) => fact.kind === kind);
  const closed = new Set(
    facts.filter(({ kind }) => kind === 'dispute_won' || kind === 'dispute_lost').map(({ ref }) => ref),
  );
  return {
    amount,
    paid: has('paid'),
    refunded: refundedOf(facts),
    refundFailed: has('refund_failed') || has('refund_refused'),
    openDispute: facts.some(({ kind, ref }) => kind === 'disputed' && !closed.has(ref)),
    lostDispute: has('dispute_lost'),
    bankRefused: has('bank_refused'),
    awaitingBank: has('awaiting_bank'),
    expired: has('expired'),
  };
}

/**
 * What is with the buyer: as much as was ever given back, less what came back. A refund that was made again after it
 * failed is told by its own number alone, as the charge stands where it stood before.
 */
function refundedOf(facts: readonly PaymentFact[]): number {
  const altogether = Math.max(
    0,
    ...facts.map(({ kind, amount }) => (kind === 'refunded' ? (amount ?? 0) : 0)),
  );
  const failed = amountsByRef(facts.filter(({ kind }) => kind === 'refund_failed'));
  const made = amountsByRef(facts.filter(({ kind }) => kind === 'refund_made' || kind === 'refund_failed'));
  return Math.max(0, Math.max(altogether, sum(made)) - sum(failed));
}

function refundedAtOf(facts: readonly PaymentFact[], refunded: number): Date | null {
  if (refunded === 0) return null;
  const exact = facts.filter(({ kind, amount }) => kind === 'refunded' && amount === refunded);
  return (
    earliest(exact) ?? earliest(facts.filter(({ kind }) => kind === 'refunded' || kind === 'refund_made'))
  );
}

/** Each refund once, however often it was told. */
function amountsByRef(facts: readonly PaymentFact[]): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const { ref, amount } of facts) amounts.set(ref, Math.max(amounts.get(ref) ?? 0, amount ?? 0));
  return amounts;
}

const sum = (amounts: Map<string, number>): number => [...amounts.values()].reduce((a, b) => a + b, 0);

function earliest(facts: readonly PaymentFact[]): Date | null {
  return facts.length === 0 ? null : new Date(Math.min(...facts.map(({ at }) => at.getTime())));
}
