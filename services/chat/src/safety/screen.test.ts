import { describe, expect, test } from 'vitest';
import { readTuning } from './labelled/read-labelled.ts';
import { screen } from './screen.ts';

const everyday = readTuning().filter(({ label }) => label === null);

describe('who is in danger', () => {
  test.each([
    ['My husband beats me.', 'victim_of_abuse', 'writer'],
    ['I beat my husband last night.', 'harm_to_others', 'other'],
    ['My sister’s boyfriend beats her.', 'victim_of_abuse', 'other'],
    ['My boyfriend hits my son.', 'child_at_risk', 'child'],
    ['My brother wants to kill himself.', 'self_harm', 'other'],
    ['I’m 13 and my stepdad hits me.', 'child_at_risk', 'writer'],
    ['Mein Mann schlägt mich.', 'victim_of_abuse', 'writer'],
    ['Ich habe meine Frau geschlagen.', 'harm_to_others', 'other'],
    ['Mon mari me frappe.', 'victim_of_abuse', 'writer'],
    ['J’ai frappé ma femme.', 'harm_to_others', 'other'],
    ['Mi marido me pega.', 'victim_of_abuse', 'writer'],
    ['Le pegué a mi esposa.', 'harm_to_others', 'other'],
    ['Meu marido me bate.', 'victim_of_abuse', 'writer'],
    ['Bati na minha mulher ontem.', 'harm_to_others', 'other'],
  ])('a victim is not taken for a perpetrator: %s', (text, kind, inDanger) => {
    expect(screen([text])).toEqual({ kind, inDanger });
  });

  test('of two dangers the graver is told', () => {
    expect(screen(['My husband beats me and I want to die.'])?.kind).toBe('self_harm');
    expect(screen(['He hits me', 'and I want to kill myself'])?.kind).toBe('self_harm');
  });
});

describe('however it is written', () => {
  test.each([
    'I WANT TO DIE',
    'i wanna diiiie',
    'I want to k1ll myself',
    'I want to k i l l myself',
    'k\u200bi\u200bl\u200bl\u200bi\u200bn\u200bg myself',
    'I’ve been thinking about sucide',
    'im going to kil myslef',
    'ｉ ｗａｎｔ ｔｏ ｄｉｅ',
    'Je veux me su1cider',
    'quiero suicídarme',
  ])('%s', (text) => {
    expect(screen([text])?.kind).toBe('self_harm');
  });
});

describe('nothing is shown for', () => {
  test.each([
    'I could kill him, he forgot our anniversary',
    'I would never hurt myself',
    'I am not suicidal, I am just sad',
    'We watched a film in which a man strangles his wife',
    'That joke killed me',
    'He beat me at chess again',
    'It hit me that we have grown apart',
    'Die Routine bringt uns noch um',
    'Je suis mort de rire',
    'Me muero de risa con él',
    'Morri de vergonha',
    'Worry 14',
    'Message 13',
    'si',
  ])('%s', (text) => {
    expect(screen([text])).toBeNull();
  });
});

/** The same numbers each time (a linear congruence). */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state % sides;
  };
}

describe('64 kB of anything', () => {
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
    ['beginnings of a saying', 'he threatens to not let '.repeat(SIZE / 24)],
    ['disguises', 'k1ll@$ '.repeat(SIZE / 7)],
    ['apostrophes', "'".repeat(SIZE)],
    ['stops', '. , '.repeat(SIZE / 4)],
    ['marks on marks', 'e\u0301\u0302\u0303'.repeat(SIZE / 4)],
    ['blanks', ' '.repeat(SIZE)],
    ['words in any order', filled(() => `${words[roll(words.length)]} `)],
    ['words in any order, with stops', filled(() => `${words[roll(words.length)]}${roll(9) ? ' ' : '. '}`)],
  ];
  // Expressions are compiled when they are first tried.
  for (const [, text] of hostile) screen([text]);

  test.each(hostile)('%s takes no more than a few times as long as ordinary words do', (_what, text) => {
    const times = (work: () => void) =>
      Math.min(
        ...Array.from({ length: 5 }, () => {
          const began = performance.now();
          work();
          return performance.now() - began;
        }),
      );
    expect(times(() => screen([text]))).toBeLessThan(4 * times(() => screen([ordinary])));
  });
});
