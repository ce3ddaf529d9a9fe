import { type Account, nowInSeconds } from '../account.ts';
import type { SessionParameters } from '../documented-fields.ts';
import { blankSession, type SessionRecord } from '../objects/checkout-session.ts';
import { newId } from '../objects/id.ts';
import { newLineItem, type PricedItem } from '../objects/line-item.ts';
import { createMissingError, StripeError } from '../requests/stripe-error.ts';
import { formatMoney } from './format-money.ts';

const HALF_AN_HOUR = 30 * 60;
const A_DAY = 24 * 60 * 60;

/** The minimum amounts in minor units (docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const MIN_AMOUNTS: Readonly<Record<string, number>> = {
  usd: 50,
  cad: 50,
  gbp: 30,
  eur: 50,
  aud: 50,
  nzd: 50,
};

/** The bank debit of each currency, which takes days to settle. */
const DEBITS: Readonly<Record<string, string>> = {
  usd: 'us_bank_account',
  cad: 'acss_debit',
  gbp: 'bacs_debit',
  eur: 'sepa_debit',
  aud: 'au_becs_debit',
  nzd: 'nz_bank_account',
};

/**
 * Creates a session with a payment page.
 * @throws StripeError 400 with Stripe's text when parameters contradict each other.
 */
export function openSession(account: Account, given: SessionParameters): SessionRecord {
  const created = nowInSeconds(account);
  const items = readPricedItems(given);
  const lineItems = items.map((item) => newLineItem(item, created));
  const currency = lineItems[0]?.currency ?? 'usd';
  const total = lineItems.reduce((sum, item) => sum + item.amount_total, 0);
  checkTotal(total, currency);
  const customerEmail = readCustomerEmail(account, given);
  const id = newId('session');
  const consents = given.consent_collection;
  const record: SessionRecord = {
    session: {
      ...blankSession,
      id,
      allowed_payment_method_types: given.allowed_payment_method_types ?? null,
      amount_subtotal: total,
      amount_total: total,
      cancel_url: given.cancel_url ?? null,
      client_reference_id: given.client_reference_id ?? null,
      consent: null,
      consent_collection: consents
        ? {
            payment_method_reuse_agreement: null,
            promotions: consents.promotions ?? 'none',
            terms_of_service: consents.terms_of_service ?? 'none',
          }
        : null,
      created,
      currency,
      custom_text: {
        after_submit: given.custom_text?.after_submit ?? null,
        shipping_address: given.custom_text?.shipping_address ?? null,
        submit: given.custom_text?.submit ?? null,
        terms_of_service_acceptance: given.custom_text?.terms_of_service_acceptance ?? null,
      },
      customer: given.customer ?? null,
      customer_creation: given.customer ? null : (given.customer_creation ?? 'if_required'),
      customer_details: customerEmail
        ? {
            address: null,
            business_name: null,
            email: customerEmail,
            individual_name: null,
            name: null,
            phone: null,
            tax_exempt: 'none',
            tax_ids: null,
          }
        : null,
      customer_email: given.customer_email ?? null,
      expires_at: readExpiry(given.expires_at, created),
      locale: given.locale ?? null,
      metadata: given.metadata ?? {},
      origin_context: given.origin_context ?? null,
      payment_intent: null,
      payment_method_types: selectMethods(given, currency),
      payment_status: total === 0 ? 'no_payment_required' : 'unpaid',
      status: 'open',
      submit_type: given.submit_type ?? null,
      success_url: requireParameter(given.success_url, 'success_url'),
      total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
      url: account.payUrl(id),
    },
    lineItems,
    productDescription: items[0]?.price_data.product_data?.description ?? null,
    intent: {
      description: given.payment_intent_data?.description ?? null,
      metadata: given.payment_intent_data?.metadata ?? {},
      receiptEmail: given.payment_intent_data?.receipt_email ?? null,
    },
  };
  account.ledger.sessions.set(id, record);
  return record;
}

function requireParameter<Value>(value: Value | undefined, param: string): Value {
  if (value !== undefined) return value;
  throw new StripeError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

function readPricedItems(given: SessionParameters): PricedItem[] {
  if (given.mode !== 'payment') throw createUnsupportedError(`mode ${given.mode}`, 'mode');
  if (given.ui_mode !== undefined && given.ui_mode !== 'hosted_page')
    throw createUnsupportedError(`ui_mode ${given.ui_mode}`, 'ui_mode');
  const items = requireParameter(given.line_items, 'line_items').map((item, index): PricedItem => {
    const at = `line_items[${index}]`;
    if (item.price !== undefined) throw createMissingError('price', item.price, `${at}[price]`);
    const price_data = requireParameter(item.price_data, `${at}[price_data]`);
    if (price_data.product !== undefined)
      throw createMissingError('product', price_data.product, `${at}[price_data][product]`);
    requireParameter(price_data.product_data, `${at}[price_data][product_data]`);
    requireParameter(price_data.unit_amount, `${at}[price_data][unit_amount]`);
    return { ...item, price_data, quantity: requireParameter(item.quantity, `${at}[quantity]`) };
  });
  const currencies = new Set(items.map((item) => item.price_data.currency));
  if (given.currency !== undefined) currencies.add(given.currency);
  if (currencies.size > 1) {
    throw new StripeError(400, 'All prices on a Checkout session must be expressed in the same currency.', {
      param: 'line_items',
    });
  }
  return items;
}

function createUnsupportedError(what: string, param: string): StripeError {
  return new StripeError(400, `Stripe documents ${what}, but the sandbox does not support it.`, {
    code: 'sandbox_does_not_play',
    param,
  });
}

function checkTotal(total: number, currency: string): void {
  const least = MIN_AMOUNTS[currency] ?? 1;
  if (total === 0 || total >= least) return;
  const message = `The Checkout Session's total amount due must add up to at least ${formatMoney(least, currency)} ${currency}`;
  throw new StripeError(400, message, { code: 'amount_too_small' });
}

/** Checks the customer parameters. @returns the customer's address, if it is known. */
function readCustomerEmail(account: Account, given: SessionParameters): string | null {
  if (given.customer === undefined) return given.customer_email ?? null;
  for (const other of ['customer_email', 'customer_creation'] as const) {
    if (given[other] === undefined) continue;
    throw new StripeError(400, `You may only specify one of these parameters: customer, ${other}.`, {
      param: other,
    });
  }
  const customer = account.ledger.customers.get(given.customer);
  if (!customer || 'deleted' in customer) throw createMissingError('customer', given.customer, 'customer');
  return customer.email;
}

function readExpiry(given: number | undefined, created: number): number {
  if (given === undefined) return created + A_DAY;
  // Allows for the time between sending the request and its arrival.
  if (given < created + HALF_AN_HOUR - 5)
    throw new StripeError(
      400,
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      { param: 'expires_at' },
    );
  if (given > created + A_DAY + 5)
    throw new StripeError(
      400,
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      { param: 'expires_at' },
    );
  return given;
}

function selectMethods(given: SessionParameters, currency: string): string[] {
  const debit = DEBITS[currency];
  const offered = debit ? ['card', debit] : ['card'];
  const left = offered
    .filter((type) => given.allowed_payment_method_types?.includes(type) ?? true)
    .filter((type) => !given.excluded_payment_method_types?.includes(type));
  if (left.length > 0) return left;
  throw new StripeError(400, 'No payment method types are left for this Checkout Session.', {
    param: 'allowed_payment_method_types',
  });
}
