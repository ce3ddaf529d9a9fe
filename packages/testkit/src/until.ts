import { comesTrue } from '@app/launcher';

/**
 * Waits until a condition holds: until it returns something other than false or undefined, without throwing.
 * @returns what the condition returned.
 * @throws what it threw last, or that it never held, after `timeout` milliseconds: 15,000, which a machine that is busy
 * with other tests may need for what takes a quick one a few.
 */
export async function until<T>(
  condition: () => T | Promise<T>,
  { timeout = 15_000, every = 20 }: { timeout?: number; every?: number } = {},
): Promise<Exclude<T, false | undefined>> {
  let last: { value: T } | { error: unknown } | undefined;
  const held = await comesTrue(
    async () => {
      try {
        last = { value: await condition() };
        return last.value !== false && last.value !== undefined;
      } catch (error) {
        last = { error };
        return false;
      }
    },
    timeout,
    every,
  );
  if (held && last && 'value' in last) return last.value as Exclude<T, false | undefined>;
  if (last && 'error' in last) throw last.error;
  throw new Error(`It did not come true within ${timeout} ms: ${condition}`);
}
