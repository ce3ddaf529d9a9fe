import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { API_VERSION, documented } from './documented-fields.ts';

/**
 * The official client, whose types are generated from the same description as Stripe's API reference. It is a dependency
 * of services/billing; the sandbox reads its declarations here and never runs it.
 */
const OFFICIAL_CLIENT = 'stripe';
const client = new URL('./', import.meta.resolve(OFFICIAL_CLIENT));
const typesOf = (resource: string) => readFileSync(new URL(`resources/${resource}.d.ts`, client), 'utf8');

const PAGINATION = ['ending_before', 'limit', 'starting_after'];

/** Returns the field names of `interface <name> { … }`, including those for pagination. */
function namesIn(types: string, name: string): string[] {
  const code = types.replace(/\/\*\*[\s\S]*?\*\//g, '');
  const match = new RegExp(
    `^( *)(?:export )?interface ${name} (extends PaginationParams )?\\{([\\s\\S]*?)^\\1\\}`,
    'm',
  ).exec(code);
  const body = match?.[3];
  if (body === undefined) throw new Error(`The client has no ${name}.`);
  const own = [...body.matchAll(/^\s*(\w+)\??:/gm)].map((found) => found[1] ?? '');
  return [...own, ...(match?.[2] ? PAGINATION : [])].sort();
}

const checkoutSessions = 'Checkout/Sessions';
test.each([
  ['createSession', checkoutSessions, 'SessionCreateParams'],
  ['retrieveSession', checkoutSessions, 'SessionRetrieveParams'],
  ['expireSession', checkoutSessions, 'SessionExpireParams'],
  ['listSessions', checkoutSessions, 'SessionListParams'],
  ['listLineItems', checkoutSessions, 'SessionListLineItemsParams'],
  ['createCustomer', 'Customers', 'CustomerCreateParams'],
  ['retrieveCustomer', 'Customers', 'CustomerRetrieveParams'],
  ['deleteCustomer', 'Customers', 'CustomerDeleteParams'],
  ['listCustomers', 'Customers', 'CustomerListParams'],
  ['retrievePaymentIntent', 'PaymentIntents', 'PaymentIntentRetrieveParams'],
  ['listPaymentIntents', 'PaymentIntents', 'PaymentIntentListParams'],
  ['retrieveCharge', 'Charges', 'ChargeRetrieveParams'],
  ['listCharges', 'Charges', 'ChargeListParams'],
  ['createRefund', 'Refunds', 'RefundCreateParams'],
  ['retrieveRefund', 'Refunds', 'RefundRetrieveParams'],
  ['listRefunds', 'Refunds', 'RefundListParams'],
  ['retrieveDispute', 'Disputes', 'DisputeRetrieveParams'],
  ['listDisputes', 'Disputes', 'DisputeListParams'],
  ['retrieveEvent', 'Events', 'EventRetrieveParams'],
  ['listEvents', 'Events', 'EventListParams'],
] as const)('%s accepts exactly the parameters that Stripe documents', (call, resource, parameters) => {
  expect(Object.keys(documented[call].shape).sort()).toEqual(namesIn(typesOf(resource), parameters));
});

test('the API version is that of the official client', () => {
  expect(readFileSync(new URL('apiVersion.js', client), 'utf8')).toContain(`'${API_VERSION}'`);
});

test('price, product and payment within a session accept exactly what Stripe documents', () => {
  const session = documented.createSession.shape;
  const types = typesOf(checkoutSessions);
  const within = types.slice(types.indexOf('namespace SessionCreateParams {'));
  const item = z.strictObject(session.line_items.unwrap().element.shape).shape;
  const price = item.price_data.unwrap().shape;
  expect(Object.keys(item).sort()).toEqual(namesIn(within, 'LineItem'));
  expect(Object.keys(price).sort()).toEqual(namesIn(within, 'PriceData'));
  expect(Object.keys(price.product_data.unwrap().shape).sort()).toEqual(namesIn(within, 'ProductData'));
  expect(Object.keys(session.payment_intent_data.unwrap().shape).sort()).toEqual(
    namesIn(within, 'PaymentIntentData'),
  );
  expect(Object.keys(session.custom_text.unwrap().shape).sort()).toEqual(namesIn(within, 'CustomText'));
  expect(Object.keys(session.consent_collection.unwrap().shape).sort()).toEqual(
    namesIn(within, 'ConsentCollection'),
  );
});
