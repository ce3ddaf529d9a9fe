import type { Price } from '../premium-terms.ts';
import type { PaymentReport } from './payment-report.ts';

export type PaymentFailureKind = 'unreachable' | 'rejected' | 'circuit_open' | 'busy';

/** A call to the provider failed. */
export class PaymentFailure extends Error {
  readonly kind: PaymentFailureKind;
  constructor(kind: PaymentFailureKind, cause?: unknown) {
    super(`the payment provider failed: ${kind}`, { cause });
    this.name = 'PaymentFailure';
    this.kind = kind;
  }
}

export interface NewSession {
  readonly checkoutId: string;
  readonly price: Price;
  readonly expiresAt: Date;
  /** Whether the page says that the buyer can return the purchase by themselves. */
  readonly returnable: boolean;
  /** The buyer's address, so that they need not type it; null when it is unknown. */
  readonly email: string | null;
}

/** A notice of the provider about one event; `report` is null when it is not about a payment. */
export interface Notice {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  /** The provider's id of the object that it is about. */
  readonly objectId: string | null;
  /** Null when the notice is not about a payment. */
  readonly livemode: boolean | null;
  readonly report: PaymentReport | null;
}

/** A notice that can't be read. */
export interface UnreadableNotice {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  readonly objectId: string | null;
  /** The fields that are not as expected, without their values. */
  readonly reason: string;
}

/** A page of the provider's events, newest first. */
export interface NoticePage {
  readonly notices: readonly (Notice | UnreadableNotice)[];
  /** The cursor for the next, older page; undefined on the last one. */
  readonly next: string | undefined;
}

export interface FoundSession {
  /** Whether it can still be paid. */
  readonly open: boolean;
  readonly report: PaymentReport;
}

/** How long a call may take in milliseconds, including all retries. */
export interface TimeLimit {
  readonly withinMs: number;
}

/** The payment provider. Every method throws PaymentFailure and no other error. */
export interface PaymentProvider {
  /** Whether our key moves real money. Reports of the other mode are rejected. */
  readonly livemode: boolean;
  /** Creates a payment page; repeated calls for the same checkout return the same page. */
  openSession(order: NewSession, timeLimit: TimeLimit): Promise<{ sessionId: string; url: string }>;
  /** Finds a session. @returns undefined when it does not exist. */
  findSession(sessionId: string, timeLimit: TimeLimit): Promise<FoundSession | undefined>;
  /** Closes a payment page. @returns false when it was closed already (it may have been paid). */
  expireSession(sessionId: string, timeLimit: TimeLimit): Promise<boolean>;
  /**
   * Refunds the remaining amount of a payment. `attempt` is the idempotency key.
   * @returns the id under which the provider's notice will report the refund; undefined when a refund is impossible (the
   * buyer's bank has the money).
   */
  refund(
    paymentIntent: string,
    attempt: string,
    timeLimit: TimeLimit,
  ): Promise<{ chargeId: string } | undefined>;
  /** Deletes the provider's data about a person; may be repeated. */
  forgetCustomer(customerId: string, timeLimit: TimeLimit): Promise<void>;
  /**
   * Lists a page of the events since a moment, newest first, whether their notices arrived or not. With `after`, it lists
   * the events older than that one. The page is empty when the provider has deleted `after`, because it has then deleted
   * all older events, too.
   */
  listNotices(ask: { since: Date; after?: string | undefined }, timeLimit: TimeLimit): Promise<NoticePage>;
  /** Reads the current state of the object that a notice of this type is about. @returns undefined when it does not exist. */
  findReport(type: string, objectId: string, timeLimit: TimeLimit): Promise<PaymentReport | undefined>;
  /** Finds one event. @returns undefined when the provider has deleted it, or it can't be read. */
  findNotice(id: string, timeLimit: TimeLimit): Promise<Notice | undefined>;
}

/** Thrown for a notice with an invalid signature or a signing time too far in the past or future. */
export class InvalidNoticeError extends Error {}

/** Verifies and reads a notice. A correctly signed notice is never rejected, whatever it contains. @throws InvalidNoticeError */
export type ReadNotice = (
  payload: Buffer,
  signature: string | undefined,
  now: Date,
) => Promise<Notice | UnreadableNotice>;
