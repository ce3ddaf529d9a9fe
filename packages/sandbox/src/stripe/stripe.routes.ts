import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import type * as z from 'zod';
import { nowInSeconds, recordEvents } from './account.ts';
import { documented } from './documented-fields.ts';
import { newCustomer } from './objects/customer.ts';
import { isCreatedWithin, pageOfList } from './objects/list.ts';
import { expireSession } from './payments/expire-session.ts';
import { openSession } from './payments/open-session.ts';
import { refundCharge } from './payments/refund-charge.ts';
import { answerRequest, type Call, type StripeApi } from './requests/answer-request.ts';
import { readForm } from './requests/form.ts';
import { createMissingError, StripeError } from './requests/stripe-error.ts';

/** The part of Stripe's API under /v1 that a checkout needs. */
export function stripeRoutes(app: FastifyInstance, api: StripeApi): void {
  const { account } = api;
  const { ledger } = account;
  acceptForms(app);

  const on = <Fields extends z.ZodType>(
    method: HTTPMethods,
    url: string,
    fields: Fields,
    run: Call<Fields>['run'],
  ) =>
    app.route({
      method,
      url,
      handler: (request: FastifyRequest<{ Params: { id?: string } }>, reply) =>
        answerRequest(api, { fields, run }, request, reply),
    });

  const sessions = '/checkout/sessions';
  on('POST', sessions, documented.createSession, (given) => openSession(account, given).session);
  on('GET', sessions, documented.listSessions, (given) => {
    const all = newestFirst(ledger.sessions).map(({ session }) => session);
    const email = given.customer_details?.email;
    const chosen = all
      .filter((one) => given.customer === undefined || one.customer === given.customer)
      .filter((one) => given.payment_intent === undefined || one.payment_intent === given.payment_intent)
      .filter((one) => given.status === undefined || one.status === given.status)
      .filter((one) => email === undefined || one.customer_details?.email === email)
      .filter((one) => isCreatedWithin(one, given.created));
    return pageOfList('/v1/checkout/sessions', chosen, given);
  });
  const session = (id: string) => findOrFail(ledger.sessions, 'checkout.session', id);
  on('GET', `${sessions}/:id`, documented.retrieveSession, (_, { id }) => session(id).session);
  on('POST', `${sessions}/:id/expire`, documented.expireSession, (_, { id, cause }) =>
    expireSession(account, session(id).session, cause),
  );
  on('GET', `${sessions}/:id/line_items`, documented.listLineItems, (given, { id }) =>
    pageOfList(`/v1/checkout/sessions/${id}/line_items`, session(id).lineItems, given),
  );

  on('POST', '/customers', documented.createCustomer, (given, { cause }) => {
    const customer = newCustomer(given, nowInSeconds(account));
    ledger.customers.set(customer.id, customer);
    recordEvents(account, cause, [['customer.created', customer]]);
    return customer;
  });
  on('GET', '/customers', documented.listCustomers, (given) => {
    const all = newestFirst(ledger.customers).filter((one) => 'created' in one);
    const chosen = all
      .filter((one) => given.email === undefined || one.email === given.email)
      .filter((one) => isCreatedWithin(one, given.created));
    return pageOfList('/v1/customers', chosen, given);
  });
  on('GET', '/customers/:id', documented.retrieveCustomer, (_, { id }) =>
    findOrFail(ledger.customers, 'customer', id),
  );
  on('DELETE', '/customers/:id', documented.deleteCustomer, (_, { id, cause }) => {
    const customer = findOrFail(ledger.customers, 'customer', id);
    if ('deleted' in customer) throw createMissingError('customer', id);
    const deleted = { id, object: 'customer' as const, deleted: true as const };
    ledger.customers.set(id, deleted);
    recordEvents(account, cause, [['customer.deleted', customer]]);
    return deleted;
  });

  on('GET', '/payment_intents', documented.listPaymentIntents, (given) => {
    const chosen = newestFirst(ledger.intents)
      .filter((one) => given.customer === undefined || one.customer === given.customer)
      .filter((one) => isCreatedWithin(one, given.created));
    return pageOfList('/v1/payment_intents', chosen, given);
  });
  on('GET', '/payment_intents/:id', documented.retrievePaymentIntent, (_, { id }) =>
    findOrFail(ledger.intents, 'payment_intent', id),
  );

  on('GET', '/charges', documented.listCharges, (given) => {
    const chosen = newestFirst(ledger.charges)
      .filter((one) => given.customer === undefined || one.customer === given.customer)
      .filter((one) => given.payment_intent === undefined || one.payment_intent === given.payment_intent)
      .filter((one) => isCreatedWithin(one, given.created));
    return pageOfList('/v1/charges', chosen, given);
  });
  on('GET', '/charges/:id', documented.retrieveCharge, (_, { id }) =>
    findOrFail(ledger.charges, 'charge', id),
  );

  on('POST', '/refunds', documented.createRefund, (given, { cause }) => refundCharge(account, given, cause));
  on('GET', '/refunds', documented.listRefunds, (given) =>
    pageOfList('/v1/refunds', newestFirst(ledger.refunds).filter(matchesPayment(given)), given),
  );
  on('GET', '/refunds/:id', documented.retrieveRefund, (_, { id }) =>
    findOrFail(ledger.refunds, 'refund', id),
  );

  on('GET', '/disputes', documented.listDisputes, (given) =>
    pageOfList('/v1/disputes', newestFirst(ledger.disputes).filter(matchesPayment(given)), given),
  );
  on('GET', '/disputes/:id', documented.retrieveDispute, (_, { id }) =>
    findOrFail(ledger.disputes, 'dispute', id),
  );

  on('GET', '/events', documented.listEvents, (given) => {
    const taken = given.delivery_success;
    const chosen = newestFirst(ledger.events)
      .filter((one) => given.type === undefined || one.type === given.type)
      .filter((one) => given.types === undefined || given.types.includes(one.type))
      .filter((one) => taken === undefined || (one.pending_webhooks === 0) === taken)
      .filter((one) => isCreatedWithin(one, given.created));
    return pageOfList('/v1/events', chosen, given);
  });
  on('GET', '/events/:id', documented.retrieveEvent, (_, { id }) => findOrFail(ledger.events, 'event', id));

  for (const branch of [
    'checkout',
    'customers',
    'payment_intents',
    'charges',
    'refunds',
    'disputes',
    'events',
  ])
    app.all(`/${branch}/*`, ({ method, url }) => {
      throw new StripeError(404, `Unrecognized request URL (${method}: ${url.split('?')[0]}).`);
    });
}

