import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readWeights } from './judging/read-weights.ts';
import { measure, right, verdicts } from './labelled/measure.ts';
import { measuredTables, withTables } from './labelled/measured-table.ts';
import { readHeldOut, readImagined, readTraining, readTuning } from './labelled/read-labelled.ts';
import { screen } from './screen.ts';

// Screens the held-out part, and writes its figures and those of cross-validation into docs/safety.md. With `--misses`
// it names what goes wrong on the training side; of the held-out part it never says more than figures.
const document = path.join(import.meta.dirname, '../../../../docs/safety.md');
const tables = measuredTables({
  'cross-validated': readWeights().crossValidated,
  'held-out': measure(verdicts(readHeldOut(), screen)),
});
await writeFile(document, withTables(await readFile(document, 'utf8'), tables));
console.log(tables);

const named = process.argv.includes('--misses')
  ? [...readTuning(), ...readImagined(), ...readTraining()]
  : [];
for (const verdict of verdicts(named, screen).filter((one) => !right(one))) {
  const { sentence, finding } = verdict;
  console.log(`${sentence.id}: ${finding?.kind ?? 'nothing found'}\n  ${sentence.text}`);
}
