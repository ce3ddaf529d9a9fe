import { createHash } from 'node:crypto';
import { authEndpoints, FAILURES } from '@app/contracts';
import type { Rate } from '@app/service-kit/serving';
import type { Counters } from './counter.ts';
import { insist } from './insist.ts';

/** Guards passwords against guessing (architecture.md, Identity). */
export interface LoginLimits {
  /**
   * Counts an attempt on a target (`loginTarget`, or a signed-in person), before it is known how it ends.
   * @throws Failure 429 `rate_limited`.
   */
  admit(address: string, target: string): Promise<void>;
  /** Hears how the attempt ended. */
  ended(address: string, status: number): Promise<void>;
}

/**
 * RATE_LOGIN counts attempts on an account from one address, so that whoever guesses from elsewhere never locks the
 * owner out here; wrong guesses on an account from everywhere together are the auth service's to count. Failures are
 * counted per address over all accounts.
 */
export function loginLimits(rate: Rate, failureRate: Rate, counters: Counters): LoginLimits {
  const attempts = counters.counter('login', rate);
  const failures = counters.counter('login-failures', failureRate);
  return {
    admit: async (address, target) => {
      insist(await failures.look(address));
      insist(await attempts.count(target));
    },
    ended: async (address, status) => {
      if (status === FAILURES.unauthenticated.status) await failures.count(address);
    },
  };
}

/**
 * What a login is counted for: the account, as the contract reads its address, tried from one address. Of the mail
 * address only a digest is kept. A body that auth will refuse has no account.
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
