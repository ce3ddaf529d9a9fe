/** The state of a payment; in the last four states nothing was paid (yet). */
export type PaymentState =
  | 'dispute_lost'
  | 'refunded'
  | 'refund_failed'
  | 'disputed'
  | 'partly_refunded'
  | 'paid'
  | 'failed'
  | 'processing'
  | 'expired'
  | 'open';

export interface PaymentSummary {
  readonly state: PaymentState;
  /** Whether this payment grants Premium. */
  readonly premium: boolean;
  readonly paidAt: Date | null;
  /** The amount refunded so far, in the currency's smallest unit. */
  readonly refunded: number;
  readonly refundedAt: Date | null;
}
