import type { SessionRecord } from './checkout-session.ts';
import { newId } from './id.ts';

const blank = {
  object: 'payment_intent' as const,
  allowed_payment_method_types: null,
  amount_capturable: 0,
  amount_details: { tip: {} },
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  customer_account: null,
  excluded_payment_method_types: null,
  livemode: false,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_record: null,
  processing: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
};

export type PaymentIntent = typeof blank & {
  id: string;
  amount: number;
  amount_received: number;
  canceled_at: number | null;
  cancellation_reason: string | null;
  client_secret: string;
  created: number;
  currency: string;
  customer: string | null;
  description: string | null;
  last_payment_error: {
    charge: string;
    code: string;
    decline_code?: string;
    message: string;
    type: string;
  } | null;
  latest_charge: string | null;
  metadata: Record<string, string>;
  payment_method: string | null;
  payment_method_types: string[];
  receipt_email: string | null;
  status: 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled';
};

/** Creates the payment intent of a session, at the first attempt to pay. */
export function newPaymentIntent({ session, intent }: SessionRecord, created: number): PaymentIntent {
  const id = newId('intent');
  return {
    ...blank,
    id,
    amount: session.amount_total,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_sandbox`,
    created,
    currency: session.currency,
    customer: session.customer,
    description: intent.description,
    last_payment_error: null,
    latest_charge: null,
    metadata: { ...intent.metadata },
    payment_method: null,
    payment_method_types: [...session.payment_method_types],
    receipt_email: intent.receiptEmail,
    status: 'requires_payment_method',
  };
}
