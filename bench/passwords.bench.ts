import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { test } from 'vitest';
import { createArgon2Hasher } from '../services/auth/src/passwords/argon2-hasher.adapter.ts';

/** The same cost as `COST` in argon2-hasher.adapter.ts: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const hashWithNodeCrypto = promisify(argon2);

test('hashing one password: @node-rs/argon2 compared with node:crypto', async ({ bench }) => {
  const hasher = createArgon2Hasher();
  const scheme = hasher.scheme(randomBytes(16));
  await bench.compare(
    bench('@node-rs/argon2, as in the auth service', async () => {
      await hasher.hash('correct horse battery staple', scheme);
    }),
    bench('node:crypto', async () => {
      await hashWithNodeCrypto('argon2id', {
        message: 'correct horse battery staple',
        nonce: randomBytes(16),
        memory: COST.memoryCost,
        passes: COST.timeCost,
        parallelism: COST.parallelism,
        tagLength: 32,
      });
    }),
    { time: 2_000 },
  );
});
