import { LIMITS } from '@app/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Lexicon } from './lexicon.ts';
import { readModel } from './model.ts';
import { foldCharacters, normalizeText } from './normalize-text.ts';
import { findExplicitDanger } from './patterns/find-explicit-danger.ts';
import { COMMON_WORDS } from './patterns/languages/common-words.ts';
import { readSentences } from './read-sentences.ts';
import { screen } from './screen.ts';
import { HOSTILE_UNITS, repeated } from './testing/hostile-texts.ts';
import { readTokens } from './tokenize.ts';

const BODY = 65_536;
/** Processor time of this thread in milliseconds, so that other work of the machine does not count. */
function cpuTime(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

const unit = fc
  .array(
    fc.oneof(
      fc.constantFrom(...HOSTILE_UNITS),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(''));
const numRuns = HOSTILE_UNITS.length + 40;
const inOneField = { numRuns, examples: HOSTILE_UNITS.map((one): [string] => [one]) };
const inAllFields = {
  numRuns,
  examples: HOSTILE_UNITS.map((one): [string, string, string] => [one, one, one]),
};

// Regular expressions and the patterns of a language are compiled on first use.
for (const one of HOSTILE_UNITS) screen([repeated(one, 2_000)]);
for (const { words } of COMMON_WORDS) findExplicitDanger([words]);

describe('for any text, in all fields together', () => {
  // Each limit is ten times the measured time. A run of letters of another script once took 40 s at this length.
  test('normalizing takes time proportional to the length', () => {
    fc.assert(
      fc.property(unit, (one) => {
        expect(cpuTime(() => normalizeText(foldCharacters(repeated(one, BODY))))).toBeLessThan(1_500);
      }),
      inOneField,
    );
  });

  test('the phrases for explicit danger, which are matched on the event loop, take only milliseconds', () => {
    fc.assert(
      fc.property(unit, unit, unit, (title, question, message) => {
        const texts = [title, question, message].map((one) => repeated(one, LIMITS.message.max));
        expect(cpuTime(() => findExplicitDanger(texts))).toBeLessThan(100);
      }),
      inAllFields,
    );
  });

  test('screening takes bounded time', () => {
    fc.assert(
      fc.property(unit, unit, unit, (title, question, message) => {
        const texts = [title, question, message].map((one) => repeated(one, BODY));
        expect(cpuTime(() => screen(texts))).toBeLessThan(1_500);
      }),
      inAllFields,
    );
  });

  test('a text of twice the length has at most about twice as many words', () => {
    const lexicon = new Lexicon(readModel().lexicon);
    const words = (text: string) =>
      readSentences(readTokens(text), lexicon).reduce((sum, one) => sum + one.words.length, 0);
    fc.assert(
      fc.property(unit, (one) => {
        const once = words(repeated(one, 2_000));
        expect(words(repeated(one, 4_000))).toBeLessThanOrEqual(3 * once + 400);
      }),
      inOneField,
    );
  });
});

test('a text that normalizing lengthens is cut to the length of the longest message', () => {
  // It becomes 18 times as long; the end is read, the middle is not.
  const long = '\ufdfa'.repeat(LIMITS.message.max);
  const danger = 'I want to kill myself tonight, I can’t go on.';
  expect(screen([`${long} ${danger}`])?.kind).toBe('self_harm');
  expect(screen([`${long} ${danger} ${long}`])).toBeNull();
  // All texts together are bounded too.
  expect(screen([long, danger, long])).toBeNull();
});
