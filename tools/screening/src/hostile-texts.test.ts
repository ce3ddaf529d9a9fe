import { screen } from '@app/screening';
import { describe, expect, test } from 'vitest';
import { readSentenceTexts } from './dataset.ts';

const everyday = readSentenceTexts().filter(({ label }, at) => label === null && at % 40 === 0);

/** A deterministic random generator (linear congruential). */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state % sides;
  };
}

describe('64 kB of hostile text', () => {
  const SIZE = 65_536;
  const roll = dice(7);
  const words = [...new Set(everyday.flatMap(({ text }) => text.split(/\s+/)))];
  const filled = (next: () => string) => {
    let text = '';
    while (text.length < SIZE) text += next();
    return text;
  };
  const ordinary = everyday
    .map(({ text }) => text)
    .join(' ')
    .slice(0, SIZE);
  const hostile: [string, string][] = [
    ['one word', 'kill '.repeat(SIZE / 5)],
    ['one letter', 'a'.repeat(SIZE)],
    ['letters apart', 'k '.repeat(SIZE / 2)],
    ['beginnings of a phrase', 'he threatens to not let '.repeat(SIZE / 24)],
    ['disguises', 'k1ll@$ '.repeat(SIZE / 7)],
    ['apostrophes', "'".repeat(SIZE)],
    ['stops', '. , '.repeat(SIZE / 4)],
    ['marks on marks', 'e\u0301\u0302\u0303'.repeat(SIZE / 4)],
    ['blanks', ' '.repeat(SIZE)],
    ['words in any order', filled(() => `${words[roll(words.length)]} `)],
    ['words in any order, with stops', filled(() => `${words[roll(words.length)]}${roll(9) ? ' ' : '. '}`)],
  ];
  // Regular expressions are compiled on first use.
  for (const [, text] of hostile) screen([text]);

  test.each(hostile)('%s takes at most a few times as long as ordinary words', (_what, text) => {
    const times = (work: () => void) =>
      Math.min(
        ...Array.from({ length: 3 }, () => {
          const began = performance.now();
          work();
          return performance.now() - began;
        }),
      );
    expect(times(() => screen([text]))).toBeLessThan(4 * times(() => screen([ordinary])));
  });
});
