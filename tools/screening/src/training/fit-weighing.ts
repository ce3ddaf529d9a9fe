import { safetyKinds } from '@app/contracts';
import { isLong, kindNumbersOf, type ModelHeader, numbersOf, type Weighing } from '@app/screening/training';
import { isMessage, type ValidatedExample } from './examples.ts';

/** An error in a text counts so much; a missed explicit danger most. */
const COSTS = { everyday: 1.5, explicit: 2, indirect: 1 };
const STEPS = 500;
const STEP = 1.5;
/** Keeps weights small (L2 regularisation). */
const DECAY = 0.001;

/**
 * Fits how the numbers of the evidence are weighed for any danger, on texts that were scored by models that were trained
 * without them: usual texts on the messages of the rounds, because most other messages were written to be hard and would
 * teach too much caution; long texts, where a high score of one sentence among many means less, on all long messages and on
 * messages of the rounds among everyday ones (docs/decisions/0104).
 */
export function fitWeighing(validated: readonly ValidatedExample[]): ModelHeader['weighing'] {
  const fitWhere = (isFitted: (one: ValidatedExample) => boolean) =>
    fit(
      validated.filter(isFitted).map(({ example: { labelled }, evidence }) => ({
        numbers: numbersOf(evidence),
        answer: labelled.label === null ? 0 : 1,
        cost: COSTS[labelled.directness],
      })),
    );
  return {
    usual: fitWhere(({ example, evidence }) => example.purpose === 'round' && !isLong(evidence)),
    long: fitWhere(({ example, evidence }) => example.purpose !== 'sentence' && isLong(evidence)),
  };
}

/** Fits how they are weighed for each kind, against the other kinds, on all messages of people in danger. */
export function fitKinds(validated: readonly ValidatedExample[]): Weighing[] {
  const messages = validated
    .filter(({ example: { purpose, labelled } }) => isMessage(purpose) && labelled.label !== null)
    .map(({ example: { labelled }, evidence }) => ({
      numbers: kindNumbersOf(evidence),
      label: labelled.label,
    }));
  return safetyKinds.map((kind) =>
    fit(messages.map(({ numbers, label }) => ({ numbers, answer: label === kind ? 1 : 0, cost: 1 }))),
  );
}

interface Weighed {
  readonly numbers: readonly number[];
  readonly answer: 0 | 1;
  /** What an error costs. */
  readonly cost: number;
}

/** Fits a logistic regression. */
function fit(rows: readonly Weighed[]): Weighing {
  const columns = rows[0]?.numbers.map((_, column) => rows.map(({ numbers }) => numbers[column] ?? 0)) ?? [];
  const means = columns.map(mean);
  const deviations = columns.map((column, at) => {
    const center = means[at] ?? 0;
    return Math.sqrt(mean(column.map((number) => (number - center) ** 2))) || 1;
  });
  const standard = rows.map(({ numbers, ...row }) => ({
    ...row,
    numbers: [...numbers.map((number, at) => (number - (means[at] ?? 0)) / (deviations[at] ?? 1)), 1],
  }));
  const fitted = descend(standard, columns.length + 1);
  const weights = means.map((_, at) => (fitted[at] ?? 0) / (deviations[at] ?? 1));
  const bias = (fitted.at(-1) ?? 0) - weights.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0);
  return { weights, bias };
}

/** Gradient descent from zero; the last weight is that of the constant, which does not decay. */
function descend(rows: readonly Weighed[], size: number): number[] {
  const weights = new Array<number>(size).fill(0);
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = new Float64Array(size);
    for (const { numbers, answer, cost } of rows) {
      const score = numbers.reduce((sum, number, at) => sum + number * (weights[at] ?? 0), 0);
      const error = (1 / (1 + Math.exp(-score)) - answer) * cost;
      for (const [at, number] of numbers.entries()) gradient[at] = (gradient[at] ?? 0) + error * number;
    }
    for (const [at, slope] of gradient.entries()) {
      const weight = weights[at] ?? 0;
      weights[at] = weight - STEP * (slope / rows.length + (at < size - 1 ? DECAY * weight : 0));
    }
  }
  return weights;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
