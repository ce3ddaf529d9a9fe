import { expect, test } from 'vitest';
import { findConcepts } from './concepts.ts';
import { hashText } from './hash.ts';

const meant = (said: string, language: Parameters<typeof findConcepts>[1]) =>
  findConcepts(said.split(' '), language).map(({ id }) => id);

test.each([
  ['my husband threatens me', 'en'],
  ['mi marido me amenaza', 'es'],
  ['mein mann bedroht mich', 'de'],
  ['mon mari me menace', 'fr'],
  ['meu marido me ameaca', 'pt'],
] as const)('“%s” has the meanings of “my husband threatens me”', (said, language) => {
  const concepts = new Set(meant(said, language));
  for (const name of ['MY', 'PARTNER', 'THREATEN', 'ME']) expect(concepts).toContain(hashText(name));
});

test('a verb form that includes the person has both meanings', () => {
  expect(meant('muero', 'es')).toEqual([hashText('I'), hashText('DIE')]);
});
