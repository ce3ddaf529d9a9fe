import {
  asOwner,
  asSystem,
  type Clock,
  type KeyList,
  sealUnversioned,
  unsealUnversioned,
} from '@app/service-kit';
import type { Config } from '../config.ts';
import type { AuthDatabase, AuthTransaction } from '../database.ts';
import type { Keys } from '../keys.ts';
import {
  deleteClaim,
  deleteClaimsBefore,
  insertClaim,
  isAnyClaimPending,
  takeDueClaims,
} from './visitor-claim.repository.ts';

/** A person waits for the sign-up, so chat gets little time to answer. */
const SIGNUP_TIMEOUT_MS = 500;
const JOB_TIMEOUT_MS = 2_000;
/** Longer than the sign-up's own attempt takes, so that the job does not repeat it at the same time. */
const FIRST_RETRY_DELAY_MS = 2_000;
const MAX_CLAIM_AGE_MS = 24 * 3_600_000;
const BATCH = 20;

/**
 * Asks chat to move a visitor's chat to an account: `done` when chat has moved it or there is nothing to move, `retry`
 * when chat did not answer. Never rejects.
 */
export type ClaimVisitor = (userId: string, visitor: string, timeoutMs: number) => Promise<'done' | 'retry'>;

export interface HandOverDeps {
  readonly db: AuthDatabase;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly config: Pick<Config, 'REQUIRE_CONFIRMED_EMAIL'>;
  readonly claimVisitor: ClaimVisitor;
}

/** Records that a visitor's chat has to be handed over, in the transaction of the sign-up, so that it cannot be lost. */
export async function recordPendingClaim(
  trx: AuthTransaction,
  { clock, keys }: Pick<HandOverDeps, 'clock' | 'keys'>,
  userId: string,
  visitor: string,
): Promise<void> {
  const now = clock.now();
  await insertClaim(trx, {
    userId,
    visitor: encryptVisitorCookie(keys.visitor, userId, visitor),
    now,
    dueAt: new Date(now.getTime() + FIRST_RETRY_DELAY_MS),
  });
}

/** Hands a visitor's chat over to the account they have just made (ROLE-3); if chat does not answer, the job retries. */
export async function handOverVisitor(
  deps: Pick<HandOverDeps, 'db' | 'claimVisitor'>,
  userId: string,
  visitor: string,
): Promise<void> {
  await claim(deps, userId, visitor, SIGNUP_TIMEOUT_MS);
}

/**
 * Retries the hand-overs that failed during sign-up, each by one replica only, and gives up those that are older than a
 * day.
 * @returns whether there are hand-overs, due or not.
 */
export async function handOverPendingVisitors(deps: HandOverDeps): Promise<boolean> {
  const { db, clock, keys, config } = deps;
  const now = clock.now();
  await deleteClaimsBefore(db, new Date(now.getTime() - MAX_CLAIM_AGE_MS));
  const { isAnyPending, due } = await asSystem(db, async (trx) => {
    // Where addresses must be confirmed, the hand-over waits for the confirmation: a chat that disappears from the browser
    // would reveal that the address was free.
    if (!(await isAnyClaimPending(trx))) return { isAnyPending: false, due: [] };
    const confirmedOnly = config.REQUIRE_CONFIRMED_EMAIL;
    return { isAnyPending: true, due: await takeDueClaims(trx, now, { limit: BATCH, confirmedOnly }) };
  });
  await Promise.all(
    due.map(({ userId, visitor }) =>
      claim(deps, userId, decryptVisitorCookie(keys.visitor, userId, visitor), JOB_TIMEOUT_MS),
    ),
  );
  return isAnyPending;
}

async function claim(
  { db, claimVisitor }: Pick<HandOverDeps, 'db' | 'claimVisitor'>,
  userId: string,
  visitor: string | undefined,
  timeoutMs: number,
): Promise<void> {
  const outcome = visitor === undefined ? 'done' : await claimVisitor(userId, visitor, timeoutMs);
  if (outcome === 'done') await asOwner(db, userId, (trx) => deleteClaim(trx, userId));
}

/** Encrypts a visitor's cookie with AES-256-GCM, bound to the account that claims the chat. */
function encryptVisitorCookie([newest]: KeyList, userId: string, visitor: string): Buffer {
  return sealUnversioned(newest, Buffer.from(visitor), userId);
}

/** @returns undefined when it was encrypted with a key that is not listed, or for another account. */
function decryptVisitorCookie(keys: KeyList, userId: string, encrypted: Buffer): string | undefined {
  for (const key of keys) {
    try {
      return unsealUnversioned(key, encrypted, userId).toString();
    } catch {
      // Another key may be the right one.
    }
  }
  return undefined;
}
