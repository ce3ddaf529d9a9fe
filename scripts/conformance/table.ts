import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { CLAUSES } from './clauses.ts';
import { readTitledTests } from './titles.ts';

/** The path of the table, relative to the root of the repository. */
export const TABLE = 'docs/conformance.md';

const SOURCES = [
  'packages/*/src/**/*.test.ts',
  'services/*/src/**/*.test.ts',
  'tools/*/src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'web/src/**/*.test.{ts,tsx}',
  'e2e/**/*.e2e.ts',
];

interface Proof {
  clause: string;
  file: string;
  title: string;
}

/** Reads all tests that name a clause. A test that names several clauses is returned once for each. */
export async function readProofs(root: string): Promise<Proof[]> {
  const proofs: Proof[] = [];
  for await (const file of glob(SOURCES, { cwd: root })) {
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const { title, clauses } of readTitledTests(source, file))
      for (const clause of clauses) proofs.push({ clause, file: file.replaceAll(path.sep, '/'), title });
  }
  return proofs;
}

/** Finds clauses without a test, and tests that name a clause that does not exist. */
export function findFaults(proofs: readonly Proof[]): string[] {
  const named = new Set(proofs.map(({ clause }) => clause));
  const unproven = Object.keys(CLAUSES).filter((id) => !named.has(id));
  return [
    ...unproven.map((id) => `${id} is named by no test: ${CLAUSES[id]}`),
    ...proofs
      .filter(({ clause }) => CLAUSES[clause] === undefined)
      .map(({ clause, file, title }) => `${file} names ${clause}, which is not a clause: ${title}`),
  ].sort();
}

/** Renders the table: one line for each test, sorted and without counts, so that branches rarely change the same line. */
export function renderTable(proofs: readonly Proof[]): string {
  const sections = Object.entries(CLAUSES).map(([id, text]) => {
    const own = proofs
      .filter(({ clause }) => clause === id)
      .map(({ file, title }) => `- ${file}: ${escapeMarkdown(title)}`);
    const lines = own.length > 0 ? [...new Set(own)].sort() : ['- no test'];
    return `## ${id}\n\n${escapeMarkdown(text)}\n\n${lines.join('\n')}\n`;
  });
  return `# The tests of each clause\n
Written by \`npm run conformance\` from the titles of the tests. \`npm run check\` fails when it is out of date.\n
${sections.join('\n')}`;
}

/** Whether two tables have the same lines. The order is ignored, because a merge of two branches can change it. */
export function isSameTable(written: string, rendered: string): boolean {
  const lines = (table: string) => table.split('\n').filter(Boolean).sort().join('\n');
  return lines(written) === lines(rendered);
}

/** Escapes Markdown and replaces the placeholders of \`test.each\`. */
function escapeMarkdown(text: string): string {
  return text.replaceAll(/%[sdifjo]/g, '…').replaceAll(/[\\`*_<]/g, '\\$&');
}
