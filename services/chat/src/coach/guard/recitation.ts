/** So many words in a row as they stand in our instructions are no accident. */
const LONGEST_RUN = 12;
/** From here on a run is held back until it is known what becomes of it. */
const SUSPICIOUS_RUN = 4;
/** Letters of the mark that may pass before it is held back. */
const MARK_LETTERS = 3;

/** A part of the output's way: takes pieces, gives what may go on. */
export interface Filter {
  push(piece: string): string;
  /** What is still held, once nothing more comes. */
  end(): string;
}

/**
 * Holds back what is taken word for word from a text that must stay here, across the borders of pieces. Case, marks and
 * spacing make no difference. `caught` once it was; nothing goes on from then.
 */
export class RecitationFilter implements Filter {
  caught = false;
  readonly #runs: ReadonlySet<string>;
  readonly #mark: string;
  #text = '';
  /** How much of the text has gone on, and how much of it has been read. */
  #said = 0;
  #read = 0;
  /** The complete words in a row that also stand in the secret, the last one last. */
  #run: { word: string; at: number }[] = [];
  /** The last letters, whatever stands between them: the mark may come in parts. */
  #letters: { letter: string; at: number }[] = [];

  /** @param secret the texts; `mark` a word of them that stands nowhere else. */
  constructor(secret: readonly string[], mark: string) {
    this.#mark = mark;
    this.#runs = runsOf(secret);
  }

  push(piece: string): string {
    if (this.caught) return '';
    this.#spell(piece);
    this.#text += piece;
    for (const { 0: word, index } of this.#text.slice(this.#read).matchAll(COMPLETE_WORD)) {
      this.#take(word.toLowerCase(), this.#read + index);
      this.caught = this.#run.length >= LONGEST_RUN;
      if (this.caught) break;
    }
    this.#read = /[\p{L}\p{N}]*$/u.exec(this.#text)?.index ?? this.#text.length;
    const until = Math.min(this.#startOfRun(), this.#startOfMark());
    const said = this.#text.slice(this.#said, Math.max(this.#said, until));
    this.#said += said.length;
    return said;
  }

  end(): string {
    if (this.caught) return '';
    const from = this.#said;
    const whole = this.#text;
    // The last word is complete now.
    const said = this.push('\n');
    return this.caught ? said : whole.slice(from);
  }

  #take(word: string, at: number): void {
    this.#run.push({ word, at });
    while (this.#run.length > 0 && !this.#runs.has(this.#run.map((one) => one.word).join(' ')))
      this.#run.shift();
  }

  #spell(piece: string): void {
    for (const match of piece.matchAll(/\p{L}/gu))
      this.#letters.push({ letter: match[0].toLowerCase(), at: this.#text.length + match.index });
  }

  #startOfRun(): number {
    const isSuspicious = this.#run.length >= SUSPICIOUS_RUN;
    return isSuspicious ? (this.#run[0]?.at ?? 0) : this.#text.length;
  }

  /** Where the mark stands, or may be beginning to; it is looked for in all letters that have not been looked at. */
  #startOfMark(): number {
    const letters = this.#letters.map(({ letter }) => letter).join('');
    const whole = letters.indexOf(this.#mark);
    if (whole >= 0) this.caught = true;
    let start = whole;
    for (let length = this.#mark.length - 1; start < 0 && length >= MARK_LETTERS; length -= 1)
      if (letters.endsWith(this.#mark.slice(0, length))) start = letters.length - length;
    const at = start < 0 ? this.#text.length : (this.#letters[start]?.at ?? 0);
    this.#letters = this.#letters.slice(-this.#mark.length);
    return at;
  }
}

const COMPLETE_WORD = /[\p{L}\p{N}]+(?=[^\p{L}\p{N}])/gu;

/** Every run of up to so many words in any of the texts. */
function runsOf(texts: readonly string[]): Set<string> {
  const runs = new Set<string>();
  for (const text of texts) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    for (let from = 0; from < words.length; from += 1)
      for (let length = 1; length <= LONGEST_RUN; length += 1)
        runs.add(words.slice(from, from + length).join(' '));
  }
  return runs;
}
