import * as z from 'zod';
import {
  address,
  created,
  currency,
  email,
  emptyableMetadata,
  expand,
  flag,
  ignored,
  integer,
  metadata,
  pagination,
  text,
  unsupported,
} from './requests/field-kinds.ts';

/**
 * The parameters that Stripe's API reference documents for each simulated call, in the version below. A request with any
 * other parameter is rejected as Stripe rejects it, so that a wrong call fails here already.
 * Source: docs.stripe.com/api, and the types of the official client 23.1, which are generated from the same description.
 */
export const API_VERSION = '2026-10-28.endive';

const message = z.union([z.literal('').transform(() => null), z.strictObject({ message: text(1_200) })]);

const paymentMethod = text();

const createSession = z.strictObject({
  adaptive_pricing: ignored(),
  after_expiration: unsupported(),
  allow_promotion_codes: unsupported(),
  allowed_payment_method_types: z.array(paymentMethod).min(1).optional(),
  automatic_tax: z.strictObject({ enabled: z.literal('false'), liability: ignored() }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  branding_settings: ignored(),
  cancel_url: address().optional(),
  client_reference_id: text(200).optional(),
  consent_collection: z
    .strictObject({
      payment_method_reuse_agreement: unsupported(),
      promotions: z.enum(['none', 'auto']).optional(),
      terms_of_service: z.enum(['none', 'required']).optional(),
    })
    .optional(),
  currency: currency().optional(),
  custom_fields: unsupported(),
  custom_text: z
    .strictObject({
      after_submit: message.optional(),
      shipping_address: message.optional(),
      submit: message.optional(),
      terms_of_service_acceptance: message.optional(),
    })
    .optional(),
  customer: text().optional(),
  customer_account: unsupported(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: email().optional(),
  customer_update: ignored(),
  discounts: unsupported(),
  excluded_payment_method_types: z.array(paymentMethod).optional(),
  expand: expand(),
  expires_at: integer().optional(),
  integration_identifier: ignored(),
  invoice_creation: z.strictObject({ enabled: z.literal('false'), invoice_data: ignored() }).optional(),
  line_items: z
    .array(
      z.strictObject({
        adjustable_quantity: unsupported(),
        metadata: metadata(),
        price: text().optional(),
        price_data: z
          .strictObject({
            currency: currency(),
            product: text().optional(),
            product_data: z
              .strictObject({
                description: text().optional(),
                images: z.array(address()).max(8).optional(),
                metadata: metadata(),
                name: text(),
                tax_code: ignored(),
                tax_details: ignored(),
                unit_label: ignored(),
              })
              .optional(),
            recurring: unsupported(),
            tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
            unit_amount: integer(0, 99_999_999).optional(),
            unit_amount_decimal: unsupported(),
          })
          .optional(),
        quantity: integer(0, 999_999).optional(),
        tax_rates: unsupported(),
      }),
    )
    .max(100)
    .optional(),
  locale: text().optional(),
  managed_payments: z.strictObject({ enabled: z.literal('false').optional() }).optional(),
  metadata: metadata(),
  mode: z.enum(['payment', 'setup', 'subscription']),
  name_collection: unsupported(),
  optional_items: unsupported(),
  origin_context: z.enum(['mobile_app', 'web']).optional(),
  payment_intent_data: z
    .strictObject({
      application_fee_amount: unsupported(),
      capture_method: z.enum(['automatic', 'automatic_async']).optional(),
      description: text(1_000).optional(),
      metadata: metadata(),
      on_behalf_of: unsupported(),
      receipt_email: email().optional(),
      setup_future_usage: unsupported(),
      shipping: unsupported(),
      statement_descriptor: text(22).optional(),
      statement_descriptor_suffix: text(22).optional(),
      transfer_data: unsupported(),
      transfer_group: unsupported(),
    })
    .optional(),
  payment_method_collection: ignored(),
  payment_method_configuration: ignored(),
  payment_method_data: ignored(),
  payment_method_options: ignored(),
  permissions: unsupported(),
  phone_number_collection: z.strictObject({ enabled: z.literal('false') }).optional(),
  redirect_on_completion: unsupported(),
  return_url: unsupported(),
  saved_payment_method_options: ignored(),
  setup_intent_data: unsupported(),
  shipping_address_collection: unsupported(),
  shipping_options: unsupported(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay', 'subscribe']).optional(),
  subscription_data: unsupported(),
  success_url: address().optional(),
  tax_id_collection: z.strictObject({ enabled: z.literal('false'), required: ignored() }).optional(),
  ui_mode: z.enum(['elements', 'embedded_page', 'form', 'hosted_page']).optional(),
  wallet_options: ignored(),
});

export type SessionParameters = z.output<typeof createSession>;

const onlyExpand = z.strictObject({ expand: expand() });

const createCustomer = z.strictObject({
  address: ignored(),
  balance: ignored(),
  business_name: ignored(),
  cash_balance: ignored(),
  description: text().optional(),
  email: email().optional(),
  expand: expand(),
  individual_name: ignored(),
  invoice_prefix: ignored(),
  invoice_settings: ignored(),
  metadata: emptyableMetadata(),
  name: text(256).optional(),
  next_invoice_sequence: ignored(),
  payment_method: unsupported(),
  phone: text(20).optional(),
  preferred_locales: z.array(text()).optional(),
  shipping: ignored(),
  source: unsupported(),
  tax: ignored(),
  tax_exempt: ignored(),
  tax_id_data: unsupported(),
  test_clock: unsupported(),
  validate: ignored(),
});

export type CustomerParameters = z.output<typeof createCustomer>;

const createRefund = z.strictObject({
  amount: integer(1).optional(),
  charge: text().optional(),
  currency: unsupported(),
  customer: unsupported(),
  expand: expand(),
  instructions_email: email().optional(),
  metadata: emptyableMetadata(),
  origin: unsupported(),
  payment_intent: text().optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  refund_application_fee: unsupported(),
  reverse_transfer: unsupported(),
});

export type RefundParameters = z.output<typeof createRefund>;

const ofPayment = { charge: text().optional(), payment_intent: text().optional() };

/** The simulated calls with their parameters. */
export const documented = {
  createSession,
  retrieveSession: onlyExpand,
  expireSession: onlyExpand,
  listLineItems: z.strictObject({ ...pagination }),
  listSessions: z.strictObject({
    ...pagination,
    created: created(),
    customer: text().optional(),
    customer_account: unsupported(),
    customer_details: z.strictObject({ email: email() }).optional(),
    payment_intent: text().optional(),
    payment_link: unsupported(),
    status: z.enum(['complete', 'expired', 'open']).optional(),
    subscription: unsupported(),
  }),
  createCustomer,
  retrieveCustomer: onlyExpand,
  deleteCustomer: z.strictObject({}),
  listCustomers: z.strictObject({
    ...pagination,
    created: created(),
    email: text(512).optional(),
    test_clock: unsupported(),
  }),
  retrievePaymentIntent: z.strictObject({ client_secret: ignored(), expand: expand() }),
  listPaymentIntents: z.strictObject({
    ...pagination,
    created: created(),
    customer: text().optional(),
    customer_account: unsupported(),
  }),
  retrieveCharge: onlyExpand,
  listCharges: z.strictObject({
    ...pagination,
    created: created(),
    customer: text().optional(),
    payment_intent: text().optional(),
    transfer_group: unsupported(),
  }),
  createRefund,
  retrieveRefund: onlyExpand,
  listRefunds: z.strictObject({ ...pagination, created: created(), ...ofPayment }),
  retrieveDispute: onlyExpand,
  listDisputes: z.strictObject({ ...pagination, created: created(), ...ofPayment }),
  retrieveEvent: onlyExpand,
  listEvents: z.strictObject({
    ...pagination,
    created: created(),
    delivery_success: flag().optional(),
    type: text().optional(),
    types: z.array(text()).max(20).optional(),
  }),
};
