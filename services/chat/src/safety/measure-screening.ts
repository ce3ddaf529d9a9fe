import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { measure, right, verdicts } from './labelled/measure.ts';
import { measuredTables, withTables } from './labelled/measured-table.ts';
import { readImagined, readLabelled } from './labelled/read-labelled.ts';
import { screen } from './screen.ts';

// Screens the whole labelled set, prints what was found and missed, and writes the tables into docs/safety.md. With
// `--misses` it names what went wrong in the part for tuning, with `--imagined` in the imagined sentences too; of the
// held-out part it never says more than figures.
const document = path.join(import.meta.dirname, '../../../../docs/safety.md');
const tuning = verdicts(readLabelled('tuning'), screen);
const heldOut = verdicts(readLabelled('held-out'), screen);
const tables = measuredTables({ tuning: measure(tuning), 'held-out': measure(heldOut) });

await writeFile(document, withTables(await readFile(document, 'utf8'), tables));
console.log(tables);

const named = [
  ...(process.argv.includes('--misses') ? tuning : []),
  ...(process.argv.includes('--imagined') ? verdicts(readImagined(), screen) : []),
];
for (const verdict of named.filter((one) => !right(one))) {
  const { sentence, finding } = verdict;
  console.log(`${sentence.id}: ${finding?.kind ?? 'nothing found'}\n  ${sentence.text}`);
}
