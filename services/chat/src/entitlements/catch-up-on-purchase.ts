import { asOwner } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { entitlementVersion, takeAnsweredPurchase } from './entitlement.repository.ts';

/**
 * Asks billing about somebody who stands at the limit, so that who has just paid is never told to pay, and keeps the
 * answer. No transaction is held while billing is asked.
 * @returns whether they were found to have paid; false also while billing can't be asked.
 */
export async function catchUpOnPurchase(
  { db, purchaseOf }: Pick<Deps, 'db' | 'purchaseOf'>,
  ownerId: string,
): Promise<boolean> {
  const seenVersion = await asOwner(db, ownerId, (trx) => entitlementVersion(trx, ownerId));
  const purchasedAt = await purchaseOf(ownerId);
  if (!purchasedAt) return false;
  await asOwner(db, ownerId, (trx) => takeAnsweredPurchase(trx, { ownerId, purchasedAt, seenVersion }));
  return true;
}
