import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawTable, faults, readProofs, TABLE } from './conformance/table.ts';

/** `npm run conformance`: writes docs/conformance.md from the tests' titles, and names each clause that nothing proves. */
const root = path.dirname(import.meta.dirname);
const proofs = await readProofs(root);
const wrong = faults(proofs);

writeFileSync(path.join(root, TABLE), drawTable(proofs));
const clauses = new Set(proofs.map(({ clause }) => clause)).size;
console.log(`${TABLE}: ${proofs.length} proofs of ${clauses} clauses.`);
for (const fault of wrong) console.log(fault);
process.exit(wrong.length === 0 ? 0 : 1);
