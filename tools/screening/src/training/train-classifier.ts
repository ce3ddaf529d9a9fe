import { IN_DANGER, safetyKinds } from '@app/contracts';
import {
  type Features,
  OUTPUTS,
  type Output,
  type Scorer,
  toScores,
  type Weights,
} from '@app/screening/training';
import type { Example } from './examples.ts';
import { dotProduct, type Row, trainSupportVectors } from './support-vectors.ts';

/** Trained weights in full precision: those of each output by the column of a feature; column 0 is the bias. */
export interface TrainedClassifier {
  readonly columns: ReadonlyMap<number, number>;
  readonly weights: readonly Float64Array[];
}

/** A feature of a single text says nothing about other texts. */
const MIN_TEXTS = 2;
/** How much more a rare feature counts than a common one. */
const RARITY_EXPONENT = 2;
const BIAS = 0.3;
/** The costs of errors, chosen by experiment; a missed danger costs more than a false alarm, most if it is explicit. */
const COSTS = { alarm: 3, danger: { explicit: 10, indirect: 4 }, kind: 9 };
/** The factor for texts that a test or a page promises. */
const PROMISE_FACTOR = 8;
/** Windows overlap: a sentence is in about so many windows of its text, and counts once. */
const WINDOWS_PER_SENTENCE = 3;

/** Trains all outputs. The same examples in the same order give the same weights. */
export function trainClassifier(examples: readonly Example[]): TrainedClassifier {
  const { columns, rarities } = assignColumns(examples);
  const rows = examples.flatMap((example) =>
    example.labelledWindows.map((features) => ({ example, row: toRow(features, columns, rarities) })),
  );
  const weights = OUTPUTS.map((output) => {
    const used = rows.flatMap(({ example, row }) => {
      const answer = answerOf(output, example);
      return answer === undefined ? [] : [{ answer, row, cost: costOf(output, answer, example) }];
    });
    const trained = trainSupportVectors({
      rows: used.map(({ row }) => row),
      answers: used.map(({ answer }) => answer),
      costs: used.map(({ cost }) => cost),
      columns: columns.size + 1,
    });
    // Converted to apply to features without rarities and to a bias of 1.
    return trained.map((weight, column) => weight * (rarities[column] ?? 0));
  });
  return { columns, weights };
}

/** Scores with weights in full precision. */
export function createTrainedScorer({ columns, weights }: TrainedClassifier): Scorer {
  return (features) => {
    const row = toRow(features, columns, undefined);
    return toScores((output) => dotProduct(weights[output] ?? new Float64Array(), row));
  };
}

const MAX_INTEGER = 127;

/** Rounds weights to small integers and removes features whose weights are all 0. */
export function quantize({
  columns,
  weights,
}: TrainedClassifier): Pick<Weights, 'features' | 'scales' | 'biases' | 'numbers' | 'rows'> {
  const scales = weights.map(
    (ofOutput) => ofOutput.subarray(1).reduce((most, one) => Math.max(most, Math.abs(one)), 0) / MAX_INTEGER,
  );
  const kept = [...columns]
    .map(([number, column]) => ({
      number,
      row: weights.map((ofOutput, output) => Math.round((ofOutput[column] ?? 0) / (scales[output] || 1))),
    }))
    .filter(({ row }) => row.some((weight) => weight !== 0))
    .toSorted((one, other) => one.number - other.number);
  return {
    features: kept.length,
    scales,
    biases: OUTPUTS.map((_, output) => weights[output]?.[0] ?? 0),
    numbers: Int32Array.from(kept, ({ number }) => number),
    rows: Int8Array.from(kept.flatMap(({ row }) => row)),
  };
}

/** 1 or -1; undefined if the example says nothing about the output. */
function answerOf(output: Output, { labelled }: Example): number | undefined {
  const { label, inDanger, also = [] } = labelled;
  if (output === 'danger') return label === null ? -1 : 1;
  if (label === null) return undefined;
  const person = IN_DANGER.find((one) => one === output);
  if (person) return inDanger === person ? 1 : -1;
  const kind = safetyKinds.find((one) => one === output);
  if (label !== kind && also.some((one) => one === kind)) return undefined;
  return label === kind ? 1 : -1;
}

function costOf(output: Output, answer: number, { purpose, labelled, labelledWindows }: Example): number {
  const factor = purpose === 'promise' ? PROMISE_FACTOR : 1;
  if (output !== 'danger') return factor * COSTS.kind;
  if (answer < 0) return (factor * COSTS.alarm) / (labelledWindows.length > 1 ? WINDOWS_PER_SENTENCE : 1);
  return factor * COSTS.danger[labelled.directness === 'explicit' ? 'explicit' : 'indirect'];
}

/** Gives each feature a column, and a weight that is higher for rare features. */
function assignColumns(examples: readonly Example[]) {
  const counts = new Map<number, number>();
  for (const { labelledWindows } of examples)
    for (const number of new Set(labelledWindows.flatMap((features) => [...features.keys()])))
      counts.set(number, (counts.get(number) ?? 0) + 1);
  const columns = new Map<number, number>();
  const rarities = [BIAS];
  const rarest = Math.log(1 + examples.length / MIN_TEXTS);
  for (const [number, count] of counts) {
    if (count < MIN_TEXTS) continue;
    columns.set(number, columns.size + 1);
    rarities.push((Math.log(1 + examples.length / count) / rarest) ** RARITY_EXPONENT);
  }
  return { columns, rarities };
}

/** The features of a window as a row. Without rarities: plain values and a bias of 1. */
function toRow(
  features: Features,
  columns: ReadonlyMap<number, number>,
  rarities: readonly number[] | undefined,
): Row {
  const known = [...features].flatMap(([number, value]) => {
    const column = columns.get(number);
    return column === undefined ? [] : [{ column, value: value * (rarities?.[column] ?? 1) }];
  });
  return {
    columns: Int32Array.of(0, ...known.map(({ column }) => column)),
    values: Float64Array.of(rarities?.[0] ?? 1, ...known.map(({ value }) => value)),
  };
}
