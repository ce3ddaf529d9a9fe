import * as z from 'zod';
import {
  accepted,
  address,
  created,
  currency,
  email,
  emptyableMetadata,
  expand,
  flag,
  integer,
  metadata,
  notPlayed,
  pagination,
  text,
} from './requests/field-kinds.ts';

/**
 * The parameters that Stripe documents for each call the sandbox plays, as its API reference lists them for the version
 * below. A request with anything else is refused as Stripe refuses it, so that a wrong call fails here already.
 * Source: docs.stripe.com/api, and the types of the official client 23.1, which are made from the same description.
 */
export const API_VERSION = '2026-10-28.endive';

const message = z.union([z.literal('').transform(() => null), z.strictObject({ message: text(1_200) })]);

const paymentMethod = text();

const createSession = z.strictObject({
  adaptive_pricing: accepted(),
  after_expiration: notPlayed(),
  allow_promotion_codes: notPlayed(),
  allowed_payment_method_types: z.array(paymentMethod).min(1).optional(),
  automatic_tax: z.strictObject({ enabled: z.literal('false'), liability: accepted() }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  branding_settings: accepted(),
  cancel_url: address().optional(),
  client_reference_id: text(200).optional(),
  consent_collection: z
    .strictObject({
      payment_method_reuse_agreement: notPlayed(),
      promotions: z.enum(['none', 'auto']).optional(),
      terms_of_service: z.enum(['none', 'required']).optional(),
    })
    .optional(),
  currency: currency().optional(),
  custom_fields: notPlayed(),
  custom_text: z
    .strictObject({
      after_submit: message.optional(),
      shipping_address: message.optional(),
      submit: message.optional(),
      terms_of_service_acceptance: message.optional(),
    })
    .optional(),
  customer: text().optional(),
  customer_account: notPlayed(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: email().optional(),
  customer_update: accepted(),
  discounts: notPlayed(),
  excluded_payment_method_types: z.array(paymentMethod).optional(),
  expand: expand(),
  expires_at: integer().optional(),
  integration_identifier: accepted(),
  invoice_creation: z.strictObject({ enabled: z.literal('false'), invoice_data: accepted() }).optional(),
  line_items: z
    .array(
      z.strictObject({
        adjustable_quantity: notPlayed(),
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
                tax_code: accepted(),
                tax_details: accepted(),
                unit_label: accepted(),
              })
              .optional(),
            recurring: notPlayed(),
            tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
            unit_amount: integer(0, 99_999_999).optional(),
            unit_amount_decimal: notPlayed(),
          })
          .optional(),
        quantity: integer(0, 999_999).optional(),
        tax_rates: notPlayed(),
      }),
    )
    .max(100)
    .optional(),
  locale: text().optional(),
  managed_payments: z.strictObject({ enabled: z.literal('false').optional() }).optional(),
  metadata: metadata(),
  mode: z.enum(['payment', 'setup', 'subscription']),
  name_collection: notPlayed(),
  optional_items: notPlayed(),
  origin_context: z.enum(['mobile_app', 'web']).optional(),
  payment_intent_data: z
    .strictObject({
      application_fee_amount: notPlayed(),
      capture_method: z.enum(['automatic', 'automatic_async']).optional(),
      description: text(1_000).optional(),
      metadata: metadata(),
      on_behalf_of: notPlayed(),
      receipt_email: email().optional(),
      setup_future_usage: notPlayed(),
      shipping: notPlayed(),
      statement_descriptor: text(22).optional(),
      statement_descriptor_suffix: text(22).optional(),
      transfer_data: notPlayed(),
      transfer_group: notPlayed(),
    })
    .optional(),
  payment_method_collection: accepted(),
  payment_method_configuration: accepted(),
  payment_method_data: accepted(),
  payment_method_options: accepted(),
  permissions: notPlayed(),
  phone_number_collection: z.strictObject({ enabled: z.literal('false') }).optional(),
  redirect_on_completion: notPlayed(),
  return_url: notPlayed(),
  saved_payment_method_options: accepted(),
  setup_intent_data: notPlayed(),
  shipping_address_collection: notPlayed(),
  shipping_options: notPlayed(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay', 'subscribe']).optional(),
  subscription_data: notPlayed(),
  success_url: address().optional(),
  tax_id_collection: z.strictObject({ enabled: z.literal('false'), required: accepted() }).optional(),
  ui_mode: z.enum(['elements', 'embedded_page', 'form', 'hosted_page']).optional(),
  wallet_options: accepted(),
});

export type SessionParameters = z.output<typeof createSession>;

const onlyExpand = z.strictObject({ expand: expand() });

const createCustomer = z.strictObject({
  address: accepted(),
  balance: accepted(),
  business_name: accepted(),
  cash_balance: accepted(),
  description: text().optional(),
  email: email().optional(),
  expand: expand(),
  individual_name: accepted(),
  invoice_prefix: accepted(),
  invoice_settings: accepted(),
  metadata: emptyableMetadata(),
  name: text(256).optional(),
  next_invoice_sequence: accepted(),
  payment_method: notPlayed(),
  phone: text(20).optional(),
  preferred_locales: z.array(text()).optional(),
  shipping: accepted(),
  source: notPlayed(),
  tax: accepted(),
  tax_exempt: accepted(),
  tax_id_data: notPlayed(),
  test_clock: notPlayed(),
  validate: accepted(),
});

export type CustomerParameters = z.output<typeof createCustomer>;

const createRefund = z.strictObject({
  amount: integer(1).optional(),
  charge: text().optional(),
  currency: notPlayed(),
  customer: notPlayed(),
  expand: expand(),
  instructions_email: email().optional(),
  metadata: emptyableMetadata(),
  origin: notPlayed(),
  payment_intent: text().optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  refund_application_fee: notPlayed(),
  reverse_transfer: notPlayed(),
});

export type RefundParameters = z.output<typeof createRefund>;

const ofPayment = { charge: text().optional(), payment_intent: text().optional() };

/** Every call the sandbox plays, and what may stand in it. */
export const documented = {
  createSession,
  retrieveSession: onlyExpand,
  expireSession: onlyExpand,
  listLineItems: z.strictObject({ ...pagination }),
  listSessions: z.strictObject({
    ...pagination,
    created: created(),
    customer: text().optional(),
    customer_account: notPlayed(),
    customer_details: z.strictObject({ email: email() }).optional(),
    payment_intent: text().optional(),
    payment_link: notPlayed(),
    status: z.enum(['complete', 'expired', 'open']).optional(),
    subscription: notPlayed(),
  }),
  createCustomer,
  retrieveCustomer: onlyExpand,
  deleteCustomer: z.strictObject({}),
  listCustomers: z.strictObject({
    ...pagination,
    created: created(),
    email: text(512).optional(),
    test_clock: notPlayed(),
  }),
  retrievePaymentIntent: z.strictObject({ client_secret: accepted(), expand: expand() }),
  listPaymentIntents: z.strictObject({
    ...pagination,
    created: created(),
    customer: text().optional(),
    customer_account: notPlayed(),
  }),
  retrieveCharge: onlyExpand,
  listCharges: z.strictObject({
    ...pagination,
    created: created(),
    customer: text().optional(),
    payment_intent: text().optional(),
    transfer_group: notPlayed(),
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
