import { type Clock, Failure } from '@app/service-kit';
import type { Config } from '../config.ts';
import type { AuthDatabase } from '../database.ts';
import { type Keys, mac } from '../keys.ts';
import {
  type CountedAttempt,
  countAttempt,
  readSecondsUntilReset,
  revertAttempt,
} from './attempt.repository.ts';

/** What counting a guess needs. */
export interface GuessDeps {
  readonly db: AuthDatabase;
  readonly clock: Clock;
  readonly keys: Keys;
  readonly config: Pick<Config, 'RATE_LOGIN_ACCOUNT'>;
}

/** A password guess that has been counted and may be checked. */
export interface Guess {
  /** The limit it was counted against; `device`: that of one device or session which the account knows. */
  readonly by: 'account' | 'device';
  /** What to remove from the count when the password was right or was not checked. */
  readonly counted: CountedAttempt;
}

/** Who makes the guess, in addition to the address. */
interface Guesser {
  /**
   * Finds a device that the account knows, or a live session of the account; it has a limit of its own. Called only when
   * others may not guess.
   */
  readonly findKnownDeviceKey?: () => Promise<string | undefined>;
  /** Set when only a known device may guess: the seconds that other devices have to wait. */
  readonly unknownDeviceWaitSeconds?: number | undefined;
}

/**
 * Counts a guess before it is checked, so that parallel guesses count too. The limit applies per address, with or without
 * an account, across all replicas. When it is used up, a device that the account knows has a second limit of its own, so
 * that other people's guesses do not lock the owner out (decision 0042).
 * @throws Failure 429 `rate_limited`.
 */
export async function countGuess(
  { db, clock, keys, config }: GuessDeps,
  address: string,
  { findKnownDeviceKey, unknownDeviceWaitSeconds }: Guesser = {},
): Promise<Guess> {
  const common = { rate: config.RATE_LOGIN_ACCOUNT, now: clock.now() };
  const accountAttempt = { ...common, kind: 'guess', key: mac(keys.attempts, address) } as const;
  if (unknownDeviceWaitSeconds === undefined) {
    const windowStart = await countAttempt(db, accountAttempt);
    if (windowStart) return { by: 'account', counted: { ...accountAttempt, windowStart } };
  }
  const knownDeviceKey = await findKnownDeviceKey?.();
  if (knownDeviceKey === undefined)
    throw tooManyGuesses(unknownDeviceWaitSeconds ?? (await readSecondsUntilReset(db, accountAttempt)));
  const deviceAttempt = { ...common, kind: 'guess_known', key: mac(keys.attempts, knownDeviceKey) } as const;
  const windowStart = await countAttempt(db, deviceAttempt);
  if (!windowStart) throw tooManyGuesses(await readSecondsUntilReset(db, deviceAttempt));
  return { by: 'device', counted: { ...deviceAttempt, windowStart } };
}

/** Removes a guess from the count. */
export async function revertGuess(db: AuthDatabase, { counted }: Guess): Promise<void> {
  await revertAttempt(counted).execute(db);
}

function tooManyGuesses(retryAfterSeconds: number): Failure {
  return new Failure('rate_limited', {
    sentence: 'Too many tries. Please wait a minute and try again, or reset your password.',
    retryAfterSeconds,
  });
}

/**
 * Counts a guess and checks it. It stays counted only when it was wrong, not when the check failed with an error.
 * @returns the result of `check`; undefined for a wrong guess.
 * @throws Failure 429 `rate_limited`, and whatever `check` throws.
 */
export async function checkGuess<Result>(
  deps: GuessDeps,
  { address, ...guesser }: Guesser & { address: string },
  check: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const guess = await countGuess(deps, address, guesser);
  let isWrong = false;
  try {
    const result = await check();
    isWrong = result === undefined;
    return result;
  } finally {
    if (!isWrong) await revertGuess(deps.db, guess);
  }
}
