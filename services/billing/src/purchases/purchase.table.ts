import type { Currency } from '@app/contracts';
import type { Generated } from 'kysely';
import type { FactKind } from './payment-fact.ts';
import type { PaymentState } from './standing.ts';

/** A checkout that was paid, and where its payment stands. */
export interface PurchaseTable {
  checkout_id: string;
  /** Null once the account is erased: what stays is a payment without a person (docs/decisions/0016). */
  owner_id: string | null;
  currency: Currency;
  amount: number;
  payment_intent: string | null;
  state: PaymentState;
  paid_at: Date;
  refunded: number;
  refunded_at: Date | null;
  /** Paid while premium was there already: gives nothing, and is given back. */
  is_second: boolean;
  /** Tries of the buyer to take it back; names each towards the provider. */
  withdrawals: Generated<number>;
}

/** What the provider has said of a payment, once each. */
export interface PaymentFactTable {
  kind: FactKind;
  ref: string;
  checkout_id: string | null;
  payment_intent: string | null;
  amount: number | null;
  at: Date;
  recorded_at: Generated<Date>;
}

/** Where somebody stands with premium, as chat is told. */
export interface EntitlementTable {
  owner_id: string;
  purchased_at: Date | null;
  version: Generated<number>;
}
