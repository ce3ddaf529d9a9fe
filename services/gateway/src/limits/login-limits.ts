import { createHash } from 'node:crypto';
import { authEndpoints, FAILURES } from '@app/contracts';
import type { Counters } from './counter.ts';
import { insist } from './insist.ts';
import type { Rate } from './rate.ts';

/** Failed attempts from one address, whatever the account (api.md, Settings). */
const FAILURES_PER_ADDRESS: Rate = { count: 30, seconds: 5 * 60 };
/** How long an address from which an account was signed in keeps its own count for it. */
const FAMILIAR: Rate = { count: 1, seconds: 14 * 24 * 3_600 };

/** Guards passwords against guessing (architecture.md, Identity). */
export interface LoginLimits {
  /**
   * Counts an attempt, before it is known how it ends.
   * @throws Failure 429 `rate_limited`.
   */
  admit(address: string, account: string | undefined): Promise<void>;
  /** Hears how the attempt ended. */
  ended(address: string, account: string | undefined, status: number): Promise<void>;
}

/**
 * RATE_LOGIN counts attempts per account from everywhere together, but an address from which this account has been
 * signed in before has a count of its own: whoever guesses from elsewhere slows down strangers, not the owner.
 */
export function loginLimits(rate: Rate, counters: Counters): LoginLimits {
  const attempts = counters.counter('login', rate);
  const failures = counters.counter('login-failures', FAILURES_PER_ADDRESS);
  const familiar = counters.counter('login-familiar', FAMILIAR);
  return {
    admit: async (address, account) => {
      insist(await failures.look(address));
      if (account === undefined) return;
      const own = key(account, address);
      const isFamiliar = !(await familiar.look(own)).allowed;
      insist(await attempts.count(isFamiliar ? own : key(account)));
    },
    ended: async (address, account, status) => {
      if (status === FAILURES.unauthenticated.status) await failures.count(address);
      else if (status === authEndpoints.login.status && account !== undefined)
        await familiar.count(key(account, address));
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

/** Addresses of people are not kept, their digests are. */
function key(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}
