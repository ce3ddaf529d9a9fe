/**
 * What can be true of a payment once the provider has said it; nothing of it is ever taken back.
 * `refunded`: so much was given back altogether by then. `refund_made`: one refund, of so much; `refund_failed`: its
 * money came back. `refund_refused`: none could be begun.
 */
export const FACT_KINDS = [
  'paid',
  'awaiting_bank',
  'bank_refused',
  'expired',
  'refunded',
  'refund_made',
  'refund_failed',
  'refund_refused',
  'disputed',
  'dispute_won',
  'dispute_lost',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

export interface PaymentFact {
  readonly kind: FactKind;
  /** Names the fact, together with its kind: told twice, it is still one. */
  readonly ref: string;
  readonly amount: number | null;
  readonly at: Date;
}

/** What the provider tells of one payment, by a notice or because it was asked. */
export interface PaymentReport {
  /** Our checkout, where the provider's object names it. */
  readonly checkoutId: string | null;
  readonly sessionId: string | null;
  readonly paymentIntent: string | null;
  readonly customerId: string | null;
  readonly facts: readonly PaymentFact[];
}
