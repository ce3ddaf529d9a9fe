/**
 * When somebody bought premium, asked of billing at this moment. Never rejects: `undefined` when they have not, and when
 * billing can't be asked in time.
 */
export type PurchaseOf = (ownerId: string) => Promise<Date | undefined>;
