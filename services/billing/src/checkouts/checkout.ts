import type { Currency } from '@app/contracts';
import type { CheckoutState } from './checkout.table.ts';

/** How long a page to pay on stays open; the provider takes 30 minutes to a day. */
export const OPEN_FOR_MS = 3_600_000;

/** A checkout that may still be paid, or is being. */
export interface LiveCheckout {
  readonly id: string;
  readonly currency: Currency;
  readonly amount: number;
  readonly state: Exclude<CheckoutState, 'closed'>;
  readonly sessionId: string | null;
  readonly url: string | null;
  readonly expiresAt: Date;
  /** Opening, and its process has not been heard of in time. */
  readonly abandoned: boolean;
}
