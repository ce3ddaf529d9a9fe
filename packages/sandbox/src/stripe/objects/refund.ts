import type { RefundParameters } from '../documented-fields.ts';
import type { Charge } from './charge.ts';
import { newId } from './id.ts';

export type Refund = ReturnType<typeof newRefund>;

export function newRefund(charge: Charge, amount: number, given: RefundParameters, created: number) {
  return {
    id: newId('refund'),
    object: 'refund' as const,
    amount,
    balance_transaction: null,
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    failure_reason: undefined as 'expired_or_canceled_card' | undefined,
    metadata: given.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: given.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded' as 'succeeded' | 'failed',
    transfer_reversal: null,
  };
}
