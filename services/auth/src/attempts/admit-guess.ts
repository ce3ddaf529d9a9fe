import { Failure } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { mac } from '../keys.ts';
import { countAttempt, secondsLeft, uncountAttempt } from './attempt.repository.ts';

/** A guess at a password that may be made. */
export interface Guess {
  /** `device`: the account's guesses are used up, but this device is known to it, and has guesses of its own. */
  readonly by: 'account' | 'device';
  /** For a guess that was right, or was none after all. */
  giveBack(): Promise<void>;
}

/**
 * Counts a guess before it is made, so that parallel ones count too: so many per address (api.md, rate class login),
 * known or not, over all replicas. While they are used up, a device signed in to the account (`knownSessionId`) still has
 * as many of its own: others' guesses don't lock the owner out (architecture.md, Identity).
 * @throws Failure 429 `rate_limited`.
 */
export async function admitGuess(
  { db, clock, keys, settings }: Pick<Deps, 'db' | 'clock' | 'keys' | 'settings'>,
  address: string,
  knownSessionId?: string,
): Promise<Guess> {
  const common = { rate: settings.guesses, now: clock.now() };
  const ofAccount = { ...common, kind: 'guess', key: mac(keys.attempts, address) } as const;
  const counted = await countAttempt(db, ofAccount);
  if (counted)
    return { by: 'account', giveBack: () => uncountAttempt(db, ofAccount.kind, ofAccount.key, counted) };
  if (knownSessionId !== undefined) {
    const ofDevice = { ...common, kind: 'guess_known', key: mac(keys.attempts, knownSessionId) } as const;
    const admitted = await countAttempt(db, ofDevice);
    if (admitted)
      return { by: 'device', giveBack: () => uncountAttempt(db, ofDevice.kind, ofDevice.key, admitted) };
  }
  throw new Failure('rate_limited', {
    sentence: 'That was too many tries. Please wait a minute and try again, or reset your password.',
    retryAfterSeconds: await secondsLeft(db, ofAccount),
  });
}

/**
 * Admits a guess and makes it. It stays counted only when it was wrong, not when it could not be checked.
 * @returns what `make` returned; undefined for a wrong guess.
 * @throws Failure 429 `rate_limited`, and whatever `make` throws.
 */
export async function guessing<Result>(
  deps: Pick<Deps, 'db' | 'clock' | 'keys' | 'settings'>,
  { address, knownSessionId }: { address: string; knownSessionId: string | undefined },
  make: (by: Guess['by']) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const guess = await admitGuess(deps, address, knownSessionId);
  let wrong = false;
  try {
    const made = await make(guess.by);
    wrong = made === undefined;
    return made;
  } finally {
    if (!wrong) await guess.giveBack();
  }
}
