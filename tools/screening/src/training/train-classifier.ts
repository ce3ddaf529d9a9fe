import { safetyKinds } from '@app/contracts';
import {
  DETAIL_BITS,
  DETAILS,
  type Detail,
  FEATURE_BITS,
  type Model,
  type ModelHeader,
  SCORES,
  type Score,
} from '@app/screening/training';
import type { Example, Features, Purpose } from './examples.ts';
import { type Row, trainSupportVectors } from './support-vectors.ts';

/** A feature of a single text says nothing about other texts. */
const MIN_TEXTS = 2;
/** How much more a rare feature counts than a common one. */
const RARITY_EXPONENT = 2.5;
const BIAS = 0.3;
/** The costs of errors, chosen by experiment; a missed danger costs more than a false alarm, most if it is explicit. */
const COSTS = { alarm: 2, danger: { explicit: 5, indirect: 3 }, detail: { message: 12, sentence: 6 } };
/** The factor for texts that a test or a page promises. */
const PROMISE_FACTOR = 8;
/** Windows overlap: a sentence is in about so many windows of its text, and counts once. */
const WINDOWS_PER_SENTENCE = 3;

type Trained = Pick<Model, 'scores' | 'details'> & { header: Pick<ModelHeader, 'scores' | 'details'> };

/** Trains the weights. The same examples in the same order give the same weights. */
export function trainClassifier(examples: readonly Example[]): Trained {
  const scores = trainTable(SCORES, examples, {
    bits: FEATURE_BITS,
    answerOf: answerScore,
    costOf: costScore,
  });
  const details = trainTable(DETAILS, examples, {
    bits: DETAIL_BITS,
    answerOf: answerDetail,
    costOf: costDetail,
  });
  return {
    scores: scores.table,
    details: details.table,
    header: { scores: scores.scales, details: details.scales },
  };
}

interface Task<Output> {
  /** The table has a row for each feature number of so many bits. */
  bits: number;
  /** 1 or -1; undefined if the example says nothing about the output. */
  answerOf(output: Output, example: Example): 1 | -1 | undefined;
  /** What an error costs. */
  costOf(example: Example): number;
}

/** A row of weights for each feature number, with a column for each output. */
function trainTable<Output>(outputs: readonly Output[], examples: readonly Example[], task: Task<Output>) {
  const table = new Int8Array(outputs.length * 2 ** task.bits);
  const scales = outputs.map((output, column) => {
    const { weights, ...scale } = trainOutput(output, examples, task);
    for (let number = 0; number < weights.length; number += 1)
      table[number * outputs.length + column] = weights[number] ?? 0;
    return scale;
  });
  return { table, scales };
}

/** Trains one output, with weights for feature numbers of so many bits, rounded to small integers. */
function trainOutput<Output>(
  output: Output,
  examples: readonly Example[],
  { bits, answerOf, costOf }: Task<Output>,
) {
  const used = examples.filter((example) => answerOf(output, example) !== undefined);
  const rarities = findRarities(used, bits);
  const rows = used.flatMap((example) =>
    example.labelledWindows.map((features) => ({ example, row: toRow(features, rarities, bits) })),
  );
  const columns = 2 ** bits;
  const trained = trainSupportVectors({
    rows: rows.map(({ row }) => row),
    answers: rows.map(({ example }) => answerOf(output, example) ?? 1),
    costs: rows.map(({ example }) => costOf(example)),
    columns: columns + 1,
  });
  const bias = (trained[columns] ?? 0) * BIAS;
  // Weights apply to features without rarities. There are millions, nearly all of them 0, and some hundred passes over them
  // while a model is validated: loops take a tenth of the time of array methods.
  const exact = new Float32Array(columns);
  let largest = 0;
  for (let number = 0; number < columns; number += 1) {
    if (!trained[number]) continue;
    exact[number] = (trained[number] ?? 0) * (rarities[number] ?? 0);
    largest = Math.max(largest, Math.abs(exact[number] ?? 0));
  }
  const scale = largest / 127 || 1;
  const weights = new Int8Array(columns);
  for (let number = 0; number < columns; number += 1)
    if (exact[number]) weights[number] = Math.round((exact[number] ?? 0) / scale);
  return { weights, scale, bias };
}

/** Each kind of danger is told apart from everyday texts only. */
function answerScore(score: Score, { labelled: { label, also } }: Example): 1 | -1 | undefined {
  if (label === null) return -1;
  return score === 'danger' || label === score || also?.includes(score) ? 1 : undefined;
}

function costScore({ purpose, labelled, labelledWindows }: Example): number {
  const factor = factorOf(purpose);
  if (labelled.label === null)
    return (factor * COSTS.alarm) / (labelledWindows.length > 1 ? WINDOWS_PER_SENTENCE : 1);
  return factor * COSTS.danger[labelled.directness === 'explicit' ? 'explicit' : 'indirect'];
}

/** Kinds are told apart from each other; everyday texts say nothing about details. */
function answerDetail(detail: Detail, { labelled: { label, inDanger, also } }: Example): 1 | -1 | undefined {
  if (label === null) return undefined;
  if (detail === 'perpetrator') {
    if (label === 'harm_to_others') return 1;
    return label === 'victim_of_abuse' && !also?.includes('harm_to_others') ? -1 : undefined;
  }
  const kind = safetyKinds.find((one) => one === detail);
  if (!kind) return inDanger === detail ? 1 : -1;
  if (label === kind) return 1;
  return also?.includes(kind) ? undefined : -1;
}

function costDetail({ purpose }: Example): number {
  return factorOf(purpose) * COSTS.detail[purpose === 'message' ? 'message' : 'sentence'];
}

const factorOf = (purpose: Purpose): number => (purpose === 'promise' ? PROMISE_FACTOR : 1);

/** For each feature number, how much it counts: more if it is rare, and nothing if only one text has it. */
function findRarities(examples: readonly Example[], bits: number): Float32Array {
  const counts = new Uint32Array(2 ** bits);
  const countedIn = new Uint32Array(2 ** bits);
  for (const [at, { labelledWindows }] of examples.entries())
    for (const { numbers } of labelledWindows)
      for (const feature of numbers) {
        const number = feature >>> (FEATURE_BITS - bits);
        if (countedIn[number] === at + 1) continue;
        countedIn[number] = at + 1;
        counts[number] = (counts[number] ?? 0) + 1;
      }
  const rarest = Math.log(1 + examples.length / MIN_TEXTS);
  const rarities = new Float32Array(counts.length);
  for (let number = 0; number < counts.length; number += 1) {
    const count = counts[number] ?? 0;
    if (count >= MIN_TEXTS)
      rarities[number] = (Math.log(1 + examples.length / count) / rarest) ** RARITY_EXPONENT;
  }
  return rarities;
}

/** The features of a window as a row; its last column is the bias. */
function toRow({ numbers, values }: Features, rarities: Float32Array, bits: number): Row {
  const columns = new Uint32Array(numbers.length + 1);
  const weighted = new Float32Array(numbers.length + 1);
  let size = 0;
  for (const [at, feature] of numbers.entries()) {
    const number = feature >>> (FEATURE_BITS - bits);
    const rarity = rarities[number] ?? 0;
    if (rarity === 0) continue;
    columns[size] = number;
    weighted[size] = (values[at] ?? 0) * rarity;
    size += 1;
  }
  columns[size] = 2 ** bits;
  weighted[size] = BIAS;
  return { columns: columns.slice(0, size + 1), values: weighted.slice(0, size + 1) };
}
