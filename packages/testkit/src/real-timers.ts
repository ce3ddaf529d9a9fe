import { afterEach, vi } from 'vitest';

/** Setup file of Vitest: test files that share a worker must not leave fake timers to the next one. */
afterEach(() => {
  vi.useRealTimers();
});
