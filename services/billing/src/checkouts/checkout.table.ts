import type { Currency } from '@app/contracts';
import type { ColumnType, Generated } from 'kysely';

/** `opening`: the provider is being asked for a page; `processing`: paid by a debit that the bank has not settled. */
export type CheckoutState = 'opening' | 'open' | 'processing' | 'closed';

/** One page to pay on. */
export interface CheckoutTable {
  id: string;
  /** Null once the account is erased. */
  owner_id: string | null;
  currency: Currency;
  amount: number;
  state: Generated<CheckoutState>;
  /** Until when the process that opens it is waited for. */
  opening_until: Date;
  session_id: string | null;
  url: string | null;
  customer_id: string | null;
  payment_intent: string | null;
  created_at: Date;
  expires_at: Date;
  /** When the provider is asked next, unless a notice comes first. */
  look_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  looks: Generated<number>;
}

/** A caller's Idempotency-Key and the checkout it stands for (api.md, Conventions). */
export interface IdempotencyKeyTable {
  owner_id: string;
  key: string;
  currency: Currency;
  checkout_id: string;
  created_at: Generated<Date>;
}
