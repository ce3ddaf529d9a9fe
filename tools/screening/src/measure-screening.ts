import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { screen } from '@app/screening';
import { readMessages, readRounds, readSentenceTexts } from './dataset.ts';
import { isCorrect, screenTexts } from './measuring/measure.ts';
import { measureParts } from './measuring/measure-parts.ts';
import { formatTables, replaceTables } from './measuring/tables.ts';

// Screens every part of the dataset and writes the figures into docs/safety.md. With `--misses` it lists the errors in
// the training texts. Of the held-out parts it prints figures only, so that nobody tunes to them.
const document = path.join(import.meta.dirname, '../../../docs/safety.md');
const tables = formatTables(measureParts());
await writeFile(document, replaceTables(await readFile(document, 'utf8'), tables));
console.log(tables);

const trainingTexts = process.argv.includes('--misses')
  ? [...readSentenceTexts(), ...readMessages(), ...readRounds()]
  : [];
for (const { labelled, finding } of screenTexts(trainingTexts, screen).filter((one) => !isCorrect(one)))
  console.log(`${labelled.id}: ${finding?.kind ?? 'nothing found'}\n  ${labelled.text}`);
