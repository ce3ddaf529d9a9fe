import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFaults, readProofs, renderTable, TABLE } from './conformance/table.ts';

/** `npm run conformance`: writes docs/conformance.md from the titles of the tests and lists the clauses without a test. */
const root = path.dirname(import.meta.dirname);
const proofs = await readProofs(root);
const faults = findFaults(proofs);

writeFileSync(path.join(root, TABLE), renderTable(proofs));
const clauses = new Set(proofs.map(({ clause }) => clause)).size;
console.log(`${TABLE}: ${proofs.length} proofs of ${clauses} clauses.`);
for (const fault of faults) console.log(fault);
process.exit(faults.length === 0 ? 0 : 1);
