import { type Account, nowInSeconds, recordEvents } from '../account.ts';
import { type Charge, newCharge } from '../objects/charge.ts';
import type { CheckoutSession, SessionRecord } from '../objects/checkout-session.ts';
import { newCustomer } from '../objects/customer.ts';
import { NO_REQUEST } from '../objects/event.ts';
import { newPaymentIntent, type PaymentIntent } from '../objects/payment-intent.ts';
import { expireDueSessions } from './expire-session.ts';

export interface Payer {
  /** A `bank_debit` takes days: the session is complete at once, but paid only when the debit is settled. */
  method?: 'card' | 'bank_debit' | undefined;
  /** The buyer's address, for a session without one. */
  email?: string | undefined;
}

/** Pays an open session; a session that is no longer open is not changed. */
export function paySession(account: Account, record: SessionRecord, payer: Payer = {}): CheckoutSession {
  expireDueSessions(account);
  const { session } = record;
  if (session.status !== 'open') return session;
  const later = payer.method === 'bank_debit';
  recordPayer(account, session, payer.email ?? session.customer_details?.email ?? null);
  session.status = 'complete';
  session.url = null;
  if (session.consent_collection?.terms_of_service === 'required')
    session.consent = { promotions: null, terms_of_service: 'accepted' };
  if (session.payment_status === 'no_payment_required') {
    recordEvents(account, NO_REQUEST, [['checkout.session.completed', session]]);
    return session;
  }
  const intent = findOrCreateIntent(account, record);
  const charge = createCharge(account, record, intent, later ? 'pending' : 'succeeded');
  intent.last_payment_error = null;
  intent.status = later ? 'processing' : 'succeeded';
  intent.amount_received = later ? 0 : intent.amount;
  session.payment_status = later ? 'unpaid' : 'paid';
  recordEvents(account, NO_REQUEST, [
    later ? ['payment_intent.processing', intent] : ['payment_intent.succeeded', intent],
    later ? ['charge.pending', charge] : ['charge.succeeded', charge],
    ['checkout.session.completed', session],
  ]);
  return session;
}

/** Declines the card: the session stays open, and its payment intent records the attempt. */
export function declineSession(account: Account, record: SessionRecord): CheckoutSession {
  expireDueSessions(account);
  const { session } = record;
  if (session.status !== 'open' || session.payment_status === 'no_payment_required') return session;
  const intent = findOrCreateIntent(account, record);
  const charge = createCharge(account, record, intent, 'failed');
  intent.last_payment_error = {
    charge: charge.id,
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
    type: 'card_error',
  };
  recordEvents(account, NO_REQUEST, [
    ['charge.failed', charge],
    ['payment_intent.payment_failed', intent],
  ]);
  return session;
}

/** Records the payer, and creates a customer when the session requires one. */
function recordPayer(account: Account, session: CheckoutSession, email: string | null): void {
  session.customer_details = {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  };
  if (session.customer !== null || session.customer_creation !== 'always') return;
  const customer = newCustomer({ ...(email ? { email } : {}) }, nowInSeconds(account));
  account.ledger.customers.set(customer.id, customer);
  session.customer = customer.id;
  recordEvents(account, NO_REQUEST, [['customer.created', customer]]);
}

function findOrCreateIntent(account: Account, record: SessionRecord): PaymentIntent {
  const { session } = record;
  const known = session.payment_intent ? account.ledger.intents.get(session.payment_intent) : undefined;
  if (known) {
    known.customer = session.customer;
    return known;
  }
  const intent = newPaymentIntent(record, nowInSeconds(account));
  account.ledger.intents.set(intent.id, intent);
  session.payment_intent = intent.id;
  recordEvents(account, NO_REQUEST, [['payment_intent.created', intent]]);
  return intent;
}

function createCharge(
  account: Account,
  { session }: SessionRecord,
  intent: PaymentIntent,
  status: Charge['status'],
): Charge {
  const debit = session.payment_method_types.find((type) => type !== 'card') ?? 'us_bank_account';
  const charge = newCharge(
    intent,
    {
      type: status === 'pending' ? debit : 'card',
      status,
      email: session.customer_details?.email ?? null,
    },
    nowInSeconds(account),
  );
  account.ledger.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  if (status !== 'failed') intent.payment_method = charge.payment_method;
  return charge;
}
