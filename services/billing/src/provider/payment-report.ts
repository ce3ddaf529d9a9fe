/**
 * The facts that the provider can report about a payment; a fact is never withdrawn.
 * `refunded`: the total amount refunded by then. `refund_made`: one refund with its amount. `refund_failed`: the money of
 * that refund came back. `refund_refused`: the provider refused to start a refund.
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
  /** Identifies the fact together with its kind, so that a repeated report does not add another one. */
  readonly ref: string;
  readonly amount: number | null;
  readonly at: Date;
}

/** Currency and price according to the provider's object; `price` is undefined when the object is about a part only. */
export interface ReportedMoney {
  readonly currency: string | null;
  readonly price?: number | null;
}

/** What the provider reports about one payment, in a notice or in the answer to a request. */
export interface PaymentReport {
  /** Our checkout, when the provider's object names it. */
  readonly checkoutId: string | null;
  readonly sessionId: string | null;
  readonly paymentIntent: string | null;
  readonly customerId: string | null;
  /** Compared with the checkout before the report is applied; null when the report is our own or contains no amount. */
  readonly money: ReportedMoney | null;
  /** Null when the report is our own, or the object does not contain it. */
  readonly livemode: boolean | null;
  readonly facts: readonly PaymentFact[];
}
