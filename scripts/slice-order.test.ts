import { expect, test } from 'vitest';
import { checkSliceOrder, findCycles, type ImportGraph } from './slice-order.ts';

const graph = (imports: Record<string, string[]>): ImportGraph => new Map(Object.entries(imports));

test('imports that lead downwards are accepted', () => {
  const imports = graph({
    'app.ts': ['chat/a.ts'],
    'chat/a.ts': ['chat/b.ts', 'usage/c.ts'],
    'chat/b.ts': [],
    'usage/c.ts': [],
  });
  expect(checkSliceOrder(imports, ['usage', 'chat', 'app.ts'])).toEqual([]);
});

test.each([
  ['upwards', ['chat', 'usage']],
  ['to a slice of the same line', ['chat usage']],
])('an import that leads %s is reported', (_direction, order) => {
  const imports = graph({ 'chat/a.ts': ['usage/c.ts'], 'usage/c.ts': [] });
  expect(checkSliceOrder(imports, order)).toEqual([
    'chat/a.ts imports usage/c.ts: chat may import only slices below it.',
  ]);
});

test('a file in no slice and a slice without files are reported', () => {
  const [file, slice] = checkSliceOrder(graph({ 'chat/a.ts': [] }), ['usage']);
  expect(file).toContain('chat/a.ts belongs to no slice');
  expect(slice).toContain('The slice usage has no files');
});

test('files that import each other are found, also through others', () => {
  const imports = graph({ a: ['b'], b: ['c'], c: ['a', 'd'], d: [], e: ['e'] });
  expect(findCycles(imports)).toEqual([['a', 'b', 'c'], ['e']]);
});

test('a nested slice has a place of its own', () => {
  const imports = graph({ 'app/pages/p.tsx': ['app/paths.ts'], 'app/paths.ts': ['app/pages/p.tsx'] });
  expect(checkSliceOrder(imports, ['app', 'app/pages'])[0]).toContain('app/paths.ts imports app/pages/p.tsx');
});
