import { PATTERN_LANGUAGES, PatternMatcher, readTokens } from '@app/screening/training';
import { readMessages, readPromised, readRounds, readSentenceTexts } from './dataset.ts';

// What the patterns find in the texts of a language that they may be tuned to, or in one text:
// `node tools/screening/src/measure-patterns.ts de`, `… de --missed`, `… de "er schlägt mich"`.
const [code = 'en', wanted] = process.argv.slice(2);
const matcher = new PatternMatcher(PATTERN_LANGUAGES);

/** The matches of a text: name, words and line of each. */
function describe(text: string): string {
  const tokens = readTokens(text);
  return matcher
    .match(tokens)
    .map(({ pattern, kind, inDanger, line, start, end }) => {
      const words = tokens.slice(start, end).join(' ');
      return `  ${pattern} (${kind}, ${inDanger}): ${words}\n    by ${line}`;
    })
    .join('\n');
}

if (wanted !== undefined && wanted !== '--missed') {
  console.log(describe(wanted) || 'nothing found');
} else {
  const texts = [readSentenceTexts(), readMessages(), readRounds(), readPromised()]
    .flat()
    .filter(({ lang }) => lang === code);
  const counts = new Map<string, { found: number; rightKind: number; rightPerson: number; of: number }>();
  for (const { id, text, label, inDanger, directness, also = [], passage } of texts) {
    const found = matcher.match(readTokens(text));
    const name = label === null ? 'everyday' : `${directness} ${label}`;
    const count = counts.get(name) ?? { found: 0, rightKind: 0, rightPerson: 0, of: 0 };
    counts.set(name, count);
    const ofKind = found.filter(({ kind }) => kind === label || also.includes(kind));
    count.of += 1;
    count.found += Number(found.length > 0);
    count.rightKind += Number(ofKind.length > 0);
    count.rightPerson += Number(ofKind.some((one) => one.inDanger === inDanger));
    if (label === null && found.length > 0) console.log(`false alarm ${id}: ${text}\n${describe(text)}`);
    if (wanted && directness === 'explicit' && ofKind.length === 0)
      console.log(`missed ${id} ${label} ${inDanger}: ${passage ?? text}`);
  }
  console.table(Object.fromEntries([...counts].toSorted()));
}
