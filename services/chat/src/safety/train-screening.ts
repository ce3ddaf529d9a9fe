import { writeFileSync } from 'node:fs';
import { WEIGHTS_FILE } from './judging/read-weights.ts';
import { crossValidate, cutsFor, verdictsOf } from './judging/training/cross-validate.ts';
import { examplesOf, type Purpose } from './judging/training/examples.ts';
import { fingerprint } from './judging/training/fingerprint.ts';
import { quantise } from './judging/training/quantise.ts';
import { trainJudge } from './judging/training/train-judge.ts';
import { encodeWeights } from './judging/weights.ts';
import { measure } from './labelled/measure.ts';
import { headings, tableOf } from './labelled/measured-table.ts';
import {
  readImagined,
  readMessages,
  readPromised,
  readTraining,
  readTuning,
} from './labelled/read-labelled.ts';

// Trains the judge of the screening on everything but the held-out part, and writes what it has learned. The same
// sentences and code give the same bytes. Says what cross-validation found, which also chooses the threshold.
const examples = [
  ...examplesOf([...readTuning(), ...readImagined()], 'rules'),
  ...examplesOf(readPromised(), 'promise'),
  ...examplesOf(readTraining(), 'people'),
  ...examplesOf(readMessages(), 'message'),
];
const trials = crossValidate(examples);
const cuts = cutsFor(trials);
const measured = (isFor: Purpose) =>
  measure(
    verdictsOf(
      trials.filter(({ example }) => example.isFor === isFor),
      cuts,
    ),
  );
const crossValidated = { sentences: measured('people'), messages: measured('message') };
const file = encodeWeights({
  fingerprint: fingerprint(),
  ...cuts,
  crossValidated,
  ...quantise(trainJudge(examples)),
});
writeFileSync(WEIGHTS_FILE, file);

console.log(tableOf(headings['cross-validated'], crossValidated.sentences));
console.log(`\n${tableOf(headings['cross-validated-messages'], crossValidated.messages)}`);
console.log(`\n${examples.length} texts, ${file.length} bytes, ${JSON.stringify(cuts)}`);
