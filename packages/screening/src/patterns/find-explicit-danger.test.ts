import { expect, test } from 'vitest';
import { findExplicitDanger } from './find-explicit-danger.ts';

test.each([
  ['I want to die tonight.', 'self_harm', 'writer'],
  ['i WANNA d1e!!!', 'self_harm', 'writer'],
  ['My brother says he’ll kill himself', 'self_harm', 'other'],
  ['My husband beats me.', 'victim_of_abuse', 'writer'],
  ['My husband hits my son.', 'child_at_risk', 'child'],
  ['I beat my wife last night', 'harm_to_others', 'other'],
  ['Quiero morirme', 'self_harm', 'writer'],
  ['Mi marido me pega', 'victim_of_abuse', 'writer'],
  ['Ich will nicht mehr leben', 'self_harm', 'writer'],
  ['Mein Mann schlägt mich', 'victim_of_abuse', 'writer'],
  ['Je veux mourir', 'self_harm', 'writer'],
  ['Mon mari me frappe', 'victim_of_abuse', 'writer'],
  ['Eu quero morrer', 'self_harm', 'writer'],
  ['Meu marido me bate', 'victim_of_abuse', 'writer'],
])('%s', (text, kind, inDanger) => {
  expect(findExplicitDanger(['We argue', text])).toMatchObject({ kind, inDanger });
});

test('of two dangers the more severe is found, and nothing in everyday words', () => {
  expect(findExplicitDanger(['He beats me and I want to die'])?.kind).toBe('self_harm');
  expect(findExplicitDanger(['We keep arguing about the dishes.', 'How do I tell him?'])).toBeUndefined();
});
