import { defineConfig } from 'vitest/config';

/** `npm run bench`: figures side by side in one run; no part of the tests (docs/decisions/0022). */
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
