import { createHash } from 'node:crypto';
import { CONCEPTS, FIELDS, LANGUAGES } from '@app/screening/training';
import { readTrainingFiles } from '../dataset.ts';
import { createExamples, readTrainingTexts } from './examples.ts';
import { trainWeights } from './train-weights.ts';

/** One text of so many is in the sample. */
const SAMPLE_INTERVAL = 80;
/** More than rounding errors of other processors, and less than any change of the code. */
const DIGITS = 9;

/**
 * Identifies what the weights are made of (docs/decisions/0051): the texts, the rules and word lists, and the result of
 * the code for a sample of the texts, from normalizing to training. So it changes when training would give other
 * weights, and not when code is moved, renamed or formatted.
 */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const { name, content } of readTrainingFiles()) hash.update(`${name}\n${content}\n`);
  hash.update(JSON.stringify(leavesOf([LANGUAGES, CONCEPTS, FIELDS])));
  const sample = readTrainingTexts().filter((_, at) => at % SAMPLE_INTERVAL === 0);
  const examples = createExamples(sample);
  for (const { labelled, windows } of examples) hash.update(JSON.stringify([labelled.id, leavesOf(windows)]));
  const { weights } = trainWeights(examples);
  hash.update(JSON.stringify(leavesOf(weights)));
  return hash.digest('hex');
}

/** All strings and numbers of a value in their order, without the names of properties and without indentation. */
function leavesOf(value: unknown): unknown[] {
  if (typeof value === 'number') return [Number(value.toPrecision(DIGITS))];
  if (typeof value === 'string') return [value.trim().replaceAll(/\s*\n\s*/g, '\n')];
  if (value instanceof RegExp) return [String(value)];
  if (value instanceof Map || value instanceof Set) return [...value].flatMap(leavesOf);
  if (ArrayBuffer.isView(value)) return [...Object.values(value)].flatMap(leavesOf);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf);
  return [value];
}
