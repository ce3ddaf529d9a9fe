import type { InDanger, SafetyKind } from '@app/contracts';
import { foldLetters } from './tokenize.ts';

/** Lines that mean the same danger for the same person. */
export interface PatternGroup {
  /** What the lines have in common, unique in its language. A feature of the classifier. */
  readonly name: string;
  readonly kind: SafetyKind;
  readonly inDanger: InDanger;
  /** One pattern per line. */
  readonly lines: string;
}

/** The patterns of a language. README.md explains the notation. */
export interface PatternLanguage {
  readonly code: string;
  /** Named alternatives, separated by `|` or line ends. `not` is required: a gap never contains one of its words. */
  readonly lists: Readonly<Record<string, string>> & { readonly not: string };
  /** A pattern that directly follows one of these lines means no danger. */
  readonly negation: string;
  /** A pattern that shares a word with one of these lines means no danger. */
  readonly harmless: string;
  /** A pattern within eight words of one of these lines, in the same sentence, is fiction or long past. */
  readonly elsewhere: string;
  /** Lines by which a writer says that they are a child: abuse of the writer is then `child_at_risk`. */
  readonly childWrites: string;
  readonly patterns: readonly PatternGroup[];
  /** If present, the language is read only in texts that contain two of these words. */
  readonly onlyWith?: string;
}

/** A sequence of words; a trailing `*` leaves the end of a word open. */
export type Words = readonly string[];

/** A part of a line: the spellings of a word, a list by name, a group of alternatives, or a gap. */
export interface Part {
  readonly spellings?: readonly Words[];
  readonly list?: string;
  readonly group?: Group;
  /** Most words of a gap. */
  readonly gap?: number;
  readonly isOptional: boolean;
}

export interface Group {
  /** The same for groups that are written alike. */
  readonly source: string;
  readonly alternatives: readonly (readonly Part[])[];
}

const PARTS = /\[~(\d+)\]|<([\w-]+)>|([()|?,])|((?:[^\s()|?,<>[\]]|\[[^~\]][^\]]*\])+)|(\S)/g;

/** @throws for a line that is not in the notation. */
export function readLine(line: string): readonly Part[] {
  const { alternatives } = readGroup(line);
  const [parts] = alternatives;
  if (!parts || alternatives.length > 1) throw new Error(`“${line}” has alternatives outside of brackets`);
  if (parts.every(({ isOptional, gap }) => isOptional || gap)) throw new Error(`“${line}” requires no word`);
  return parts;
}

/** The alternatives of a list, separated by `|` and line ends. */
export function readList(block: string): Group {
  return readGroup(linesIn(block).join('|'));
}

function readGroup(source: string): Group {
  const signs = [...source.matchAll(PARTS)];
  const fail = (problem: string) => new Error(`“${source.slice(0, 80)}” has ${problem}`);
  let at = 0;
  const read = (isNested: boolean): Group => {
    const start = signs[at]?.index ?? 0;
    const alternatives: Part[][] = [[]];
    for (;;) {
      const sign = signs[at++];
      const [, gap, list, mark, word, unknown] = sign ?? [];
      if (!sign || mark === ')') {
        if (!sign === isNested) throw fail('an unmatched bracket');
        return { source: source.slice(start, sign?.index).replace(/\s+/g, ' '), alternatives };
      }
      if (unknown !== undefined || mark === '?') throw fail(`a misplaced ${mark ?? unknown}`);
      if (mark === '|') {
        alternatives.push([]);
        continue;
      }
      if (gap !== undefined && isNested) throw fail('a gap in brackets');
      const group = mark === '(' ? read(true) : undefined;
      const isOptional = signs[at]?.[3] === '?';
      if (isOptional) at += 1;
      if (isOptional && word?.endsWith(']')) throw fail(`a superfluous ? after ${word}`);
      const spellings = mark === ',' ? [[',']] : word === undefined ? undefined : spellWord(word);
      alternatives.at(-1)?.push({ spellings, list, group, gap: gap ? Number(gap) : undefined, isOptional });
    }
  };
  return read(false);
}

/** The lines of a block that are not empty. */
export function linesIn(block: string): string[] {
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const UNSPACED_OR_RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu;

const spelt = new Map<string, readonly Words[]>();

/** All spellings of a word of the notation: endings in brackets, umlauts as two letters, folded letters. */
function spellWord(word: string): readonly Words[] {
  if (/^[a-z]+$/.test(word)) return [[word]];
  const known = spelt.get(word);
  if (known) return known;
  const spellings = spellOut(word);
  spelt.set(word, spellings);
  return spellings;
}

function spellOut(word: string): Words[] {
  const brackets = /\[([^\]]*)\]/.exec(word);
  if (brackets?.[1] !== undefined) {
    const choices = ['', ...brackets[1].split('|')];
    return choices.flatMap((choice) => spellOut(word.replace(brackets[0], choice)));
  }
  const plain = word.normalize('NFC').toLowerCase();
  const replaced = plain.replace(/[äöüåø]/g, (letter) => UMLAUTS[letter] ?? letter);
  return [...new Set([foldLetters(plain), foldLetters(replaced)])].map((folded) => {
    const parts = folded.split(/['’-]/).filter(Boolean);
    return parts.flatMap((part) => (UNSPACED.test(part) ? (part.match(UNSPACED_OR_RUN) ?? []) : part));
  });
}
