/**
 * What can be true of a payment once the provider has said it; nothing of it is ever taken back.
 * `refunded`: so much has been given back altogether by then.
 */
export const FACT_KINDS = [
  'paid',
  'awaiting_bank',
  'bank_refused',
  'expired',
  'refunded',
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
