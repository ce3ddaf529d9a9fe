/** How local models mark what they think before they answer, where their server does not tell it apart. */
const OPENINGS = ['<think>', '<thinking>', '[think]'];

/**
 * Takes thoughts away that stand before a reply (`<think>…</think>`), as the pieces of it come, however they are cut. What
 * looks like thoughts further on is part of the reply; thoughts that never end are all there is.
 */
export class LeadingThoughts {
  /** Whether there were any. */
  found = false;
  #held = '';
  /** What ends the thoughts that are being read. */
  #closing: string | undefined;
  #begun = false;

  /** @returns what of the reply is certain to be none of them. */
  push(piece: string): string {
    if (this.#begun) return piece;
    this.#held += piece;
    while (!this.#begun) {
      if (!(this.#closing === undefined ? this.#open() : this.#close(this.#closing))) return '';
    }
    return this.#release();
  }

  /** @returns what was held back and turned out to be the reply. */
  end(): string {
    return this.#closing === undefined ? this.#release() : '';
  }

  /** @returns false where more must be heard. */
  #open(): boolean {
    const text = this.#held.trimStart().toLowerCase();
    const opening = OPENINGS.find((tag) => text.startsWith(tag));
    if (opening === undefined) {
      this.#begun = !OPENINGS.some((tag) => tag.startsWith(text));
      return this.#begun;
    }
    this.found = true;
    this.#held = this.#held.trimStart().slice(opening.length);
    this.#closing = `${opening.charAt(0)}/${opening.slice(1)}`;
    return true;
  }

  /** @returns false where more must be heard. */
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
    const released = this.found ? this.#held.trimStart() : this.#held;
    this.#held = '';
    return released;
  }
}
