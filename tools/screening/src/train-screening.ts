import { writeFileSync } from 'node:fs';
import { MODEL_FILE } from '@app/screening/training';
import { headings } from './measuring/parts.ts';
import { formatTable } from './measuring/tables.ts';
import { CROSS_VALIDATION_FILE } from './training/cross-validation.ts';
import { readTrainingTexts } from './training/examples.ts';
import { fingerprint } from './training/fingerprint.ts';
import { encodeWithFingerprint, trainModel } from './training/train-model.ts';

// Trains the model on everything but the held-out parts, and writes it and the results of cross-validation. The same
// texts, word lists and code give the same bytes.
const texts = readTrainingTexts();
const { model, crossValidation } = trainModel(texts);
const id = fingerprint();
const file = encodeWithFingerprint(model, id);
writeFileSync(MODEL_FILE, file);
writeFileSync(
  CROSS_VALIDATION_FILE,
  `${JSON.stringify({ fingerprint: id, ...crossValidation }, undefined, 2)}\n`,
);

const { weighing, kinds, thresholds, plainSentenceThreshold, perpetratorThresholds } = model.header;
console.log(formatTable(headings['cross-validated'], crossValidation.sentences));
console.log(`\n${formatTable(headings['cross-validated-messages'], crossValidation.messages)}`);
console.log(
  `\n${texts.length} texts, ${file.length} bytes, ${JSON.stringify({ weighing, kinds, thresholds, plainSentenceThreshold, perpetratorThresholds })}`,
);
