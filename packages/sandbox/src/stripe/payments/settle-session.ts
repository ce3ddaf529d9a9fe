import { type Account, recordEvents } from '../account.ts';
import type { CheckoutSession } from '../objects/checkout-session.ts';
import { NO_REQUEST } from '../objects/event.ts';

export type Outcome = 'succeeded' | 'failed';

/** Settles or refuses a debit, as the bank does days later. @throws Error when the session has no pending debit. */
export function settleSession(account: Account, session: CheckoutSession, outcome: Outcome): CheckoutSession {
  const intent = session.payment_intent ? account.ledger.intents.get(session.payment_intent) : undefined;
  const charge = intent?.latest_charge ? account.ledger.charges.get(intent.latest_charge) : undefined;
  if (!intent || !charge || intent.status !== 'processing')
    throw new Error(`The session ${session.id} waits for no bank.`);
  if (outcome === 'succeeded') {
    charge.status = 'succeeded';
    charge.paid = true;
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
    session.payment_status = 'paid';
    recordEvents(account, NO_REQUEST, [
      ['charge.succeeded', charge],
      ['payment_intent.succeeded', intent],
      ['checkout.session.async_payment_succeeded', session],
    ]);
    return session;
  }
  charge.status = 'failed';
  charge.amount_captured = 0;
  charge.failure_code = 'insufficient_funds';
  charge.failure_message = 'The account has insufficient funds to cover this transaction.';
  intent.status = 'requires_payment_method';
  intent.last_payment_error = {
    charge: charge.id,
    code: 'payment_method_provider_decline',
    message: charge.failure_message,
    type: 'invalid_request_error',
  };
  recordEvents(account, NO_REQUEST, [
    ['charge.failed', charge],
    ['payment_intent.payment_failed', intent],
    ['checkout.session.async_payment_failed', session],
  ]);
  return session;
}
