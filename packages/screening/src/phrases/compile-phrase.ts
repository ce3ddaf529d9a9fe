import type { Lexicon, Phrase } from './language.ts';

/** A phrase as a regular expression, and the words that a sentence must contain for it to match at all. */
export interface CompiledPhrase {
  readonly expression: RegExp;
  /** The sentence must contain one word of each list. A trailing `*` leaves the end of a word open. */
  readonly required: readonly (readonly string[])[];
}

const MAX_GAP = 8;
const DEFAULT_GAP = 3;

/**
 * Compiles a phrase for sentences of the form ` word word , word `. No part can match in more than a bounded number of
 * ways, so that matching takes time in proportion to the sentence.
 * @throws for a name that the lexicon does not have, and for a phrase without a required word.
 */
export function compilePhrase(phrase: Phrase, lexicon: Lexicon): CompiledPhrase {
  if (/\([^)]*\(/.test(phrase)) throw new Error(`“${phrase}” has a group inside a group`);
  const parts = phrase.match(/\([^)]*\)\??|\S+/g) ?? [];
  const sources: string[] = [];
  const required: string[][] = [];
  for (const part of parts) {
    const fixed = FIXED[part];
    const gap = /^~(\d?)$/.exec(part);
    if (fixed !== undefined) sources.push(fixed);
    else if (gap) sources.push(gapOf(Number(gap[1] || DEFAULT_GAP)));
    else {
      const isOptional = part.endsWith('?');
      const alternatives = expandAlternatives(part.replace(/\?$/, '').replace(/^\(|\)$/g, ''), lexicon);
      const source = alternatives
        .map((words) => FIXED[words] ?? `${words.replaceAll('*', '[^ ,]*')} `)
        .join('|');
      sources.push(`(?:${source})${isOptional ? '?' : ''}`);
      if (!isOptional && !alternatives.some((words) => FIXED[words]))
        required.push([...new Set(alternatives.map((words) => words.split(' ')[0] ?? words))].sort());
    }
  }
  if (required.length === 0) throw new Error(`“${phrase}” has no required word`);
  return { expression: new RegExp(`(?<= )${sources.join('')}`), required };
}

const FIXED: Readonly<Record<string, string>> = {
  ',?': '(?:, )?',
  '<': '(?<=^ |, )',
  '>': '(?=$|, )',
  ',': ', ',
};

function gapOf(words: number): string {
  if (words > MAX_GAP) throw new Error(`a gap has at most ${MAX_GAP} words`);
  return `(?:[^ ,]+ ){0,${words}}`;
}

/** All alternatives of a part, with the names of the lexicon replaced by its words. */
function expandAlternatives(part: string, lexicon: Lexicon): string[] {
  return part.split('|').flatMap((alternative) => {
    const name = /\{(\w+)\}/.exec(alternative)?.[1];
    if (name === undefined) return [alternative.trim().replace(/\s+/g, ' ')];
    const entry = lexicon[name];
    if (entry === undefined) throw new Error(`the lexicon has no {${name}}`);
    return expandAlternatives(entry, lexicon).flatMap((words) =>
      expandAlternatives(alternative.replace(`{${name}}`, words), lexicon),
    );
  });
}
