import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { right, verdicts } from './labelled/measure.ts';
import { measureParts } from './labelled/measure-parts.ts';
import { measuredTables, withTables } from './labelled/measured-table.ts';
import { readImagined, readMessages, readTraining, readTuning } from './labelled/read-labelled.ts';
import { screen } from './screen.ts';

// Screens every part of the labelled set, and writes the figures into docs/safety.md. With `--misses` it names what goes
// wrong on the training side; of the held-out part it never says more than figures.
const document = path.join(import.meta.dirname, '../../../../docs/safety.md');
const tables = measuredTables(measureParts());
await writeFile(document, withTables(await readFile(document, 'utf8'), tables));
console.log(tables);

const named = process.argv.includes('--misses')
  ? [...readTuning(), ...readImagined(), ...readTraining(), ...readMessages()]
  : [];
for (const verdict of verdicts(named, screen).filter((one) => !right(one))) {
  const { sentence, finding } = verdict;
  console.log(`${sentence.id}: ${finding?.kind ?? 'nothing found'}\n  ${sentence.text}`);
}
