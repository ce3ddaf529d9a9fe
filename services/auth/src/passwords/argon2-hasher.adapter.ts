import { availableParallelism } from 'node:os';
import { Failure } from '@app/service-kit';
import { hash, type Options } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { PasswordHasher } from './hash-password.ts';

/** Argon2id (the library's default algorithm) with the OWASP minimum: 19 MiB, t=2, p=1. */
const COST = 'm=19456,t=2,p=1';
const SCHEME = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)$/;
/** Leaves one of libuv's four threads free for file access and DNS. */
const MAX_CONCURRENT = Math.min(3, availableParallelism());
/** Calls beyond this queue length fail with 503 instead of waiting for seconds. */
const MAX_QUEUED = 32 * MAX_CONCURRENT;

/** Creates a hasher that runs Argon2 off the event loop, with bounded concurrency and a bounded queue. */
export function createArgon2Hasher(): PasswordHasher {
  const limit = pLimit(MAX_CONCURRENT);
  return {
    scheme: (salt) => `$argon2id$v=19$${COST}$${salt.toString('base64').replaceAll('=', '')}`,
    hash: async (password, scheme) => {
      if (limit.pendingCount >= MAX_QUEUED) throw new Failure('unavailable', { retryAfterSeconds: 1 });
      return limit(() => hash(password, readScheme(scheme)));
    },
  };
}

function readScheme(scheme: string): Options {
  const [, memoryCost, timeCost, parallelism, salt] = SCHEME.exec(scheme) ?? [];
  if (salt === undefined) throw new Error('a stored password was not hashed with Argon2id');
  return {
    memoryCost: Number(memoryCost),
    timeCost: Number(timeCost),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
  };
}
