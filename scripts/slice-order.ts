import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { importsOf } from './boundaries.ts';
import { SLICES } from './slices.ts';

/** Files that only tests use. They may import any slice. */
const TEST = /(\.(test|fixture)|-for-tests)\.tsx?$|(^|\/)testing\//;

/** The imports of a tree: file → the files of the same tree that it imports; paths from the top of the tree. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Reads the imports of all files of a tree, type-only and dynamic imports included, tests excluded. */
async function readImportGraph(tree: string): Promise<ImportGraph> {
  const graph = new Map<string, readonly string[]>();
  for await (const file of glob('**/*.{ts,tsx}', { cwd: tree })) {
    if (TEST.test(file)) continue;
    const imports = importsOf(readFileSync(path.join(tree, file), 'utf8'))
      .filter(({ specifier }) => /^\.\.?\/.*\.tsx?$/.test(specifier))
      .map(({ specifier }) => path.join(path.dirname(file), specifier))
      .filter((target) => !target.startsWith('..'));
    graph.set(file, [...new Set(imports)]);
  }
  return graph;
}

/**
 * Checks a tree against the declared order of its slices.
 * @param order one line per level, bottom first, slices separated by spaces.
 * @returns one sentence per problem: an import that does not lead downwards, a cycle of files, a file in no slice, a
 * slice without files.
 */
export function checkSliceOrder(graph: ImportGraph, order: readonly string[]): string[] {
  const levels = new Map(
    order.flatMap((line, level) => line.split(' ').map((slice) => [slice, level] as const)),
  );
  const used = new Set<string>();
  const problems: string[] = [];
  for (const [file, imports] of graph) {
    const slice = sliceOf(file, levels);
    if (slice === undefined) {
      problems.push(`${file} belongs to no slice: add its folder to scripts/slices.ts.`);
      continue;
    }
    used.add(slice);
    for (const target of imports) {
      const targetSlice = sliceOf(target, levels);
      if (targetSlice === undefined || targetSlice === slice) continue;
      if (levelOf(targetSlice, levels) >= levelOf(slice, levels))
        problems.push(`${file} imports ${target}: ${slice} may import only slices below it.`);
    }
  }
  for (const slice of levels.keys()) if (!used.has(slice)) problems.push(`The slice ${slice} has no files.`);
  for (const cycle of findCycles(graph)) problems.push(`These files import each other: ${cycle.join(', ')}.`);
  return problems;
}

/** The slice with the longest path that contains the file. */
function sliceOf(file: string, levels: ReadonlyMap<string, number>): string | undefined {
  for (let place = file; place !== '.'; place = path.dirname(place)) if (levels.has(place)) return place;
  return undefined;
}

function levelOf(slice: string, levels: ReadonlyMap<string, number>): number {
  return levels.get(slice) ?? -1;
}

/** The groups of files that import each other, directly or through others (Tarjan's strongly connected components). */
export function findCycles(graph: ImportGraph): string[][] {
  const indexes = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    const index = indexes.size;
    let low = index;
    indexes.set(file, index);
    stack.push(file);
    for (const target of graph.get(file) ?? []) {
      if (!indexes.has(target)) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, indexes.get(target) ?? low);
    }
    if (low === index) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1 || graph.get(file)?.includes(file)) cycles.push(group.sort());
    }
    return low;
  };
  for (const file of graph.keys()) if (!indexes.has(file)) visit(file);
  return cycles;
}

const START = '<!-- slices: written by npm run slices -->';
const END = '<!-- end of slices -->';

/** Replaces the drawing of the slices in a document. */
export function drawSlices(document: string): string {
  const trees = Object.entries(SLICES).map(([tree, order]) => {
    const lines = order.toReversed().map((line) => `  ${line.replaceAll(' ', '  ')}`);
    return [tree, ...lines].join('\n');
  });
  const [before = '', rest = ''] = document.split(START);
  const after = rest.slice(rest.indexOf(END));
  return `${before}${START}\n\n\`\`\`\n${trees.join('\n\n')}\n\`\`\`\n\n${after}`;
}

/** Checks every tree of SLICES, and that ARCHITECTURE.md shows the order that is enforced. */
export async function checkSlices(root: string): Promise<string[]> {
  const problems: string[] = [];
  for (const [tree, order] of Object.entries(SLICES)) {
    const graph = await readImportGraph(path.join(root, tree));
    problems.push(...checkSliceOrder(graph, order).map((problem) => `${tree}: ${problem}`));
  }
  const architecture = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
  if (drawSlices(architecture) !== architecture)
    problems.push('ARCHITECTURE.md shows another order of slices: run `npm run slices`.');
  return problems;
}