/** Parses form bodies, and answers errors in Stripe's format. */
function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, readForm(String(body))),
  );
  app.setErrorHandler((error, _request, reply) => {
    const failure = error instanceof StripeError ? error : toUnexpectedError(error);
    return reply.code(failure.status).send(failure.body());
  });
}

function toUnexpectedError(error: unknown): StripeError {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status < 400 || status >= 500)
    return new StripeError(500, 'The sandbox had an error.', { type: 'api_error' });
  return new StripeError(
    400,
    'Invalid request (check that your POST content type is application/x-www-form-urlencoded).',
  );
}

function newestFirst<Item>(items: ReadonlyMap<string, Item>): Item[] {
  return [...items.values()].reverse();
}

function findOrFail<Item>(items: ReadonlyMap<string, Item>, noun: string, id: string): Item {
  const item = items.get(id);
  if (item === undefined) throw createMissingError(noun, id);
  return item;
}

interface PaymentFilter {
  charge?: string | undefined;
  payment_intent?: string | undefined;
  created?: Parameters<typeof isCreatedWithin>[1];
}

function matchesPayment({ charge, payment_intent, created }: PaymentFilter) {
  return (one: { charge: string; payment_intent: string; created: number }) =>
    (charge === undefined || one.charge === charge) &&
    (payment_intent === undefined || one.payment_intent === payment_intent) &&
    isCreatedWithin(one, created);
}
