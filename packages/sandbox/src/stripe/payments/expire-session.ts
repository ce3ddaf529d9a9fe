import { type Account, nowInSeconds, recordEvents } from '../account.ts';
import type { CheckoutSession } from '../objects/checkout-session.ts';
import { type Cause, NO_REQUEST } from '../objects/event.ts';
import { StripeError } from '../requests/stripe-error.ts';

/** Expires an open session. @throws StripeError 400 when it isn't open. */
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
    intent.canceled_at = nowInSeconds(account);
    intent.cancellation_reason = 'automatic';
    recordEvents(account, cause, [['payment_intent.canceled', intent]]);
  }
  recordEvents(account, cause, [['checkout.session.expired', session]]);
  return session;
}

/** Expires all sessions whose time is over. */
export function expireDueSessions(account: Account): void {
  const now = nowInSeconds(account);
  for (const { session } of account.ledger.sessions.values()) {
    if (session.status === 'open' && session.expires_at <= now) expireSession(account, session, NO_REQUEST);
  }
}
