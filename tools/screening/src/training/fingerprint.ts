import { createHash } from 'node:crypto';
import { readTrainingFiles } from '../dataset.ts';
import { readLexiconFiles } from '../lexicon/read-lists.ts';
import { readTrainingTexts } from './examples.ts';
import { trainModel } from './train-model.ts';

/** One text of so many is in the sample. */
const SAMPLE_INTERVAL = 80;
/** More than rounding errors of other processors, and less than any change of the code. */
const DIGITS = 6;

/**
 * Identifies what the model is made of (docs/decisions/0051): the texts, the word lists, and the result of the code for
 * a sample of the texts, from normalizing to training. So it changes when training would give another model, and not
 * when code is moved, renamed or formatted.
 */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const { name, content } of [...readTrainingFiles(), ...readLexiconFiles()])
    hash.update(`${name}\n${content}\n`);
  const { model } = trainModel(readTrainingTexts().filter((_, at) => at % SAMPLE_INTERVAL === 0));
  for (const table of [
    model.lexicon.keys,
    model.lexicon.values,
    model.lexicon.meanings,
    model.features.words,
  ])
    hash.update(Buffer.from(table.buffer, table.byteOffset, table.byteLength));
  const { scores, details, weighing, kinds, thresholds, plainSentenceThreshold, perpetratorThresholds } =
    model.header;
  const numbers = [
    ...[...scores, ...details].flatMap(({ scale, bias }) => [scale, bias]),
    ...[weighing.usual, weighing.long, ...kinds].flatMap(({ weights, bias }) => [...weights, bias]),
    plainSentenceThreshold,
    perpetratorThresholds.likely,
    perpetratorThresholds.certain,
    ...[thresholds.likely, thresholds.certain].flatMap(({ oneWindow, severalWindows, manyWindows }) => [
      oneWindow,
      severalWindows.main,
      severalWindows.other,
      manyWindows.main,
      manyWindows.other,
    ]),
  ];
  const rounded = numbers.map((one) => one.toPrecision(DIGITS));
  return hash.update(rounded.join(' ')).digest('hex');
}
