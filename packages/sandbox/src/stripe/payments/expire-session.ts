import { type Account, seconds, tell } from '../account.ts';
import type { CheckoutSession } from '../objects/checkout-session.ts';
import { type Cause, NO_REQUEST } from '../objects/event.ts';
import { StripeError } from '../requests/stripe-error.ts';

/** Ends an open session. @throws StripeError 400 when it isn't open. */
export function expireSession(account: Account, session: CheckoutSession, cause: Cause): CheckoutSession {
  if (session.status !== 'open') {
    throw new StripeError(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  session.status = 'expired';
  session.url = null;
  const intent = session.payment_intent ? account.ledger.intents.get(session.payment_intent) : undefined;
  if (intent) {
    intent.status = 'canceled';
    intent.canceled_at = seconds(account);
    intent.cancellation_reason = 'automatic';
    tell(account, cause, [['payment_intent.canceled', intent]]);
  }
  tell(account, cause, [['checkout.session.expired', session]]);
  return session;
}

/** Ends every session whose time is over. */
export function expireDue(account: Account): void {
  const now = seconds(account);
  for (const { session } of account.ledger.sessions.values()) {
    if (session.status === 'open' && session.expires_at <= now) expireSession(account, session, NO_REQUEST);
  }
}
