import type { KeyList } from '@app/service-kit';
import { deleteInBatches } from '@app/service-kit';
import { sql } from 'kysely';
import type { BillingDatabase, BillingTransaction } from '../database.ts';

/** A person's only return of a purchase without support (docs/decisions/0045). */
interface OwnReturnTable {
  id: string;
  /** Null once the account is erased. */
  owner_id: string | null;
  /** Null once the account is erased, so that the kept row identifies no payment. */
  checkout_id: string | null;
  /** A keyed hash of the confirmed address; null when it was not confirmed or auth was unavailable. */
  address_key: Buffer | null;
  asked_at: Date;
}

declare module '../database.ts' {
  interface BillingTables {
    own_returns: OwnReturnTable;
  }
}

/**
 * Claims a person's only return without support for this purchase, in one atomic statement. The same purchase may be
 * claimed again, after a second click or a lost answer.
 * @returns false when the purchase was sold as final, or another one was returned before.
 */
export async function claimOwnReturn(
  trx: BillingTransaction,
  claim: { id: string; ownerId: string; checkoutId: string; addressKey: Buffer | undefined; now: Date },
): Promise<boolean> {
  const { id, ownerId, checkoutId, addressKey = null, now } = claim;
  const { rows } = await sql`
    insert into own_returns (id, owner_id, checkout_id, address_key, asked_at)
    select ${id}, owner_id, id, ${addressKey}, ${now} from checkouts
    where id = ${checkoutId} and owner_id = ${ownerId} and returnable
    on conflict (owner_id) do update set asked_at = own_returns.asked_at
      where own_returns.checkout_id = excluded.checkout_id
    returning checkout_id`.execute(trx);
  return rows.length === 1;
}

/** Releases the claim after the provider refused the refund, unless the purchase was refunded meanwhile. */
export async function releaseOwnReturn(
  trx: BillingTransaction,
  { ownerId, checkoutId }: { ownerId: string; checkoutId: string },
): Promise<void> {
  await sql`delete from own_returns where owner_id = ${ownerId} and checkout_id = ${checkoutId}
    and not exists (select from purchases where checkout_id = ${checkoutId} and state = 'refunded')`.execute(
    trx,
  );
}

/** Returns whether an account's next purchase is returnable: it has no return yet and lost no dispute for us. */
export async function canReturnNextPurchase(trx: BillingTransaction, ownerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from own_returns where owner_id = ${ownerId}
    union all
    select from purchases where owner_id = ${ownerId} and state = 'dispute_lost' limit 1`.execute(trx);
  return rows.length === 0;
}

/** Returns whether any account has returned a purchase under this address (asSystem). */
export async function hasReturnUnderAddress(trx: BillingTransaction, addressKeys: KeyList): Promise<boolean> {
  const row = await trx
    .selectFrom('own_returns')
    .select('id')
    .where('address_key', 'in', addressKeys)
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the return that the person has made without support (asOwner). */
export async function findOwnReturn(trx: BillingTransaction, ownerId: string) {
  return trx
    .selectFrom('own_returns')
    .select(['address_key as addressKey', 'asked_at as askedAt'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}

/** Removes the person and the payment from their return (asSystem); only the hash of the address is kept. */
export async function eraseOwnReturn(trx: BillingTransaction, ownerId: string): Promise<void> {
  await trx
    .deleteFrom('own_returns')
    .where('owner_id', '=', ownerId)
    .where('address_key', 'is', null)
    .execute();
  await trx
    .updateTable('own_returns')
    .set({ owner_id: null, checkout_id: null })
    .where('owner_id', '=', ownerId)
    .execute();
}

/** Deletes the returns of erased accounts from before then; existing accounts keep theirs. */
export async function deleteExpiredReturns(db: BillingDatabase, before: Date): Promise<void> {
  await deleteInBatches(db, 'own_returns', sql`owner_id is null and asked_at < ${before}`);
}
