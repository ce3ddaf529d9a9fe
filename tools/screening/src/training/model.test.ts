import {
  decodeModel,
  encodeModel,
  hashText,
  LANGUAGES,
  Lexicon,
  readModel,
  readSentences,
  readTokens,
} from '@app/screening/training';
import { expect, test } from 'vitest';
import { readIndependent, UNTRAINED } from '../dataset.ts';
import { compileLexicon } from '../lexicon/compile-lexicon.ts';
import { parseLists } from '../lexicon/read-lists.ts';
import { readCrossValidation } from './cross-validation.ts';
import { fingerprint } from './fingerprint.ts';
import { trainSupportVectors } from './support-vectors.ts';

const model = readModel();

test('the model was trained with the current texts, word lists and code (to update: npm run safety:train)', () => {
  expect(model.header.fingerprint).toBe(fingerprint());
  expect(readCrossValidation().fingerprint).toBe(model.header.fingerprint);
  // It trains on a sample, which takes a few seconds, or longer on a busy machine.
}, 120_000);

test('encoding a model loses nothing and takes less than twenty-three megabytes', () => {
  const file = encodeModel(model);
  expect(decodeModel(file)).toEqual(model);
  expect(file.length).toBeLessThan(23_000_000);
});

test('an incomplete file is refused', () => {
  expect(() => decodeModel(encodeModel(model).subarray(0, -1))).toThrow('incomplete');
});

test('words, phrases, stems and other forms of a word have the meanings of their list', () => {
  const lexicon = new Lexicon(compileLexicon());
  const meanings = (text: string, language: number) => {
    const words = text.split(' ');
    return lexicon.findConcepts(
      words,
      words.map((word) => hashText(word)),
      language,
    );
  };
  const [english, german] = [0, 2];
  expect(meanings('husband', english)).toEqual(meanings('ehemann', german));
  expect(meanings('strangled', english)).toEqual(meanings('gewurgt', german));
  expect(meanings('no one', english)).toHaveLength(1);
  expect(meanings('xyzzy', english)).toEqual([]);
});

test('the language of a message is detected, in each of the fifteen languages', () => {
  const lexicon = new Lexicon(compileLexicon());
  for (const [position, lang] of LANGUAGES.entries()) {
    const messages = readIndependent(UNTRAINED[0]).filter((one) => one.lang === lang);
    const detected = messages.filter(({ text }) =>
      readSentences(readTokens(text), lexicon).every(({ language }) => language === position),
    );
    expect(messages.length).toBeGreaterThan(60);
    expect(detected.length / messages.length, lang).toBeGreaterThan(0.95);
  }
});

test('a list may continue on indented lines, and a line that is no entry is refused', () => {
  expect(parseLists('## TITLE\nHIT: hit, beat up,\n  strangl*\n')).toEqual([
    {
      name: 'HIT',
      words: [
        { words: ['hit'], isStem: false },
        { words: ['beat', 'up'], isStem: false },
        { words: ['strangl'], isStem: true },
      ],
    },
  ]);
  expect(() => parseLists('no entry')).toThrow('no entry');
});

test('training separates what is separable, with the same result each time', () => {
  const row = (...columns: number[]) => ({
    columns: Uint32Array.from(columns),
    values: Float32Array.from(columns, () => 1),
  });
  const task = {
    rows: [row(0, 1), row(0, 2), row(1), row(2)],
    answers: [1, -1, 1, -1],
    costs: [1, 1, 1, 1],
    columns: 3,
  };
  const trained = trainSupportVectors(task);
  expect(trained[1]).toBeGreaterThan(0);
  expect(trained[2]).toBeLessThan(0);
  expect(trainSupportVectors(task)).toEqual(trained);
});
