import type { Filter } from '../text-filter.ts';

/** This many consecutive words of the instructions are recitation. */
const LONGEST_RUN = 12;
/** From this length on, a run is held back until it is decided whether it is recitation. */
const SUSPICIOUS_RUN = 4;
/** Letters of the mark that are passed on before text is held back. */
const MARK_LETTERS = 3;

/** Indexed texts that must not be recited. */
export interface Secret {
  /** Every run of up to `LONGEST_RUN` words in any of the texts. */
  readonly runs: ReadonlySet<string>;
  /** Length of the longest word of the texts. */
  readonly longestWord: number;
  /** A word that occurs in these texts only. */
  readonly mark: string;
}

/** Indexes texts. Done once for all replies. */
export function indexSecret(texts: readonly string[], mark: string): Secret {
  const runs = new Set<string>();
  let longestWord = 0;
  for (const text of texts) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    for (let from = 0; from < words.length; from += 1) {
      longestWord = Math.max(longestWord, words[from]?.length ?? 0);
      for (let length = 1; length <= LONGEST_RUN; length += 1)
        runs.add(words.slice(from, from + length).join(' '));
    }
  }
  return { runs, longestWord, mark };
}

const WORD_OR_GAP = /[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu;
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;

/**
 * Holds back text that repeats the secret texts word for word, also across piece boundaries; ignores case, punctuation
 * and spacing. Once it finds a recitation, `caught` is true and nothing more is passed on. Reads each piece once and
 * keeps only words and letters that may belong to a run or to the mark. Positions count from the beginning of the
 * reply.
 */
export class RecitationFilter implements Filter {
  caught = false;
  readonly #secret: Secret;
  /** Text received and not passed on, and its position. */
  #held = '';
  #heldFrom = 0;
  /** The word being read, up to the length of the secret's longest word, and its position. */
  #word = '';
  #wordAt = 0;
  /** The latest consecutive complete words that also occur in the secret. */
  #run: { word: string; at: number }[] = [];
  /** The latest letters without anything between them, because the mark may be split. */
  #letters: { letter: string; at: number }[] = [];

  constructor(secret: Secret) {
    this.#secret = secret;
  }

  push(piece: string): string {
    if (this.caught) return '';
    const at = this.#heldFrom + this.#held.length;
    this.#held += piece;
    this.#readLetters(piece, at);
    this.#readWords(piece, at);
    return this.#release(Math.min(this.#startOfRun(), this.#startOfMark()));
  }

  end(): string {
    if (this.caught) return '';
    this.#endWord();
    return this.#release(this.caught ? this.#startOfRun() : this.#end());
  }

  #end(): number {
    return this.#heldFrom + this.#held.length;
  }

  /** Passes on the text before a position. */
  #release(until: number): string {
    const released = this.#held.slice(0, Math.max(0, until - this.#heldFrom));
    this.#held = this.#held.slice(released.length);
    this.#heldFrom += released.length;
    return released;
  }

  #readWords(piece: string, from: number): void {
    for (const { 0: part, index } of piece.matchAll(WORD_OR_GAP)) {
      if (LETTER_OR_NUMBER.test(part)) {
        if (this.#word === '') this.#wordAt = from + index;
        // One letter more than the longest word is enough to know that this word is not in the secret.
        this.#word = (this.#word + part).slice(0, this.#secret.longestWord + 1);
      } else this.#endWord();
      if (this.caught) return;
    }
  }

  #endWord(): void {
    if (this.#word === '') return;
    this.#run.push({ word: this.#word.toLowerCase(), at: this.#wordAt });
    this.#word = '';
    while (this.#run.length > 0 && !this.#secret.runs.has(this.#run.map(({ word }) => word).join(' ')))
      this.#run.shift();
    this.caught = this.#run.length >= LONGEST_RUN;
  }

  #readLetters(piece: string, from: number): void {
    for (const { 0: letter, index } of piece.matchAll(/\p{L}/gu))
      this.#letters.push({ letter: letter.toLowerCase().charAt(0), at: from + index });
  }

  #startOfRun(): number {
    const isSuspicious = this.#run.length >= SUSPICIOUS_RUN;
    return isSuspicious ? (this.#run[0]?.at ?? 0) : this.#end();
  }

  /** Position of the mark or of its possible beginning, among the letters that have not been searched. */
  #startOfMark(): number {
    const { mark } = this.#secret;
    const letters = this.#letters.map(({ letter }) => letter).join('');
    const whole = letters.indexOf(mark);
    if (whole >= 0) this.caught = true;
    let start = whole;
    for (let length = mark.length - 1; start < 0 && length >= MARK_LETTERS; length -= 1)
      if (letters.endsWith(mark.slice(0, length))) start = letters.length - length;
    const at = start < 0 ? this.#end() : (this.#letters[start]?.at ?? 0);
    this.#letters = this.#letters.slice(-mark.length);
    return at;
  }
}
