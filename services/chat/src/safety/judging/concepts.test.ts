import { expect, test } from 'vitest';
import { conceptsOf } from './concepts.ts';
import { hashOf } from './hash.ts';

const meant = (said: string, language: Parameters<typeof conceptsOf>[1]) =>
  conceptsOf(said.split(' '), language).map(({ id }) => id);

test.each([
  ['my husband threatens me', 'en'],
  ['mi marido me amenaza', 'es'],
  ['mein mann bedroht mich', 'de'],
  ['mon mari me menace', 'fr'],
  ['meu marido me ameaca', 'pt'],
] as const)('“%s” has the meanings of “my husband threatens me”', (said, language) => {
  const concepts = new Set(meant(said, language));
  for (const name of ['MY', 'PARTNER', 'THREATEN', 'ME']) expect(concepts).toContain(hashOf(name));
});

test('a verb that carries its person says both', () => {
  expect(meant('muero', 'es')).toEqual([hashOf('I'), hashOf('DIE')]);
});
