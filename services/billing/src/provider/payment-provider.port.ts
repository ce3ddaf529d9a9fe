import type { Price } from '../prices/premium-price.ts';
import type { PaymentReport } from '../purchases/payment-fact.ts';

export type PaymentFailureKind = 'unreachable' | 'rejected' | 'resting' | 'busy';

/** The provider did not do what it was asked. */
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
}

/** One thing that happened, as the provider tells it; `report` is null where it says nothing of a payment of ours. */
export interface Notice {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  readonly report: PaymentReport | null;
}

/** A notice of which we can't tell what it says. */
export interface UnreadableNotice {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  /** Where it is not as expected; nothing of what it says. */
  readonly reason: string;
}

/** A part of what has happened, newest first. */
export interface NoticePage {
  readonly notices: readonly Notice[];
  readonly unreadable: readonly UnreadableNotice[];
  /** What to ask on after, for what is older; undefined at the end. */
  readonly next: string | undefined;
}

export interface FoundSession {
  /** Can still be paid. */
  readonly open: boolean;
  readonly report: PaymentReport;
}

/** How long a call may take altogether, in milliseconds, however often it is tried. */
export interface Patience {
  readonly withinMs: number;
}

/** What we need of whoever takes the money. Every call throws PaymentFailure and nothing else. */
export interface PaymentProvider {
  /** Makes a page to pay on; the same checkout twice is one page. */
  openSession(order: NewSession, patience: Patience): Promise<{ sessionId: string; url: string }>;
  /** @returns undefined when there is no such session. */
  findSession(sessionId: string, patience: Patience): Promise<FoundSession | undefined>;
  /** Ends a page to pay on. @returns false when it could not be paid any more (it may have been paid). */
  expireSession(sessionId: string, patience: Patience): Promise<boolean>;
  /**
   * Gives all that is left of a payment back. `attempt` names the try: the same twice is one.
   * @returns what names the payment in the provider's own notice of it; undefined where nothing can be given back (the
   * buyer's bank has the money).
   */
  refund(
    paymentIntent: string,
    attempt: string,
    patience: Patience,
  ): Promise<{ chargeId: string } | undefined>;
  /** Deletes what the provider holds of a person; harmless when repeated. */
  forgetCustomer(customerId: string, patience: Patience): Promise<void>;
  /**
   * What has happened since, whether its notice came or not: a page, the newest first, of what is older than the notice
   * `after`. Nothing when the provider has forgotten `after`, as it has forgotten all that is older then.
   */
  listNotices(ask: { since: Date; after?: string | undefined }, patience: Patience): Promise<NoticePage>;
  /** One thing that has happened. @returns undefined when the provider knows it no more, or it can't be read. */
  findNotice(id: string, patience: Patience): Promise<Notice | undefined>;
}

/** Thrown for a notice that is not the provider's, or too old or too new. */
export class BadNotice extends Error {}

/** Reads a signed notice. @throws BadNotice */
export type ReadNotice = (payload: Buffer, signature: string | undefined, now: Date) => Promise<Notice>;
