import { type Group, type Part, type PatternLanguage, readLine, readList } from './notation.ts';

type Lists = PatternLanguage['lists'];

/** The number of word sequences that a line stands for, with gaps left empty. */
export function countPhrases(line: string, lists: Lists): number {
  return countSequence(readLine(line), lists);
}

/** At most `most` of the word sequences of a line, evenly distributed over all of them and always the same. */
export function expandLine(line: string, lists: Lists, most: number): string[] {
  const parts = readLine(line);
  const count = countSequence(parts, lists);
  const samples = Math.min(count, most);
  return Array.from({ length: samples }, (_, at) =>
    wordsAt(parts, lists, Math.floor((at * count) / samples)).join(' '),
  );
}

/** The word sequences of a list, such as the words for negation. */
export function expandList(block: string, lists: Lists): string[] {
  return readList(block).alternatives.flatMap((parts) =>
    Array.from({ length: countSequence(parts, lists) }, (_, at) => wordsAt(parts, lists, at).join(' ')),
  );
}

function groupOf(part: Part, lists: Lists): Group | undefined {
  if (part.list === undefined) return part.group;
  const block = lists[part.list];
  if (block === undefined) throw new Error(`there is no list <${part.list}>`);
  let group = groups.get(block);
  if (!group) {
    group = readList(block);
    groups.set(block, group);
  }
  return group;
}

const groups = new Map<string, Group>();
const counts = new WeakMap<Part, number>();

function countSequence(parts: readonly Part[], lists: Lists): number {
  return parts.reduce((count, part) => count * countPart(part, lists), 1);
}

function countPart(part: Part, lists: Lists): number {
  if (part.gap) return 1;
  const known = counts.get(part);
  if (known !== undefined) return known;
  const group = groupOf(part, lists);
  const alternatives = group?.alternatives.reduce((sum, one) => sum + countSequence(one, lists), 0);
  const count = (alternatives ?? part.spellings?.length ?? 0) + (part.isOptional ? 1 : 0);
  counts.set(part, count);
  return count;
}

/** One of the sequences by its number; the last parts change fastest. */
function wordsAt(parts: readonly Part[], lists: Lists, number: number): string[] {
  let rest = number;
  const words: string[][] = [];
  for (const part of parts.toReversed()) {
    const count = countPart(part, lists);
    words.unshift(wordsOfPart(part, lists, rest % count));
    rest = Math.floor(rest / count);
  }
  return words.flat();
}

function wordsOfPart(part: Part, lists: Lists, number: number): string[] {
  let rest = number;
  if (part.gap) return [];
  if (part.isOptional && rest === 0) return [];
  if (part.isOptional) rest -= 1;
  if (part.spellings) return (part.spellings[rest] ?? []).map((word) => word.replace('*', ''));
  for (const alternative of groupOf(part, lists)?.alternatives ?? []) {
    const count = countSequence(alternative, lists);
    if (rest < count) return wordsAt(alternative, lists, rest);
    rest -= count;
  }
  return [];
}
