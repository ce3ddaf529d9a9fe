import { type Account, nowInSeconds, recordEvents } from '../account.ts';
import type { RefundParameters } from '../documented-fields.ts';
import type { Charge } from '../objects/charge.ts';
import { type Cause, NO_REQUEST } from '../objects/event.ts';
import { newRefund, type Refund } from '../objects/refund.ts';
import { createMissingError, StripeError } from '../requests/stripe-error.ts';
import { formatMoney } from './format-money.ts';

/**
 * Refunds a charge, completely or in part.
 * @throws StripeError when the charge was not paid, is refunded already, is disputed, or is less than the amount.
 */
export function refundCharge(account: Account, given: RefundParameters, cause: Cause): Refund {
  const charge = findCharge(account, given);
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = given.amount ?? left;
  if (charge.refunded || left === 0) {
    throw new StripeError(400, `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
      charge: charge.id,
    });
  }
  if (isWithBuyersBank(account, charge)) {
    throw new StripeError(400, `Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
      charge: charge.id,
    });
  }
  if (amount > left) {
    throw new StripeError(
      400,
      `Refund amount (${formatMoney(amount, charge.currency)}) is greater than unrefunded amount on charge (${formatMoney(left, charge.currency)})`,
      { param: 'amount', charge: charge.id },
    );
  }
  const before = { amount_refunded: charge.amount_refunded };
  const refund = newRefund(charge, amount, given, nowInSeconds(account));
  account.ledger.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  recordEvents(account, cause, [
    ['refund.created', refund],
    ['charge.refunded', charge, charge.refunded ? { ...before, refunded: false } : before],
  ]);
  return refund;
}

/**
 * Fails a refund: the buyer's bank sends the money back to the seller, which may happen days later.
 * @throws Error when the refund has failed already.
 */
export function failRefund(account: Account, refund: Refund): Refund {
  const charge = account.ledger.charges.get(refund.charge);
  if (!charge || refund.status === 'failed') throw new Error(`The refund ${refund.id} has failed already.`);
  refund.status = 'failed';
  refund.failure_reason = 'expired_or_canceled_card';
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  recordEvents(account, NO_REQUEST, [
    ['charge.refund.updated', refund, { status: 'succeeded' }],
    ['refund.updated', refund, { status: 'succeeded' }],
    ['refund.failed', refund, { status: 'succeeded' }],
  ]);
  return refund;
}

/** Returns whether the buyer's bank has the money because of a dispute. */
function isWithBuyersBank({ ledger }: Account, charge: Charge): boolean {
  const dispute = [...ledger.disputes.values()].find((one) => one.charge === charge.id);
  return charge.disputed && dispute?.status !== 'won';
}

function findCharge({ ledger }: Account, given: RefundParameters): Charge {
  if (given.charge !== undefined && given.payment_intent !== undefined) {
    throw new StripeError(400, 'You may only specify one of these parameters: charge, payment_intent.');
  }
  if (given.charge !== undefined) {
    const charge = ledger.charges.get(given.charge);
    if (!charge) throw createMissingError('charge', given.charge, 'charge');
    if (charge.paid) return charge;
    throw new StripeError(400, `Charge ${charge.id} has not succeeded and can't be refunded.`, {
      param: 'charge',
    });
  }
  if (given.payment_intent !== undefined) {
    const intent = ledger.intents.get(given.payment_intent);
    if (!intent) throw createMissingError('payment_intent', given.payment_intent, 'payment_intent');
    const charge = intent.latest_charge ? ledger.charges.get(intent.latest_charge) : undefined;
    if (charge?.paid) return charge;
    throw new StripeError(
      400,
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      { param: 'payment_intent' },
    );
  }
  throw new StripeError(
    400,
    'One of the following params should be provided for this request: payment_intent or charge.',
  );
}
