import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { missingEvidence } from './evidence.ts';
import { drawTable, faults, readProofs, sameTable, TABLE } from './table.ts';

/** What is wrong with the proof of the specification in this repository, as sentences; none when all is well. */
export async function brokenConformance(root: string): Promise<string[]> {
  const proofs = await readProofs(root);
  const file = path.join(root, TABLE);
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const stale = sameTable(kept, drawTable(proofs))
    ? []
    : [`${TABLE} is not what the tests say now. Run \`npm run conformance\` and commit what it writes.`];
  return [...faults(proofs), ...stale, ...missingEvidence(root)];
}
