import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findMissingEvidence } from './evidence.ts';
import { findFaults, isSameTable, readProofs, renderTable, TABLE } from './table.ts';

/**
 * Checks that every clause of the specification has a test and that docs/conformance.md is up to date.
 * @returns one sentence for each problem.
 */
export async function checkConformance(root: string): Promise<string[]> {
  const proofs = await readProofs(root);
  const file = path.join(root, TABLE);
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const stale = isSameTable(written, renderTable(proofs))
    ? []
    : [`${TABLE} is out of date. Run \`npm run conformance\` and commit the result.`];
  return [...findFaults(proofs), ...stale, ...findMissingEvidence(root)];
}
