import { expect, test } from 'vitest';
import { splitIntoWindows } from './windows.ts';

const match = {
  finding: { kind: 'self_harm', inDanger: 'writer', certainty: 'certain' },
  rule: 'a rule',
} as const;
const words = (count: number, word = 'word') => Array.from({ length: count }, () => word);

test('each sentence is a window, alone and with the next, and a short message as a whole', () => {
  const sentences = [
    { words: words(3, 'one'), matches: [] },
    { words: words(3, 'two'), matches: [match] },
    { words: words(3, 'three'), matches: [] },
  ];
  const said = splitIntoWindows({ sentences }).map((window) => [...new Set(window.words)].join(' '));
  expect(said).toEqual(['one', 'two', 'three', 'one . two', 'two . three', 'one . two three']);
});

test('a rule match belongs to the windows of its sentence only', () => {
  const sentences = [
    { words: words(100, 'before'), matches: [] },
    { words: ['here'], matches: [match] },
    { words: words(100, 'after'), matches: [] },
  ];
  for (const { from, to, matches } of splitIntoWindows({ sentences }))
    expect(matches).toEqual(from <= 1 && to > 1 ? [match] : []);
});

test('a text without full stops is split into parts, and no word is left out', () => {
  const all = Array.from({ length: 205 }, (_, at) => `word${at}`);
  const windows = splitIntoWindows({ sentences: [{ words: all, matches: [] }] });
  expect(windows.every((window) => window.words.length <= 60)).toBe(true);
  expect(new Set(windows.flatMap((window) => window.words))).toEqual(new Set(all));
});

test('a text without words, or of one or two words without a rule match, has no window', () => {
  expect(splitIntoWindows({ sentences: [] })).toEqual([]);
  expect(splitIntoWindows({ sentences: [{ words: ['Worry', '14'], matches: [] }] })).toEqual([]);
});
