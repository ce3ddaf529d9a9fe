/** An unconfirmed account that claims an address, with what decides which of them gets it. */
export interface Claimant {
  readonly id: string;
  readonly createdAt: Date;
  /** The browser that signed up for it. */
  readonly device: string;
  readonly messages: number;
  readonly premium: boolean;
  /** Has data or purchases that would be lost if it were erased. */
  readonly hasHoldings: boolean;
  /** The calling browser signed up for it or has signed in to it. */
  readonly madeHere: boolean;
  /** The link was sent for it. */
  readonly linked: boolean;
}

/**
 * Whether a confirmation link gives the address to its account without a question: no rival loses anything, and nothing
 * indicates that the reader of the mail followed the link of somebody else's account.
 */
export function canConfirmWithoutAsking(linked: Claimant, rivals: readonly Claimant[]): boolean {
  return (
    rivals.every(({ hasHoldings }) => !hasHoldings) &&
    (linked.madeHere || rivals.every(({ madeHere }) => !madeHere))
  );
}

/**
 * Whether a reset link sets the password of its account without a question. A reset gives the reader of the mail access
 * to the account, so an account with holdings needs the browser that signed up for it.
 */
export function canResetWithoutAsking(linked: Claimant, rivals: readonly Claimant[]): boolean {
  if (rivals.length === 0) return true;
  if (rivals.some(({ hasHoldings }) => hasHoldings)) return false;
  if (!linked.hasHoldings) return true;
  return linked.madeHere && rivals.every(({ madeHere }) => !madeHere);
}

/** Limit of offered accounts without holdings, so that nobody can make the list long by signing up often. */
const MAX_EMPTY_OFFERED = 5;

/**
 * Selects the accounts to choose from, oldest first: all that have holdings, were made with this browser or belong to the
 * link, and at most five of the others.
 */
export function selectOfferedClaimants(claimants: readonly Claimant[]): Claimant[] {
  const oldestFirst = claimants.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const isAlwaysOffered = ({ hasHoldings, madeHere, linked }: Claimant) => hasHoldings || madeHere || linked;
  const others = new Set(
    oldestFirst.filter((claimant) => !isAlwaysOffered(claimant)).slice(0, MAX_EMPTY_OFFERED),
  );
  return oldestFirst.filter((claimant) => isAlwaysOffered(claimant) || others.has(claimant));
}
