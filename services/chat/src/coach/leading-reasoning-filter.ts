import type { Filter } from './text-filter.ts';

/** Tags with which local models mark their reasoning, if their server does not separate it. */
const OPENINGS = ['<think>', '<thinking>', '[think]'];

/**
 * Removes reasoning at the beginning of a reply (`<think>…</think>`), in pieces of any size. The same tags later in the
 * text belong to the reply. Reasoning that never ends leaves an empty reply.
 */
export class LeadingReasoningFilter implements Filter {
  /** Whether there was any reasoning. */
  hasFoundReasoning = false;
  #held = '';
  /** The tag that ends the reasoning being read. */
  #closing: string | undefined;
  #begun = false;

  /** @returns the text that certainly belongs to the reply. */
  push(piece: string): string {
    if (this.#begun) return piece;
    this.#held += piece;
    while (!this.#begun) {
      if (!(this.#closing === undefined ? this.#open() : this.#close(this.#closing))) return '';
    }
    return this.#release();
  }

  /** @returns held text that turned out to belong to the reply. */
  end(): string {
    return this.#closing === undefined ? this.#release() : '';
  }

  /** @returns false when more text is needed to decide. */
  #open(): boolean {
    const text = this.#held.trimStart().toLowerCase();
    const opening = OPENINGS.find((tag) => text.startsWith(tag));
    if (opening === undefined) {
      this.#begun = !OPENINGS.some((tag) => tag.startsWith(text));
      return this.#begun;
    }
    this.hasFoundReasoning = true;
    this.#held = this.#held.trimStart().slice(opening.length);
    this.#closing = `${opening.charAt(0)}/${opening.slice(1)}`;
    return true;
  }

  /** @returns false when more text is needed to decide. */
  #close(closing: string): boolean {
    const at = this.#held.toLowerCase().indexOf(closing);
    if (at < 0) {
      this.#held = this.#held.slice(1 - closing.length);
      return false;
    }
    this.#held = this.#held.slice(at + closing.length).trimStart();
    this.#closing = undefined;
    return true;
  }

  #release(): string {
    const released = this.hasFoundReasoning ? this.#held.trimStart() : this.#held;
    this.#held = '';
    return released;
  }
}
