import { asOwner, asSystem } from '@app/service-kit';
import type { AuthTransaction } from '../database.ts';
import type { Deps } from '../deps.ts';
import { deleteClaim, deleteClaimsBefore, insertClaim, takeDueClaims } from './visitor-claim.repository.ts';
import { openVisitor, sealVisitor } from './visitor-seal.ts';

/** A signup waits so long for chat; milliseconds. */
const PATIENCE_MS = 500;
/** Nobody waits for it in the background. */
const UNHURRIED_MS = 2_000;
/** What signup could not do itself is tried so much later: not twice at once. */
const AFTER_MS = 2_000;
/** Then it is given up. */
const BOUND_MS = 24 * 3_600_000;
const BATCH = 20;

type ClaimDeps = Pick<Deps, 'db' | 'clock' | 'keys' | 'claimVisitor'>;

/** Keeps what a signup owes to its visitor, in the transaction of the signup: from then on it can't be lost. */
export async function oweVisitor(
  trx: AuthTransaction,
  { clock, keys }: Pick<Deps, 'clock' | 'keys'>,
  userId: string,
  visitor: string,
): Promise<void> {
  const now = clock.now();
  await insertClaim(trx, {
    userId,
    visitor: sealVisitor(keys.visitor, userId, visitor),
    now,
    dueAt: new Date(now.getTime() + AFTER_MS),
  });
}

/** Gives a visitor's chat to the account they have just made (ROLE-3), or leaves it to the next rounds. */
export async function handOverVisitor(deps: ClaimDeps, userId: string, visitor: string): Promise<void> {
  await claim(deps, userId, visitor, PATIENCE_MS);
}

/** Hands over what signups could not: once each in this round, over all replicas; what is a day old is given up. */
export async function handOverWaiting(deps: ClaimDeps): Promise<void> {
  const { db, clock, keys } = deps;
  const now = clock.now();
  const due = await asSystem(db, async (trx) => {
    await deleteClaimsBefore(trx, new Date(now.getTime() - BOUND_MS));
    return takeDueClaims(trx, now, BATCH);
  });
  await Promise.all(
    due.map(({ user_id, visitor }) =>
      claim(deps, user_id, openVisitor(keys.visitor, user_id, visitor), UNHURRIED_MS),
    ),
  );
}

async function claim(
  { db, claimVisitor }: ClaimDeps,
  userId: string,
  visitor: string | undefined,
  timeoutMs: number,
): Promise<void> {
  const outcome = visitor === undefined ? 'settled' : await claimVisitor(userId, visitor, timeoutMs);
  if (outcome === 'settled') await asOwner(db, userId, (trx) => deleteClaim(trx, userId));
}
