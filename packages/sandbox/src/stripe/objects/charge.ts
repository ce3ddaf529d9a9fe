import { newId } from './id.ts';
import type { PaymentIntent } from './payment-intent.ts';

const blank = {
  object: 'charge' as const,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  calculated_statement_descriptor: 'SANDBOX',
  captured: true,
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
};

export type Charge = typeof blank & {
  id: string;
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  billing_details: { address: null; email: string | null; name: null; phone: null; tax_id: null };
  created: number;
  currency: string;
  customer: string | null;
  description: string | null;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  metadata: Record<string, string>;
  outcome: ReturnType<typeof outcomeOf>;
  paid: boolean;
  payment_intent: string;
  payment_method: string;
  payment_method_details: { type: string };
  receipt_email: string | null;
  refunded: boolean;
  status: 'succeeded' | 'pending' | 'failed';
};

/** Creates a charge: one attempt to pay; `type` is `card` or the bank debit of the currency. */
export function newCharge(
  intent: PaymentIntent,
  how: { type: string; status: Charge['status']; email: string | null },
  created: number,
): Charge {
  return {
    ...blank,
    id: newId(how.type === 'card' ? 'charge' : 'payment'),
    amount: intent.amount,
    amount_captured: how.status === 'failed' ? 0 : intent.amount,
    amount_refunded: 0,
    billing_details: { address: null, email: how.email, name: null, phone: null, tax_id: null },
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_code: how.status === 'failed' ? 'card_declined' : null,
    failure_message: how.status === 'failed' ? 'Your card was declined.' : null,
    metadata: { ...intent.metadata },
    outcome: outcomeOf(how.status),
    paid: how.status === 'succeeded',
    payment_intent: intent.id,
    payment_method: newId('method'),
    payment_method_details: methodDetails(how.type, intent.amount),
    receipt_email: intent.receipt_email,
    refunded: false,
    status: how.status,
  };
}

function outcomeOf(status: Charge['status']) {
  const declined = status === 'failed';
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: declined ? 'declined_by_network' : 'approved_by_network',
    reason: declined ? 'generic_decline' : null,
    risk_level: 'normal',
    seller_message: declined
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: declined ? 'issuer_declined' : 'authorized',
  };
}

function methodDetails(type: string, amount: number): { type: string } {
  if (type !== 'card') return { type };
  const card = {
    amount_authorized: amount,
    authorization_code: null,
    brand: 'visa',
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    exp_month: 12,
    exp_year: 2034,
    funding: 'credit',
    installments: null,
    last4: '4242',
    mandate: null,
    network: 'visa',
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
  return Object.assign({ type }, { card });
}
