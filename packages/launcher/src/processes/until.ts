import { setTimeout as pause } from 'node:timers/promises';

/**
 * Waits until a condition holds, asking again every few milliseconds.
 * @returns whether it came true within `timeout` milliseconds; the caller decides what a "no" means.
 */
export async function comesTrue(
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
