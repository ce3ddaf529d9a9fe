import type { Account } from './account.ts';
import type { Charge } from './objects/charge.ts';
import type { CheckoutSession, SessionRecord } from './objects/checkout-session.ts';
import type { Dispute, DisputeStatus } from './objects/dispute.ts';
import { NO_REQUEST, type StripeEvent } from './objects/event.ts';
import type { Refund } from './objects/refund.ts';
import { disputeCharge } from './payments/dispute-charge.ts';
import { expireSession } from './payments/expire-session.ts';
import { declineSession, type Payer, paySession } from './payments/pay-session.ts';
import { failRefund, refundCharge } from './payments/refund-charge.ts';
import { type Outcome, settleSession } from './payments/settle-session.ts';
import type { StripeBehavior, StripeFaults } from './requests/faults.ts';
import type { RequestLog, StripeRequest } from './requests/request-log.ts';
import type { Delivery, ReleaseOrder, WebhookBehavior, WebhookTarget } from './webhooks/webhook-behavior.ts';

/** Simulates the buyer, the bank and failures of Stripe, for tests and manual trials. */
export class StripeControl {
  readonly #account: Account;
  readonly #faults: StripeFaults;
  readonly #log: RequestLog;

  constructor(account: Account, faults: StripeFaults, log: RequestLog) {
    this.#account = account;
    this.#faults = faults;
    this.#log = log;
  }

  /** Sets how the API behaves from now on. */
  setBehavior(order: StripeBehavior): void {
    this.#faults.setBehavior(order);
  }

  current(): StripeBehavior {
    return this.#faults.current();
  }

  /** Sets how notices are sent from now on. */
  playWebhooks(order: WebhookBehavior): void {
    this.#account.webhooks.setBehavior(order);
  }

  currentWebhooks(): WebhookBehavior {
    return this.#account.webhooks.current();
  }

  /** Sets where notices are sent from now on. */
  deliverTo(target: WebhookTarget): void {
    this.#account.webhooks.deliverTo(target);
  }

  /** Returns the events that wait for `release`, oldest first. */
  held(): StripeEvent[] {
    return this.#account.webhooks.held();
  }

  /** Sends held events one after the other. @throws Error for an id that isn't held. */
  release(order?: ReleaseOrder): void {
    this.#account.webhooks.release(order);
  }

  /** Resolves when no notice is being sent or waits for a retry. */
  whenDelivered(): Promise<void> {
    return this.#account.webhooks.whenDelivered();
  }

  /** Pays without a browser. Like the methods below: @throws Error when the session does not exist. */
  pay(sessionId: string, payer?: Payer): Promise<CheckoutSession> {
    return this.#kept(() => paySession(this.#account, this.#record(sessionId), payer));
  }

  decline(sessionId: string): Promise<CheckoutSession> {
    return this.#kept(() => declineSession(this.#account, this.#record(sessionId)));
  }

  expire(sessionId: string): Promise<CheckoutSession> {
    return this.#kept(() => expireSession(this.#account, this.#record(sessionId).session, NO_REQUEST));
  }

  /** The bank settles or refuses a debit. */
  settle(sessionId: string, outcome: Outcome): Promise<CheckoutSession> {
    return this.#kept(() => settleSession(this.#account, this.#record(sessionId).session, outcome));
  }

  /** The buyer's bank opens a dispute, or decides it. */
  dispute(chargeId: string, status: DisputeStatus): Promise<Dispute> {
    return this.#kept(() => disputeCharge(this.#account, this.#charge(chargeId), status));
  }

  /** An operator refunds a charge in Stripe's dashboard. */
  refund(chargeId: string, amount?: number): Promise<Refund> {
    const given = { charge: this.#charge(chargeId).id, ...(amount === undefined ? {} : { amount }) };
    return this.#kept(() => refundCharge(this.#account, given, NO_REQUEST));
  }

  /** The buyer's bank sends back the charge's last refund. @throws Error when there is none or it has failed already. */
  failRefund(chargeId: string): Promise<Refund> {
    const last = this.#refundsOf(chargeId).at(-1);
    if (!last) throw new Error(`Nothing of the charge ${chargeId} was given back.`);
    return this.#kept(() => failRefund(this.#account, last));
  }

  /** Sessions, newest first. */
  sessions(): CheckoutSession[] {
    return [...this.#account.ledger.sessions.values()].map(({ session }) => session).reverse();
  }

  /** The latest charge of a session. */
  chargeOf(sessionId: string): Charge | undefined {
    const { ledger } = this.#account;
    const intent = ledger.intents.get(this.#record(sessionId).session.payment_intent ?? '');
    return ledger.charges.get(intent?.latest_charge ?? '');
  }

  /** The dispute of a charge, if there is one. */
  disputeOf(chargeId: string): Dispute | undefined {
    return [...this.#account.ledger.disputes.values()].find(({ charge }) => charge === chargeId);
  }

  /** Every event, oldest first. */
  events(): StripeEvent[] {
    return [...this.#account.ledger.events.values()];
  }

  /** Sends an event once more. @throws Error when it does not exist. */
  resend(eventId: string): void {
    const event = this.#account.ledger.events.get(eventId);
    if (!event) throw new Error(`There is no event ${eventId}.`);
    this.#account.webhooks.resend(event);
  }

  /** All delivery attempts, oldest first. */
  deliveries(): Delivery[] {
    return this.#account.webhooks.deliveries();
  }

  /** The last 200 requests, oldest first. */
  requests(): StripeRequest[] {
    return this.#log.list();
  }

  clearRequests(): void {
    this.#log.clear();
  }

  async #kept<Result>(act: () => Result): Promise<Result> {
    const result = act();
    await this.#account.ledger.save();
    return result;
  }

  #record(id: string): SessionRecord {
    const record = this.#account.ledger.sessions.get(id);
    if (!record) throw new Error(`There is no session ${id}.`);
    return record;
  }

  #refundsOf(chargeId: string): Refund[] {
    return [...this.#account.ledger.refunds.values()].filter(({ charge }) => charge === chargeId);
  }

  #charge(id: string): Charge {
    const charge = this.#account.ledger.charges.get(id);
    if (!charge) throw new Error(`There is no charge ${id}.`);
    return charge;
  }
}
