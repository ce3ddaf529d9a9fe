import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Run one after the other: they compare times or start many processes, which another test beside them would change. */
const alone = ['chaos-cluster', 'rolling', 'rotation', 'outage', 'timing'].map(
  (name) => `e2e/${name}.e2e.ts`,
);

/** Small files that take long. Vitest begins with large files, and while these ran last, one of two cores would have no work. */
const slow = ['e2e/ask.e2e.ts', 'tools/screening/src/training/model.test.ts'];

class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => slow.some((name) => moduleId.endsWith(`/${name}`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

const wholeProduct = {
  globalSetup: ['e2e/build-once.ts', 'packages/testkit/src/product/lend-products.ts'],
  env: { PRODUCT_IS_BUILT: 'true' },
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // What a page shows is asked for until it does (`expect.poll`): a page is seldom done when a single look falls on it.
  expect: { poll: { timeout: 10_000 } },
};

/** Two kinds of promises: `node` runs services against real PostgreSQL, `e2e` runs the whole product and a browser. */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      {
        test: {
          name: 'node',
          include: ['{packages,services,tools}/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['packages/testkit/src/global-setup.ts'],
          setupFiles: ['packages/testkit/src/real-timers.ts'],
          restoreMocks: true,
          // A worker imports the libraries once for all its files: a third of the processor time.
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 30_000,
          // Vitest would leave one of two cores to itself; they wait for PostgreSQL as often as they work.
          maxWorkers: 2,
        },
      },
      { test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], maxWorkers: 2, isolate: false } },
      {
        test: {
          ...wholeProduct,
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          exclude: alone,
          // A worker keeps its browser and what it has imported from one file to the next.
          isolate: false,
          // A third worker wins nothing: each keeps its core busy with a browser and the processes of the product.
          maxWorkers: 2,
          // After the others, which keep every core busy.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...wholeProduct,
          name: 'e2e-alone',
          include: alone,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
