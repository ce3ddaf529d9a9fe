import { DISCLOSE_AGAIN_MS, type Message } from '@app/contracts';

/**
 * Before which messages it is said that the coach is software: at the start, and whenever three hours have passed since
 * it was said last (safety.md).
 * @returns the messages by their ids, and when it was said last (milliseconds); null when there is no message.
 */
export function disclosuresIn(messages: readonly Message[]): {
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
