import type { CompiledPhrase } from './compile-phrase.ts';

/** Finds the phrases that could match a sentence by its words, so that most expressions are never tried. */
export class PhraseIndex<P extends CompiledPhrase> {
  /** The number of each list of words; phrases share many of them. */
  readonly #lists = new Map<string, number>();
  readonly #wholeWords = new Map<string, number[]>();
  /** Words with an open end, by their first letters. */
  readonly #prefixes = new Map<string, { prefix: string; list: number }[]>();
  /** Each phrase under its shortest required list, which sentences match least often. */
  readonly #phrases = new Map<number, { phrase: P; otherLists: readonly number[] }[]>();

  add(phrase: P): void {
    const shortestFirst = phrase.required.toSorted((one, other) => one.length - other.length);
    const [first, ...otherLists] = shortestFirst.map((words) => this.#numberOf(words));
    if (first !== undefined) push(this.#phrases, first, { phrase, otherLists });
  }

  /** The phrases whose required lists all have a word in the sentence. */
  findCandidates(words: readonly string[]): P[] {
    const matched = new Set<number>();
    for (const word of new Set(words)) {
      for (const list of this.#wholeWords.get(word) ?? []) matched.add(list);
      for (const { prefix, list } of this.#prefixes.get(word.slice(0, KEY_LETTERS)) ?? [])
        if (word.startsWith(prefix)) matched.add(list);
    }
    const found: P[] = [];
    for (const list of matched)
      for (const { phrase, otherLists } of this.#phrases.get(list) ?? [])
        if (otherLists.every((one) => matched.has(one))) found.push(phrase);
    return found;
  }

  #numberOf(words: readonly string[]): number {
    const name = words.join('|');
    const known = this.#lists.get(name);
    if (known !== undefined) return known;
    const list = this.#lists.size;
    this.#lists.set(name, list);
    for (const word of words) {
      if (!word.endsWith('*')) push(this.#wholeWords, word, list);
      else {
        const prefix = word.slice(0, -1);
        push(this.#prefixes, prefix.slice(0, KEY_LETTERS), { prefix, list });
      }
    }
    return list;
  }
}

/** A word with an open end has at least so many letters. */
const KEY_LETTERS = 3;

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
