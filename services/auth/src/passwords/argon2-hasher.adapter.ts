import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Failure } from '@app/service-kit';
import { hash, type Options, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { PasswordHasher } from './password-hasher.port.ts';

/** Argon2id (the library's default algorithm) with 19 MiB, t=2, p=1 (architecture.md, Identity). */
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Of libuv's four threads one stays free for files and names. */
const AT_ONCE = Math.min(3, availableParallelism());
/** Some 200 ms of work for one core: whoever comes later is told to come again. */
const WAITING = 32 * AT_ONCE;

/** Argon2 off the event loop, so many at once and no more (rule 17). */
export async function createArgon2Hasher(): Promise<PasswordHasher> {
  const limit = pLimit(AT_ONCE);
  const nobodys = await hash(randomBytes(32), COST);
  const bounded = <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= WAITING) throw new Failure('unavailable', { retryAfterSeconds: 1 });
    return limit(work);
  };
  return {
    hash: async (password) => bounded(() => hash(password, COST)),
    verify: async (stored, password) => {
      const matches = await bounded(() => verify(stored ?? nobodys, password));
      return stored !== undefined && matches;
    },
  };
}
