import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { hash } from '@node-rs/argon2';
import { test } from 'vitest';

/** 19 MiB, t=2, p=1 (architecture.md, Identity). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const builtIn = promisify(argon2);

test('one password hash: the library we use beside the one in Node.js', async ({ bench }) => {
  await bench.compare(
    bench('@node-rs/argon2', async () => {
      await hash('correct horse battery staple', COST);
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
