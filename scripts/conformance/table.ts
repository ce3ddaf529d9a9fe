import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { CLAUSES } from './clauses.ts';
import { titledTests } from './titles.ts';

/** Where the table is kept, from the top of the repository. */
export const TABLE = 'docs/conformance.md';

const SOURCES = [
  'packages/*/src/**/*.test.ts',
  'services/*/src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'web/src/**/*.test.{ts,tsx}',
  'e2e/**/*.e2e.ts',
];

interface Proof {
  clause: string;
  file: string;
  title: string;
}

/** Every test of the repository that names a clause, once for each clause. */
export async function readProofs(root: string): Promise<Proof[]> {
  const proofs: Proof[] = [];
  for await (const file of glob(SOURCES, { cwd: root })) {
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const { title, clauses } of titledTests(source, file))
      for (const clause of clauses) proofs.push({ clause, file: file.replaceAll(path.sep, '/'), title });
  }
  return proofs;
}

/** What is wrong between clauses and tests: a clause that nothing proves, a test that names a clause there is not. */
export function faults(proofs: readonly Proof[]): string[] {
  const named = new Set(proofs.map(({ clause }) => clause));
  const unproven = Object.keys(CLAUSES).filter((id) => !named.has(id));
  return [
    ...unproven.map((id) => `${id} is named by no test: ${CLAUSES[id]}`),
    ...proofs
      .filter(({ clause }) => CLAUSES[clause] === undefined)
      .map(({ clause, file, title }) => `${file} names ${clause}, which is no clause: ${title}`),
  ].sort();
}

/** The table as it is kept: a line for each test, sorted, without counts, so that two branches seldom meet in one line. */
export function drawTable(proofs: readonly Proof[]): string {
  const sections = Object.entries(CLAUSES).map(([id, says]) => {
    const own = proofs
      .filter(({ clause }) => clause === id)
      .map(({ file, title }) => `- ${file}: ${plain(title)}`);
    const lines = own.length > 0 ? [...new Set(own)].sort() : ['- no test'];
    return `## ${id}\n\n${plain(says)}\n\n${lines.join('\n')}\n`;
  });
  return `# Clause by clause: which tests prove it\n
Written by \`npm run conformance\` from the titles of the tests; \`npm run check\` says when it is stale.\n
${sections.join('\n')}`;
}

/** Whether two tables say the same. Git may have merged two branches' lines in another order than ours. */
export function sameTable(kept: string, drawn: string): boolean {
  const lines = (table: string) => table.split('\n').filter(Boolean).sort().join('\n');
  return lines(kept) === lines(drawn);
}

/** Without what Markdown or a table of cases would read as its own. */
function plain(text: string): string {
  return text.replaceAll(/%[sdifjo]/g, '…').replaceAll(/[\\`*_<]/g, '\\$&');
}
