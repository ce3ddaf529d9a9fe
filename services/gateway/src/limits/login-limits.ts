import { createHash } from 'node:crypto';
import { authEndpoints, FAILURES } from '@app/contracts';
import type { Rate } from '@app/service-kit/serving';
import { assertWithinLimit, type CountedRequest, type Counters, secondsToWait } from './counter.ts';

/** A password attempt that is forwarded to auth. */
export interface LoginAttempt {
  /**
   * Set when a limit is reached: auth then accepts the attempt only from a device that the account knows, and tells other
   * devices to wait this many seconds.
   */
  readonly unknownDeviceWaitSeconds?: number;
  /** Ends the attempt with the status of its response; an attempt that was not wrong is no longer counted. */
  finish(status: number): Promise<void>;
}

interface Login {
  readonly address: string;
  /** See `loginTarget`. */
  readonly target: string;
  /** Whether the request has a device cookie. Only auth can tell whether the account knows the device. */
  readonly hasDevice: boolean;
}

/** Limits how often passwords can be guessed. */
export interface LoginLimits {
  /**
   * Counts a login before its result is known.
   * @throws Failure 429 `rate_limited`.
   */
  startAttempt(login: Login): Promise<LoginAttempt>;
  /**
   * Counts a password attempt of a signed-in person on their own account.
   * @throws Failure 429 `rate_limited`.
   */
  startPersonAttempt(userId: string): Promise<LoginAttempt>;
}

/** Correct logins do not use up RATE_LOGIN. This multiple of it limits all logins of an address; by default 600 a minute. */
const LOGINS_PER_ADDRESS = 60;

/**
 * RATE_LOGIN counts wrong attempts per account and address, so that guesses from another address never lock the owner
 * out. The auth service counts wrong attempts on an account from all addresses together. Failures are also counted per
 * address over all accounts. Attempts are counted before they are made, so that parallel attempts cannot exceed a limit.
 * A known device passes both limits, because auth counts its attempts separately (docs/decisions 0042).
 */
export function loginLimits(rate: Rate, failureRate: Rate, counters: Counters): LoginLimits {
  const logins = counters.counter('logins', { ...rate, count: rate.count * LOGINS_PER_ADDRESS });
  const attempts = counters.counter('login', rate);
  const failures = counters.counter('login-failures', failureRate);
  const inProgress = new AttemptsInProgress();

  /** While attempts in progress use up the limit, waits for them to end, because most are correct and then not counted. */
  const countFailure = async (address: string): Promise<CountedRequest> => {
    for (;;) {
      const counted = await failures.count(address);
      if (counted.allowed) return counted;
      await counted.undo();
      const nextEnd = inProgress.nextEnd(address);
      if (!nextEnd) return counted;
      await nextEnd;
    }
  };

  return {
    startAttempt: async ({ address, target, hasDevice }) => {
      assertWithinLimit(await logins.count(address));
      const attempt = await attempts.count(target);
      if (!attempt.allowed) {
        await attempt.undo();
        return attemptOverLimit(attempt, hasDevice);
      }
      const failure = await countFailure(address);
      if (!failure.allowed) {
        await attempt.undo();
        return attemptOverLimit(failure, hasDevice);
      }
      const end = inProgress.begin(address);
      return {
        finish: async (status) => {
          if (status !== FAILURES.unauthenticated.status) await Promise.all([attempt.undo(), failure.undo()]);
          end();
        },
      };
    },
    startPersonAttempt: async (userId) => {
      const attempt = await attempts.count(userId);
      assertWithinLimit(attempt);
      return {
        finish: async (status) => {
          if (status < 400) await attempt.undo();
        },
      };
    },
  };
}

function attemptOverLimit(verdict: CountedRequest, hasDevice: boolean): LoginAttempt {
  if (!hasDevice) assertWithinLimit(verdict);
  return { unknownDeviceWaitSeconds: secondsToWait(verdict), finish: async () => undefined };
}

/** The attempts in progress in this process, by address. */
class AttemptsInProgress {
  readonly #byAddress = new Map<string, { count: number; next: PromiseWithResolvers<void> }>();

  /** @returns a function to call when the attempt has ended. */
  begin(address: string): () => void {
    const attempts = this.#byAddress.get(address) ?? { count: 0, next: Promise.withResolvers<void>() };
    this.#byAddress.set(address, attempts);
    attempts.count += 1;
    return () => {
      attempts.count -= 1;
      attempts.next.resolve();
      attempts.next = Promise.withResolvers<void>();
      if (attempts.count === 0) this.#byAddress.delete(address);
    };
  }

  /** Resolves when an attempt from the address has ended; undefined when none is in progress. */
  nextEnd(address: string): Promise<void> | undefined {
    return this.#byAddress.get(address)?.next.promise;
  }
}

/**
 * Returns the key under which a login is counted: a digest of the account's mail address as the contract normalizes it,
 * and the caller's address. Undefined for a body that auth will refuse.
 */
export function loginTarget(body: Buffer | undefined, address: string): string | undefined {
  try {
    const read = authEndpoints.login.body.safeParse(JSON.parse(String(body)));
    if (!read.success) return undefined;
    return `${createHash('sha256').update(read.data.email).digest('base64url')} ${address}`;
  } catch {
    return undefined;
  }
}
