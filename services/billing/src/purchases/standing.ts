/** Where a payment stands; the last four are of one that has not come (yet). */
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

export interface Standing {
  readonly state: PaymentState;
  /** Whether this payment gives premium. */
  readonly premium: boolean;
  readonly paidAt: Date | null;
  /** Given back so far, in the smallest unit. */
  readonly refunded: number;
  readonly refundedAt: Date | null;
}
