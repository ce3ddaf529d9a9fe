import { expect, test } from 'vitest';
import { windowsOf } from './windows.ts';

const hit = { finding: { kind: 'self_harm', inDanger: 'writer' }, sign: 'a sign' } as const;
const words = (count: number, word = 'word') => Array.from({ length: count }, () => word);

test('a message is judged as a whole, its sentences apart', () => {
  const sentences = [
    { words: ['one', 'two'], hits: [] },
    { words: ['three'], hits: [hit] },
  ];
  expect(windowsOf({ sentences })).toEqual([{ words: ['one', 'two', '.', 'three'], hits: [hit] }]);
});

test('of a long one every word is in a window, and a saying in those near it alone', () => {
  const sentences = [
    { words: words(200, 'before'), hits: [] },
    { words: ['here'], hits: [hit] },
    { words: words(200, 'after'), hits: [] },
  ];
  const windows = windowsOf({ sentences });
  expect(windows.every((window) => window.words.length <= 60)).toBe(true);
  const withHere = windows.filter((window) => window.words.includes('here'));
  expect(withHere.length).toBeGreaterThan(0);
  expect(withHere.every((window) => window.hits.length === 1)).toBe(true);
  expect(windows.at(0)?.hits).toEqual([]);
  expect(windows.at(-1)?.hits).toEqual([]);
});

test('where nothing is said nothing is judged', () => {
  expect(windowsOf({ sentences: [] })).toEqual([]);
});
