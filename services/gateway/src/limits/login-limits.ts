import { createHash } from 'node:crypto';
import { authEndpoints, FAILURES } from '@app/contracts';
import type { Counters } from './counter.ts';
import { insist } from './insist.ts';
import type { Rate } from './rate.ts';

/** Failed attempts from one address, whatever the account (api.md, Settings). */
const FAILURES_PER_ADDRESS: Rate = { count: 30, seconds: 5 * 60 };

/** Guards passwords against guessing (architecture.md, Identity). */
export interface LoginLimits {
  /**
   * Counts an attempt, before it is known how it ends.
   * @throws Failure 429 `rate_limited`.
   */
  admit(address: string, account: string | undefined): Promise<void>;
  /** Hears how the attempt ended. */
  ended(address: string, status: number): Promise<void>;
}

/**
 * RATE_LOGIN counts attempts on an account from one address, so that whoever guesses from elsewhere never locks the
 * owner out here; wrong guesses on an account from everywhere together are the auth service's to count.
 */
export function loginLimits(rate: Rate, counters: Counters): LoginLimits {
  const attempts = counters.counter('login', rate);
  const failures = counters.counter('login-failures', FAILURES_PER_ADDRESS);
  return {
    admit: async (address, account) => {
      insist(await failures.look(address));
      if (account !== undefined) insist(await attempts.count(`${digest(account)} ${address}`));
    },
    ended: async (address, status) => {
      if (status === FAILURES.unauthenticated.status) await failures.count(address);
    },
  };
}

/** Which account a login is for: its address as the contract reads it. A body that auth will refuse has none. */
export function accountOf(body: Buffer | undefined): string | undefined {
  try {
    const read = authEndpoints.login.body.safeParse(JSON.parse(String(body)));
    return read.success ? read.data.email : undefined;
  } catch {
    return undefined;
  }
}

/** The mail addresses of people are not kept, their digests are. */
function digest(account: string): string {
  return createHash('sha256').update(account).digest('base64url');
}
