import { AI_DISCLOSURE, DISCLOSE_AGAIN_MS, type Disclosure } from '@app/contracts';

/**
 * Where in a conversation the person is told that they talk to software (safety.md): before its first message, and
 * before the first one that comes three hours or more after they were last told.
 */
export function disclosuresOf(
  messages: readonly { readonly id: string; readonly ts: string }[],
): Disclosure[] {
  let toldAt = Number.NEGATIVE_INFINITY;
  const disclosures: Disclosure[] = [];
  for (const { id, ts } of messages) {
    const at = Date.parse(ts);
    if (at - toldAt < DISCLOSE_AGAIN_MS) continue;
    toldAt = at;
    disclosures.push({ before: id, text: AI_DISCLOSURE });
  }
  return disclosures;
}
