import { becomesTrue } from '@app/launcher';

/**
 * Polls a condition until it returns something other than false or undefined, without throwing.
 * @returns what the condition returned.
 * @throws the last error of the condition, or a timeout error after `timeout` milliseconds. The default of 15,000
 * allows for a machine that is busy with other tests.
 */
export async function until<T>(
  condition: () => T | Promise<T>,
  { timeout = 15_000, every = 20 }: { timeout?: number; every?: number } = {},
): Promise<Exclude<T, false | undefined>> {
  let last: { value: T } | { error: unknown } | undefined;
  const held = await becomesTrue(
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
