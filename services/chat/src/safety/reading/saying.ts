import type { Lexicon, Saying } from './language.ts';

/** A saying made ready: the expression, and what must stand in a sentence for it to match at all. */
export interface ReadySaying {
  readonly expression: RegExp;
  /** Of each of these lists one word must be there. A trailing `*` leaves the end of a word open. */
  readonly required: readonly (readonly string[])[];
}

const MOST_WORDS_BETWEEN = 8;
const WORDS_BETWEEN = 3;

/**
 * Compiles a saying for sentences of the form ` word word , word `. No part can match in more than a bounded number of
 * ways, so that matching takes time in proportion to the sentence.
 * @throws for a name that the lexicon does not have, and for a saying without a word of its own.
 */
export function readySaying(saying: Saying, lexicon: Lexicon): ReadySaying {
  if (/\([^)]*\(/.test(saying)) throw new Error(`“${saying}” has a group inside a group`);
  const parts = saying.match(/\([^)]*\)\??|\S+/g) ?? [];
  const sources: string[] = [];
  const required: string[][] = [];
  for (const part of parts) {
    const fixed = FIXED[part];
    const gap = /^~(\d?)$/.exec(part);
    if (fixed !== undefined) sources.push(fixed);
    else if (gap) sources.push(between(Number(gap[1] || WORDS_BETWEEN)));
    else {
      const isOptional = part.endsWith('?');
      const phrases = phrasesOf(part.replace(/\?$/, '').replace(/^\(|\)$/g, ''), lexicon);
      const source = phrases.map((words) => FIXED[words] ?? `${words.replaceAll('*', '[^ ,]*')} `).join('|');
      sources.push(`(?:${source})${isOptional ? '?' : ''}`);
      if (!isOptional && !phrases.some((words) => FIXED[words]))
        required.push([...new Set(phrases.map((words) => words.split(' ')[0] ?? words))].sort());
    }
  }
  if (required.length === 0) throw new Error(`“${saying}” has no word of its own`);
  return { expression: new RegExp(`(?<= )${sources.join('')}`), required };
}

const FIXED: Readonly<Record<string, string>> = {
  ',?': '(?:, )?',
  '<': '(?<=^ |, )',
  '>': '(?=$|, )',
  ',': ', ',
};

function between(words: number): string {
  if (words > MOST_WORDS_BETWEEN) throw new Error(`${words} words are too many between two`);
  return `(?:[^ ,]+ ){0,${words}}`;
}

/** All phrases that a part stands for, names resolved. */
function phrasesOf(part: string, lexicon: Lexicon): string[] {
  return part.split('|').flatMap((phrase) => {
    const name = /\{(\w+)\}/.exec(phrase)?.[1];
    if (name === undefined) return [phrase.trim().replace(/\s+/g, ' ')];
    const meaning = lexicon[name];
    if (meaning === undefined) throw new Error(`the lexicon has no {${name}}`);
    return phrasesOf(meaning, lexicon).flatMap((words) =>
      phrasesOf(phrase.replace(`{${name}}`, words), lexicon),
    );
  });
}
