import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { test } from 'vitest';
import { createArgon2Hasher } from '../services/auth/src/passwords/argon2-hasher.adapter.ts';

/** 19 MiB, t=2, p=1 (architecture.md, Identity). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const builtIn = promisify(argon2);

test('one password hash: the library we use beside the one in Node.js', async ({ bench }) => {
  const hasher = await createArgon2Hasher();
  await bench.compare(
    bench('the service’s hasher (@node-rs/argon2)', async () => {
      await hasher.hash('correct horse battery staple');
    }),
    bench('node:crypto', async () => {
      await builtIn('argon2id', {
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
