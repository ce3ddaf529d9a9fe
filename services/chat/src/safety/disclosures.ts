import { AI_DISCLOSURE, DISCLOSE_AGAIN_MS, type Disclosure } from '@app/contracts';

type Dated = { readonly id: string; readonly ts: string };

/**
 * Where in a conversation the person is told that they talk to software: before its first message, and before the first
 * one three hours or more after the last disclosure. Add messages in chronological order.
 */
export class DisclosureList {
  readonly all: Disclosure[] = [];
  #disclosedAt = Number.NEGATIVE_INFINITY;

  add({ id, ts }: Dated): void {
    const at = Date.parse(ts);
    if (at - this.#disclosedAt < DISCLOSE_AGAIN_MS) return;
    this.#disclosedAt = at;
    this.all.push({ before: id, text: AI_DISCLOSURE });
  }
}

/** The disclosures of a conversation whose messages are all known. */
export function disclosuresOf(messages: readonly Dated[]): Disclosure[] {
  const list = new DisclosureList();
  for (const message of messages) list.add(message);
  return list.all;
}
