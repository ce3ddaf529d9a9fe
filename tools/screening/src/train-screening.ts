import { writeFileSync } from 'node:fs';
import { encodeWeights, WEIGHTS_FILE } from '@app/screening/training';
import { headings } from './measuring/parts.ts';
import { formatTable } from './measuring/tables.ts';
import { CROSS_VALIDATION_FILE } from './training/cross-validation.ts';
import { createExamples, readTrainingTexts } from './training/examples.ts';
import { fingerprint } from './training/fingerprint.ts';
import { trainWeights } from './training/train-weights.ts';

// Trains the classifier on everything but the held-out parts and writes the weights and the results of
// cross-validation. The same texts and code give the same bytes.
const examples = createExamples(readTrainingTexts());
const { weights, crossValidation } = trainWeights(examples);
const id = fingerprint();
const file = encodeWeights({ fingerprint: id, ...weights });
writeFileSync(WEIGHTS_FILE, file);
writeFileSync(
  CROSS_VALIDATION_FILE,
  `${JSON.stringify({ fingerprint: id, ...crossValidation }, undefined, 2)}\n`,
);

const { threshold, thresholdPerLog2Windows, harmLead } = weights;
console.log(formatTable(headings['cross-validated'], crossValidation.sentences));
console.log(`\n${formatTable(headings['cross-validated-messages'], crossValidation.messages)}`);
console.log(
  `\n${examples.length} texts, ${file.length} bytes, ${JSON.stringify({ threshold, thresholdPerLog2Windows, harmLead })}`,
);
