import { expect, test } from 'vitest';
import { clausesOf, readTitledTests } from './titles.ts';

const titles = (source: string) => readTitledTests(source, 'some.test.ts').map(({ title }) => title);

test('a title may name one clause, several, or a range', () => {
  expect(clausesOf('[AUT-13] a link works once')).toEqual(['AUT-13']);
  expect(clausesOf('[ASK-3] [ASK-4] a form')).toEqual(['ASK-3', 'ASK-4']);
  expect(clausesOf('[ASK-3, ASK-4] a form')).toEqual(['ASK-3', 'ASK-4']);
  expect(clausesOf('[API-1..3] %s passes')).toEqual(['API-1', 'API-2', 'API-3']);
  expect(clausesOf('reads [a list] and [] of things')).toEqual([]);
});

test('titles are read from each, runIf, templates and concatenated strings', () => {
  expect(
    titles(`
      test('[ASK-1] plain', async () => {});
      it.each(['a', 'b'])('[ASK-2] %s', () => {});
      test.runIf(here())('[ASK-3] somewhere', () => {});
      test(\`[ASK-4] up to \${limit} times\`, () => {});
      test('[ASK-5] in two ' + 'parts', () => {});
      test.each<[string, number]>([['x', 1]])('[ASK-6] %s is %i', (name) => expect(name).toBe('test'));
    `),
  ).toEqual([
    '[ASK-1] plain',
    '[ASK-2] %s',
    '[ASK-3] somewhere',
    '[ASK-4] up to … times',
    '[ASK-5] in two parts',
    '[ASK-6] %s is %i',
  ]);
});

test('a clause named by a describe applies to each test in it', () => {
  const source = `describe('[API-7] who calls', () => { describe('now', () => { test('[PUR-7] an owner', () => {}); }); });
    test('nobody', () => {});`;
  expect(readTitledTests(source, 'some.test.tsx').map(({ clauses }) => clauses)).toEqual([
    ['API-7', 'PUR-7'],
    [],
  ]);
});

test('each row of a table that names a clause is a title', () => {
  const source =
    "test.each([['/', '[HOME-3] a heart'], ['/ask', '[NAV-3] a spinner']])('%s shows %s', () => {});";
  expect(titles(source)).toEqual(['/ shows [HOME-3] a heart', '/ask shows [NAV-3] a spinner']);
});

test('tests that do not run are ignored', () => {
  const source = `test.skip('[ASK-1] later', () => {}); test.todo('[ASK-2] some day');
    describe.skip('[ASK-3] old', () => { test('gone', () => {}); });
    // test('[ASK-4] in a comment', () => {});
    const text = "test('[ASK-5] in a string', () => {})"; regex.test('[ASK-6] no test');`;
  expect(titles(source)).toEqual([]);
});
