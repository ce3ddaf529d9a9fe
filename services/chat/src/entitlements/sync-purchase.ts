import { asOwner } from '@app/service-kit';
import type { ChatDatabase } from '../database.ts';
import { entitlementVersion, storeReportedPurchase } from './entitlement.repository.ts';

/**
 * Asks billing when a person bought Premium. Never rejects: resolves with undefined when they have not, and when
 * billing does not answer in time.
 */
export type FindPurchase = (ownerId: string) => Promise<Date | undefined>;

/**
 * Asks billing about a person at the free limit, so that somebody who has just paid is not asked to pay again, and
 * stores the answer. No transaction is open during the call.
 * @returns whether they have Premium; false also when billing is unavailable.
 */
export async function syncPurchase(
  { db, findPurchase }: { db: ChatDatabase; findPurchase: FindPurchase },
  ownerId: string,
): Promise<boolean> {
  const seenVersion = await asOwner(db, ownerId, (trx) => entitlementVersion(trx, ownerId));
  const purchasedAt = await findPurchase(ownerId);
  if (!purchasedAt) return false;
  await asOwner(db, ownerId, (trx) => storeReportedPurchase(trx, { ownerId, purchasedAt, seenVersion }));
  return true;
}
