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
  /** A word that occurs in these texts only; lower case. */
  readonly mark: string;
  /** For each beginning of the mark: the length of the longest shorter beginning with which it ends. */
  readonly restarts: readonly number[];
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
  return { runs, longestWord, mark, restarts: restartsOf(mark) };
}

function restartsOf(mark: string): number[] {
  return Array.from(mark, (_, last) => {
    const beginning = mark.slice(0, last + 1);
    let length = last;
    while (length > 0 && !beginning.endsWith(mark.slice(0, length))) length -= 1;
    return length;
  });
}

/** What a UTF-16 code unit is. Halves of surrogate pairs are gaps, because a piece may end between them. */
const GAP = 0;
const NUMBER = 1;
const LETTER = 2;

const ASCII = Uint8Array.from({ length: 128 }, (_, code) => lookUpKind(code));

function kindOf(code: number): number {
  return ASCII[code] ?? lookUpKind(code);
}

function lookUpKind(code: number): number {
  const character = String.fromCharCode(code);
  if (/\p{L}/u.test(character)) return LETTER;
  return /\p{N}/u.test(character) ? NUMBER : GAP;
}

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
  /** The latest consecutive complete words that also occur in the secret, and the position of each. */
  #run = '';
  #runAt: number[] = [];
  /** Positions of the latest letters that begin the mark, whatever stands between them. */
  #markAt: number[] = [];

  constructor(secret: Secret) {
    this.#secret = secret;
  }

  push(piece: string): string {
    if (this.caught) return '';
    const at = this.#heldFrom + this.#held.length;
    this.#held += piece;
    this.#read(piece, at);
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

  #read(piece: string, from: number): void {
    let wordFrom = 0;
    for (let index = 0; index < piece.length && this.#runAt.length < LONGEST_RUN; index += 1) {
      const code = piece.charCodeAt(index);
      const kind = kindOf(code);
      if (kind === LETTER && !this.caught) this.#readLetter(code, from + index);
      if (kind !== GAP) continue;
      if (index > wordFrom) this.#addToWord(piece.slice(wordFrom, index), from + wordFrom);
      if (this.#word !== '') this.#endWord();
      wordFrom = index + 1;
    }
    if (wordFrom < piece.length) this.#addToWord(piece.slice(wordFrom), from + wordFrom);
  }

  #addToWord(part: string, at: number): void {
    if (this.#word === '') this.#wordAt = at;
    // One letter more than the longest word is enough to know that this word is not in the secret.
    this.#word = (this.#word + part).slice(0, this.#secret.longestWord + 1);
  }

  #endWord(): void {
    if (this.#word === '') return;
    const { runs } = this.#secret;
    const word = this.#word.toLowerCase();
    this.#word = '';
    this.#run = this.#run === '' ? word : `${this.#run} ${word}`;
    this.#runAt.push(this.#wordAt);
    while (this.#run !== '' && !runs.has(this.#run)) {
      const space = this.#run.indexOf(' ');
      this.#run = space < 0 ? '' : this.#run.slice(space + 1);
      this.#runAt.shift();
    }
    if (this.#runAt.length >= LONGEST_RUN) this.caught = true;
  }

  /** Follows the mark letter by letter; after a wrong letter, with its longest beginning that the last letters repeat. */
  #readLetter(code: number, at: number): void {
    const { mark, restarts } = this.#secret;
    const letter = lowerCase(code);
    let matched = this.#markAt.length;
    while (matched > 0 && mark.charCodeAt(matched) !== letter) matched = restarts[matched - 1] ?? 0;
    if (matched < this.#markAt.length) this.#markAt = matched === 0 ? [] : this.#markAt.slice(-matched);
    if (mark.charCodeAt(matched) === letter) this.#markAt.push(at);
    if (this.#markAt.length === mark.length) this.caught = true;
  }

  #startOfRun(): number {
    const isSuspicious = this.#runAt.length >= SUSPICIOUS_RUN;
    return isSuspicious ? (this.#runAt[0] ?? 0) : this.#end();
  }

  #startOfMark(): number {
    const isSuspicious = this.#markAt.length >= MARK_LETTERS;
    return isSuspicious ? (this.#markAt[0] ?? 0) : this.#end();
  }
}

function lowerCase(code: number): number {
  if (code < 128) return code | 0x20;
  return String.fromCharCode(code).toLowerCase().charCodeAt(0);
}
