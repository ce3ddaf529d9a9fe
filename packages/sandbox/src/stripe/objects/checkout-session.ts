import type { LineItem } from './line-item.ts';

/** The documented fields of a session that are empty or constant for a payment like ours. */
export const blankSession = {
  object: 'checkout.session' as const,
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  currency_conversion: null,
  custom_fields: [],
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: {
    enabled: false,
    invoice_data: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: null,
      metadata: {},
      rendering_options: null,
    },
  },
  livemode: false,
  managed_payments: { enabled: false },
  mode: 'payment' as const,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  subscription: null,
  ui_mode: 'hosted_page' as const,
  wallet_options: null,
};

interface Message {
  message: string;
}

export type CheckoutSession = typeof blankSession & {
  id: string;
  allowed_payment_method_types: string[] | null;
  amount_subtotal: number;
  amount_total: number;
  cancel_url: string | null;
  client_reference_id: string | null;
  consent: { promotions: null; terms_of_service: 'accepted' | null } | null;
  consent_collection: {
    payment_method_reuse_agreement: null;
    promotions: string | null;
    terms_of_service: string | null;
  } | null;
  created: number;
  currency: string;
  custom_text: {
    after_submit: Message | null;
    shipping_address: Message | null;
    submit: Message | null;
    terms_of_service_acceptance: Message | null;
  };
  customer: string | null;
  customer_creation: 'always' | 'if_required' | null;
  customer_details: {
    address: null;
    business_name: null;
    email: string | null;
    individual_name: null;
    name: string | null;
    phone: string | null;
    tax_exempt: 'none';
    tax_ids: [] | null;
  } | null;
  customer_email: string | null;
  expires_at: number;
  locale: string | null;
  metadata: Record<string, string>;
  origin_context: string | null;
  payment_intent: string | null;
  payment_method_types: string[];
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  status: 'open' | 'complete' | 'expired';
  submit_type: string | null;
  success_url: string;
  total_details: { amount_discount: number; amount_shipping: number; amount_tax: number };
  url: string | null;
};

/** A session with the data that Stripe stores but does not show in it. */
export interface SessionRecord {
  session: CheckoutSession;
  lineItems: LineItem[];
  productDescription: string | null;
  intent: { description: string | null; metadata: Record<string, string>; receiptEmail: string | null };
}
