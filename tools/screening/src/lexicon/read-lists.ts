import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type LanguageCode, readTokens } from '@app/screening/training';

const LEXICON = path.join(import.meta.dirname, '../../lexicon');

/** A word or phrase of a list. */
export interface ListedWord {
  /** In lower case without accents, as screening reads them. */
  readonly words: readonly string[];
  /** Written `strangl*`: every word with this beginning. */
  readonly isStem: boolean;
}

/** An entry of a list: a meaning, and its words in one language. */
export interface ListEntry {
  readonly name: string;
  readonly words: readonly ListedWord[];
}

/**
 * Reads the lists of a language (`lexicon`). Each entry is `NAME: word, two words, stem*`;
 * long lines are continued with an indentation, and `## …` is a heading.
 */
export function readLists(language: LanguageCode): ListEntry[] {
  return parseLists(readFileSync(path.join(LEXICON, `${language}.txt`), 'utf8'));
}

/** @throws for a line that is no entry, continuation or heading. */
export function parseLists(content: string): ListEntry[] {
  return content
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name, list] = /^([^:]+):(.*)$/.exec(line) ?? [];
      if (name === undefined || list === undefined) throw new Error(`not an entry: ${line}`);
      return { name: name.trim(), words: list.split(/[,،、，]/).flatMap(readWord) };
    });
}

function readWord(written: string): ListedWord[] {
  const isStem = written.trim().endsWith('*');
  const words = readTokens(written.replaceAll('*', '')).filter((token) => token !== ',' && token !== '.');
  return words.length === 0 || (isStem && words.length > 1) ? [] : [{ words, isStem }];
}

/** The name and content of each file of lists. */
export function readLexiconFiles(): { name: string; content: string }[] {
  return readdirSync(LEXICON)
    .toSorted()
    .map((name) => ({ name, content: readFileSync(path.join(LEXICON, name), 'utf8') }));
}
