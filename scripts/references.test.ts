import { expect, test } from 'vitest';
import { findDeadReferences } from './references.ts';

const find = (source: string) =>
  findDeadReferences(source, (document) => document === 'docs/safety.md', new Set(['0012']));

test('a comment that names a document, a rule or a decision that does not exist is found', () => {
  expect(find('/** See elsewhere.md, rule 5. */')).toEqual(['elsewhere.md', 'rule 5']);
  expect(find('const a = 1; // as notes.md says (decision 0099)')).toEqual(['notes.md', 'decision 0099']);
  expect(find('/*\n * docs/decisions/0100\n */')).toEqual(['decision 0100']);
});

test('a reference to an existing document and a string that is not a reference are accepted', () => {
  expect(find('/** docs/safety.md and decision 0012 say why. */')).toEqual([]);
  expect(find("const file = 'my-export.md';")).toEqual([]);
});
