import { defineConfig } from 'vitest/config';

/** The product in containers: `npm run test:containers` (decision 0093). `npm test` does not run it. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.container.ts'],
    globalSetup: ['image.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 1,
  },
});
