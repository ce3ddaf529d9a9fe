import { setTimeout as pause } from 'node:timers/promises';

/**
 * Polls a condition until it holds.
 * @returns whether it held within `timeout` milliseconds.
 */
export async function becomesTrue(
  condition: () => boolean | Promise<boolean>,
  timeout: number,
  every = 10,
): Promise<boolean> {
  const deadline = performance.now() + timeout;
  while (!(await condition())) {
    if (performance.now() >= deadline) return false;
    await pause(every);
  }
  return true;
}
