import type { InDanger, SafetyKind } from '@app/contracts';
import { foldLetters } from '../tokenize.ts';

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
  const reader = { source, at: 0 };
  const group = readAlternatives(reader);
  if (reader.at < source.length) throw failure(source, 'an unmatched bracket');
  return group;
}

const failure = (source: string, problem: string) => new Error(`“${source.slice(0, 80)}” has ${problem}`);
const MARKS = ' \n\t()|?,<>[';

/** Reads to the end of the source or to a closing bracket. A regular expression would take twice the time. */
function readAlternatives(reader: { readonly source: string; at: number }, isNested = false): Group {
  const { source } = reader;
  const start = reader.at;
  const alternatives: Part[][] = [[]];
  let parts = alternatives[0] ?? [];
  while (reader.at < source.length) {
    const from = reader.at;
    const sign = source[from] ?? '';
    if (sign === ')') break;
    reader.at += 1;
    if (sign === '|') {
      parts = [];
      alternatives.push(parts);
    } else if (sign === '(') {
      const group = readAlternatives(reader, true);
      if (source[reader.at] !== ')') throw failure(source, 'an unmatched bracket');
      reader.at += 1;
      parts.push({ group, isOptional: readOptional(reader) });
    } else if (sign === '<') {
      const list = source.slice(from + 1, source.indexOf('>', from));
      reader.at = from + list.length + 2;
      parts.push({ list, isOptional: readOptional(reader) });
    } else if (sign === '[' && source[from + 1] === '~') {
      reader.at = source.indexOf(']', from) + 1;
      const gap = Number(source.slice(from + 2, reader.at - 1));
      if (isNested || !(gap > 0)) throw failure(source, 'a gap in brackets or without a number');
      parts.push({ gap, isOptional: false });
    } else if (sign === ',') {
      parts.push({ spellings: [[',']], isOptional: readOptional(reader) });
    } else if (sign === '?' || sign === '>') {
      throw failure(source, `a misplaced ${sign}`);
    } else if (sign !== ' ' && sign !== '\n' && sign !== '\t') {
      reader.at = endOfWord(source, from);
      const word = source.slice(from, reader.at);
      const isOptional = readOptional(reader);
      if (isOptional && word.endsWith(']')) throw failure(source, `a superfluous ? after ${word}`);
      parts.push({ spellings: spellWord(word), isOptional });
    }
  }
  return { source: source.slice(start, reader.at), alternatives };
}

function readOptional(reader: { readonly source: string; at: number }): boolean {
  if (reader.source[reader.at] !== '?') return false;
  reader.at += 1;
  return true;
}

function endOfWord(source: string, from: number): number {
  let at = from;
  while (at < source.length && (at === from || source[at] === '[' || !MARKS.includes(source[at] ?? ''))) {
    if (source[at] === '[') {
      at = source.indexOf(']', at);
      if (at < 0) throw failure(source, 'an unmatched bracket');
    }
    at += 1;
  }
  return at;
}

/** The lines of a block that are not empty. A group of alternatives may continue on the next lines. */
export function linesIn(block: string): string[] {
  const lines: string[] = [];
  let openBrackets = 0;
  for (const line of block.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    lines.push(openBrackets > 0 ? `${lines.pop()}|${line}` : line);
    openBrackets += line.split('(').length - line.split(')').length;
  }
  return lines;
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
