import { DISCLOSE_AGAIN_MS, type Message } from '@app/contracts';

/**
 * Finds the messages before which the notice that the coach is software is shown: the first one, and each one at least
 * three hours after the previous notice (docs/safety.md).
 * @returns the ids of those messages, and the time of the last notice in milliseconds; null when there is no message.
 */
export function findDisclosures(messages: readonly Message[]): {
  before: ReadonlySet<string>;
  lastAt: number | null;
} {
  const before = new Set<string>();
  let lastAt: number | null = null;
  for (const { id, ts } of messages) {
    const at = Date.parse(ts);
    if (lastAt !== null && at - lastAt < DISCLOSE_AGAIN_MS) continue;
    before.add(id);
    lastAt = at;
  }
  return { before, lastAt };
}
