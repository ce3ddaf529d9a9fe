import { expect, test } from 'vitest';
import { windowsOf } from './windows.ts';

const hit = { finding: { kind: 'self_harm', inDanger: 'writer' }, sign: 'a sign' } as const;
const words = (count: number, word = 'word') => Array.from({ length: count }, () => word);

test('each sentence is judged alone, with the next, and a short message as a whole', () => {
  const sentences = [
    { words: words(3, 'one'), hits: [] },
    { words: words(3, 'two'), hits: [hit] },
    { words: words(3, 'three'), hits: [] },
  ];
  const said = windowsOf({ sentences }).map((window) => [...new Set(window.words)].join(' '));
  expect(said).toEqual(['one', 'two', 'three', 'one . two', 'two . three', 'one . two three']);
});

test('a saying of the rules goes with the windows of its sentence, and no other', () => {
  const sentences = [
    { words: words(100, 'before'), hits: [] },
    { words: ['here'], hits: [hit] },
    { words: words(100, 'after'), hits: [] },
  ];
  for (const { from, to, hits } of windowsOf({ sentences }))
    expect(hits).toEqual(from <= 1 && to > 1 ? [hit] : []);
});

test('who writes without full stops is judged in parts, and no word is left out', () => {
  const all = Array.from({ length: 205 }, (_, at) => `word${at}`);
  const windows = windowsOf({ sentences: [{ words: all, hits: [] }] });
  expect(windows.every((window) => window.words.length <= 60)).toBe(true);
  expect(new Set(windows.flatMap((window) => window.words))).toEqual(new Set(all));
});

test('where nothing is said, or a word or two that no rule knows, nothing is judged', () => {
  expect(windowsOf({ sentences: [] })).toEqual([]);
  expect(windowsOf({ sentences: [{ words: ['Worry', '14'], hits: [] }] })).toEqual([]);
});
