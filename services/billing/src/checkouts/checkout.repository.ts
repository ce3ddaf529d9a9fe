import type { Currency } from '@app/contracts';
import { type ColumnType, type Generated, sql } from 'kysely';
import type { BillingTransaction } from '../database.ts';
import type { Price } from '../premium-terms.ts';

/**
 * `opening`: the provider is asked for a page; `open`: the page can be paid; `processing`: paid by a
 * debit that the bank has not settled yet; `closed`: paid, expired or replaced.
 */
type CheckoutState = 'opening' | 'open' | 'processing' | 'closed';

/** A checkout: our record of one payment page at the provider. */
interface CheckoutTable {
  id: string;
  /** Null once the account is erased. */
  owner_id: string | null;
  currency: Currency;
  amount: number;
  state: Generated<CheckoutState>;
  /** After this moment another process may take over the opening. */
  opening_until: Date;
  session_id: string | null;
  url: string | null;
  customer_id: string | null;
  /** The buyer's address for the payment page; only while the provider is asked for the page. */
  email: string | null;
  payment_intent: string | null;
  created_at: Date;
  expires_at: Date;
  /** Whether the buyer was told that they can return the purchase without support. */
  returnable: Generated<boolean>;
  /** When the provider is checked next, unless a notice arrives first. */
  look_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  looks: Generated<number>;
}

declare module '../database.ts' {
  interface BillingTables {
    checkouts: CheckoutTable;
  }
}

/** A checkout that is not closed: it may still be paid, or its payment is in progress. */
export interface ActiveCheckout {
  readonly id: string;
  readonly currency: Currency;
  readonly amount: number;
  readonly state: Exclude<CheckoutState, 'closed'>;
  readonly sessionId: string | null;
  readonly url: string | null;
  readonly expiresAt: Date;
  /** Whether the buyer may return the purchase without support; the payment page states this. */
  readonly returnable: boolean;
  readonly email: string | null;
  /** It is still opening, and the process that opens it has exceeded its time limit. */
  readonly abandoned: boolean;
}

const abandoned = sql<boolean>`state = 'opening' and opening_until < clock_timestamp()`;
/** Longer than the time limit of the call to the provider. */
const openingUntil = sql<Date>`clock_timestamp() + interval '10 seconds'`;

/** Finds the person's checkout that is not closed; there is at most one. */
export async function findActiveCheckout(
  trx: BillingTransaction,
  ownerId: string,
): Promise<ActiveCheckout | undefined> {
  return trx
    .selectFrom('checkouts')
    .select([
      'id',
      'currency',
      'amount',
      'state',
      'session_id as sessionId',
      'url',
      'expires_at as expiresAt',
      'returnable',
      'email',
      abandoned.as('abandoned'),
    ])
    .where('owner_id', '=', ownerId)
    .where('state', '!=', 'closed')
    .$narrowType<{ state: ActiveCheckout['state'] }>()
    .executeTakeFirst();
}

/** Inserts a checkout. @returns false when another checkout of the person is not closed yet. */
export async function insertCheckout(
  trx: BillingTransaction,
  {
    id,
    ownerId,
    price,
    createdAt,
    expiresAt,
    returnable,
    email,
  }: {
    id: string;
    ownerId: string;
    price: Price;
    createdAt: Date;
    expiresAt: Date;
    returnable: boolean;
    email: string | null;
  },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('checkouts')
    .values({
      id,
      owner_id: ownerId,
      ...price,
      opening_until: openingUntil,
      created_at: createdAt,
      expires_at: expiresAt,
      returnable,
      email,
    })
    .onConflict((conflict) => conflict.column('owner_id').where('state', '!=', 'closed').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Takes over a checkout whose process stopped while opening it. @returns false when another process was faster. */
export async function takeOverCheckout(
  trx: BillingTransaction,
  { ownerId, checkoutId }: { ownerId: string; checkoutId: string },
): Promise<boolean> {
  const taken = await trx
    .updateTable('checkouts')
    .set({ opening_until: openingUntil })
    .where('owner_id', '=', ownerId)
    .where('id', '=', checkoutId)
    .where(abandoned)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** Saves the provider's page. @returns false when the checkout was closed meanwhile; the page must be expired then. */
export async function savePage(
  trx: BillingTransaction,
  page: { ownerId: string; checkoutId: string; sessionId: string; url: string; lookAfterMs: number },
): Promise<boolean> {
  const kept = await trx
    .updateTable('checkouts')
    .set({
      state: 'open',
      session_id: page.sessionId,
      url: page.url,
      email: null,
      look_at: sql<Date>`now() + ${page.lookAfterMs} * interval '1 millisecond'`,
    })
    .where('owner_id', '=', page.ownerId)
    .where('id', '=', page.checkoutId)
    .where('state', '=', 'opening')
    .executeTakeFirst();
  return kept.numUpdatedRows === 1n;
}

/** Closes a checkout that has no page. */
export async function closeOpeningCheckout(
  trx: BillingTransaction,
  { ownerId, checkoutId }: { ownerId: string; checkoutId: string },
): Promise<void> {
  await trx
    .updateTable('checkouts')
    .set({ state: 'closed', email: null })
    .where('owner_id', '=', ownerId)
    .where('id', '=', checkoutId)
    .where('state', '=', 'opening')
    .execute();
}

/** Closes a checkout whose page can no longer be paid or no longer exists at the provider. */
export async function closeOpenCheckout(trx: BillingTransaction, checkoutId: string): Promise<void> {
  await trx
    .updateTable('checkouts')
    .set({ state: 'closed', look_at: null })
    .where('id', '=', checkoutId)
    .where('state', '=', 'open')
    .execute();
}

/** Closes all checkouts whose opening was never finished (asSystem); their pages were never shown. */
export async function closeAbandonedCheckouts(trx: BillingTransaction): Promise<void> {
  await trx
    .updateTable('checkouts')
    .set({ state: 'closed', email: null })
    .where('state', '=', 'opening')
    .where('opening_until', '<', sql<Date>`clock_timestamp() - interval '1 minute'`)
    .execute();
}

/** Finds a person's checkout by the provider's session id. */
export async function findCheckoutBySession(
  trx: BillingTransaction,
  { ownerId, sessionId }: { ownerId: string; sessionId: string },
): Promise<{ id: string; isPurchased: boolean } | undefined> {
  return trx
    .selectFrom('checkouts')
    .leftJoin('purchases', 'purchases.checkout_id', 'checkouts.id')
    .select(['checkouts.id', sql<boolean>`purchases.checkout_id is not null`.as('isPurchased')])
    .where('checkouts.owner_id', '=', ownerId)
    .where('checkouts.session_id', '=', sessionId)
    .executeTakeFirst();
}
