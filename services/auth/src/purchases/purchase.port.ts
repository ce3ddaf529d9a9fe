import type { Purchase } from '@app/contracts';

/** What somebody has bought, as billing knows it; undefined when it can't be asked in time. Never rejects. */
export type PurchaseOf = (userId: string) => Promise<Purchase | undefined>;
