import { describe, expect, test } from 'vitest';
import { linesOf } from './dictionary.ts';
import { hashOf } from './hash.ts';
import { FIELD_LISTS, fieldsOf, idOf } from './semantic-fields.ts';

const of = (said: string, language: Parameters<typeof fieldsOf>[1]) => fieldsOf(said.split(' '), language);
const lines = FIELD_LISTS.flatMap(linesOf);

describe('the lists', () => {
  test('have a name and five columns in every line, and no name twice', () => {
    for (const { name, columns } of lines) expect([name, columns.split('/').length]).toEqual([name, 5]);
    expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length);
  });

  test('have words as they are heard, each in one field of its language', () => {
    for (const at of [0, 1, 2, 3, 4]) {
      const words = lines.flatMap(({ columns }) => (columns.split('/')[at] ?? '').split(' ').filter(Boolean));
      expect(words.filter((word) => !/^[a-z0-9]+(_[a-z0-9]+)*\*?$/.test(word))).toEqual([]);
      const listed = new Set<string>();
      expect(words.filter((word) => listed.size === listed.add(word).size)).toEqual([]);
    }
  });
});

test.each([
  ['rain', 'en'],
  ['lluvia', 'es'],
  ['regen', 'de'],
  ['pluie', 'fr'],
  ['chuva', 'pt'],
] as const)('“%s” is of the field of the weather', (said, language) => {
  expect(of(said, language)).toEqual([idOf('WEATHER')]);
});

test('where a concept tells more it stands in the place of the field', () => {
  expect(of('strangled in the rain', 'en').at(0)).toBe(hashOf('CHOKE'));
  expect(of('strangled in the rain', 'en').at(-1)).toBe(idOf('WEATHER'));
});

test('another form of a listed word is of its field, and a word like no other is of none', () => {
  expect(lines.some(({ columns }) => columns.includes(' orchestras '))).toBe(false);
  expect(of('orchestras', 'en')).toEqual([idOf('MUSIC')]);
  expect(of('zzyzx', 'en')).toEqual([]);
});
