import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countPhrases, expandLine, expandList } from './expand-line.ts';
import { LANGUAGES } from './languages/index.ts';
import { PatternMatcher } from './matcher.ts';
import { linesIn } from './notation.ts';

/** Of lines that stand for more phrases, so many are tried. */
const MOST = 200;
const sample = <T>(all: readonly T[], most: number): T[] =>
  all.filter((_, at) => at % Math.ceil(all.length / most) === 0);

describe.each(LANGUAGES.map((language) => ({ language, code: language.code })))('$code:', ({ language }) => {
  const { lists } = language;
  const matcher = new PatternMatcher([language]);
  // `onlyWith` is about whole messages, not about single phrases.
  const match = (phrase: string) =>
    matcher.match([...phrase.split(' '), '.', ...(language.onlyWith ?? '').split(/[\s|]+/).filter(Boolean)]);
  const groups = language.patterns.map(({ name, kind, inDanger, lines }) => ({
    name,
    kind,
    inDanger,
    lines: linesIn(lines),
  }));

  test('is written in lines that a reviewer can read', () => {
    const file = new URL(`languages/${language.code}.ts`, import.meta.url);
    const long = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => [...line].length > 110);
    expect(long).toEqual([]);
  });

  test.each(groups)('finds $name in every phrase', ({ kind, inDanger, lines }) => {
    const missed = lines.flatMap((line) =>
      sample(expandLine(line, lists, MOST), MOST)
        .filter(
          (phrase) =>
            !match(phrase).some(
              (one) => one.inDanger === inDanger && (one.kind === kind || kind === 'victim_of_abuse'),
            ),
        )
        .slice(0, 3)
        .map((phrase) => `${phrase} <- ${line}`),
    );
    expect(missed).toEqual([]);
  });

  test.each(groups)('does not find $name after a negation', ({ lines }) => {
    const negations = sample(expandList(language.negation, lists), 30);
    const found = lines.flatMap((line) =>
      expandLine(line, lists, negations.length)
        .map((phrase, at) => `${negations[at % negations.length]} ${phrase}`)
        .flatMap((phrase) =>
          match(phrase)
            .slice(0, 1)
            .map((one) => `${phrase} <- ${one.line}`),
        )
        .slice(0, 3),
    );
    expect(found).toEqual([]);
  });

  test('finds nothing in harmless lines', () => {
    const found = linesIn(language.harmless).flatMap((line) =>
      expandLine(line, lists, MOST)
        .flatMap((phrase) =>
          match(phrase)
            .slice(0, 1)
            .map((one) => `${phrase} <- ${one.line}`),
        )
        .slice(0, 3),
    );
    expect(found).toEqual([]);
  });

  test('has no line twice, none that another line makes superfluous, and no unused list', () => {
    const lines = groups.flatMap((group) => group.lines);
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
    const superfluous = groups.flatMap(({ name, kind, inDanger, lines: own }) =>
      own.filter((line) =>
        expandLine(line, lists, 60).every((phrase) =>
          match(phrase).some(
            (one) =>
              one.line !== line &&
              one.kind === kind &&
              one.inDanger === inDanger &&
              one.pattern === `${language.code}: ${name}` &&
              one.start === 0 &&
              one.end === phrase.split(' ').length,
          ),
        ),
      ),
    );
    expect(superfluous).toEqual([]);
    const sources = [
      ...Object.values(lists),
      ...lines,
      language.negation,
      language.harmless,
      language.elsewhere,
      language.childWrites,
    ].join('\n');
    expect(Object.keys(lists).filter((name) => name !== 'not' && !sources.includes(`<${name}>`))).toEqual([]);
  });

  test('stands for at least 200 phrases', () => {
    const count = groups
      .flatMap((group) => group.lines)
      .reduce((sum, line) => sum + countPhrases(line, lists), 0);
    expect(count).toBeGreaterThanOrEqual(200);
  });
});
