import { describe, expect, test } from 'vitest';
import { parseList } from './dictionary.ts';
import { hashText } from './hash.ts';
import { FIELD_LISTS, findFields, hashField } from './semantic-fields.ts';

const of = (said: string, language: Parameters<typeof findFields>[1]) =>
  findFields(said.split(' '), language);
const entries = FIELD_LISTS.flatMap(parseList);

describe('the lists', () => {
  test('have words in five languages in every entry, and each name once', () => {
    for (const { name, words } of entries)
      expect([name, Object.values(words).filter((one) => one.length > 0).length]).toEqual([name, 5]);
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  });

  test('contain normalized words, each in one field of its language', () => {
    for (const language of ['en', 'es', 'de', 'fr', 'pt'] as const) {
      const words = entries.flatMap((entry) => entry.words[language]);
      expect(words.filter((word) => !/^[a-z0-9]+(_[a-z0-9]+)*\*?$/.test(word))).toEqual([]);
      const listed = new Set<string>();
      expect(words.filter((word) => listed.size === listed.add(word).size)).toEqual([]);
    }
  });

  test('have lines that are short enough to review', () => {
    for (const line of FIELD_LISTS.join('\n').split('\n')) expect(line.length).toBeLessThanOrEqual(110);
  });
});

test.each([
  ['rain', 'en'],
  ['lluvia', 'es'],
  ['regen', 'de'],
  ['pluie', 'fr'],
  ['chuva', 'pt'],
] as const)('“%s” belongs to the field of the weather', (said, language) => {
  expect(of(said, language)).toEqual([hashField('WEATHER')]);
});

test('a concept replaces the field, because it is more precise', () => {
  expect(of('strangled in the rain', 'en').at(0)).toBe(hashText('CHOKE'));
  expect(of('strangled in the rain', 'en').at(-1)).toBe(hashField('WEATHER'));
});

test('another form of a listed word has its field, and an unknown word has none', () => {
  expect(entries.some(({ words }) => words.en.includes('orchestras'))).toBe(false);
  expect(of('orchestras', 'en')).toEqual([hashField('MUSIC')]);
  expect(of('zzyzx', 'en')).toEqual([]);
});
