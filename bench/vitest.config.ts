import { defineConfig } from 'vitest/config';

/** `npm run bench`: compares alternatives within one run. The tests do not include it (docs/decisions/0024). */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: [],
    benchmark: { include: ['**/*.bench.ts'] },
    globalSetup: ['../packages/testkit/src/global-setup.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
});
