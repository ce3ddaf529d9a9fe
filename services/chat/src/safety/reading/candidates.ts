import type { ReadySaying } from './saying.ts';

/** Finds what could match a sentence by the words that stand there, so that most sayings are never tried. */
export class Candidates<S extends ReadySaying> {
  /** Lists of words, each known by a number; sayings share many of them. */
  readonly #lists = new Map<string, number>();
  readonly #whole = new Map<string, number[]>();
  readonly #openEnded = new Map<string, { start: string; list: number }[]>();
  /** Sayings under one of the lists they require, the shortest: it is there least often. */
  readonly #sayings = new Map<number, { saying: S; lists: readonly number[] }[]>();

  add(saying: S): void {
    const shortestFirst = saying.required.toSorted((one, other) => one.length - other.length);
    const [first, ...lists] = shortestFirst.map((words) => this.#listOf(words));
    if (first !== undefined) push(this.#sayings, first, { saying, lists });
  }

  /** Those of which every required list has a word in the sentence. */
  of(words: readonly string[]): S[] {
    const there = new Set<number>();
    for (const word of new Set(words)) {
      for (const list of this.#whole.get(word) ?? []) there.add(list);
      for (const { start, list } of this.#openEnded.get(word.slice(0, STEM)) ?? [])
        if (word.startsWith(start)) there.add(list);
    }
    const found: S[] = [];
    for (const list of there)
      for (const { saying, lists } of this.#sayings.get(list) ?? [])
        if (lists.every((one) => there.has(one))) found.push(saying);
    return found;
  }

  #listOf(words: readonly string[]): number {
    const name = words.join('|');
    const known = this.#lists.get(name);
    if (known !== undefined) return known;
    const list = this.#lists.size;
    this.#lists.set(name, list);
    for (const word of words) {
      if (!word.endsWith('*')) push(this.#whole, word, list);
      else {
        const start = word.slice(0, -1);
        push(this.#openEnded, start.slice(0, STEM), { start, list });
      }
    }
    return list;
  }
}

/** What is open at its end has at least so many letters before. */
const STEM = 3;

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
