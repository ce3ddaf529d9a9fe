import { safetyKinds } from '@app/contracts';
import {
  DETAILS,
  type Detail,
  FeatureTable,
  type Model,
  type ModelHeader,
  SCORES,
  type Score,
} from '@app/screening/training';
import { type Example, type Features, isMessage, type TrainingSet } from './examples.ts';
import { type Row, trainSupportVectors } from './support-vectors.ts';

/** A feature of a single text says nothing about other texts. */
const MIN_TEXTS = 2;
/** How much more a rare feature counts than a common one; chosen by experiment (docs/decisions/0103). */
const RARITY_EXPONENT = { score: 3, detail: 2.5 };
const BIAS = 0.3;
/** The costs of errors, chosen by experiment; a missed danger costs more than a false alarm, most if it is explicit. */
const COSTS = {
  alarm: 2,
  danger: { explicit: 5, indirect: 1.5 },
  detail: { message: 12, sentence: 6 },
  // Lower, so that no single text decides: few victims look like perpetrators, but these clearly (docs/decisions/0102).
  perpetrator: { message: 1.2, sentence: 0.6 },
};
/** The factors for texts that a test or a page promises. Most are short and of common words, which count little in scores. */
const PROMISE_FACTOR = { score: 24, detail: 8 };
/** Windows overlap: a sentence is in about so many windows of its text, and counts once. */
const WINDOWS_PER_SENTENCE = 3;

type Trained = Pick<Model, 'features'> & {
  header: Pick<ModelHeader, 'scores' | 'details'>;
};

/** Trains the weights. The same examples in the same order give the same weights. */
export function trainClassifier({ examples, keys }: TrainingSet): Trained {
  const scores = SCORES.map((score) =>
    trainOutput(examples, keys.length, {
      answerOf: (example) => answerScore(score, example),
      costOf: costScore,
      rarityExponent: RARITY_EXPONENT.score,
    }),
  );
  const details = DETAILS.map((detail) =>
    trainOutput(examples, keys.length, {
      answerOf: (example) => answerDetail(detail, example),
      costOf: (example) => costDetail(detail, example),
      rarityExponent: RARITY_EXPONENT.detail,
    }),
  );
  const weighed = keys.flatMap((key, number) =>
    [...scores, ...details].some(({ weights }) => weights[number] !== 0) ? [{ key, number }] : [],
  );
  const features = FeatureTable.create(
    weighed.map(({ key, number }) => {
      const weightsOf = (outputs: readonly Output[]) => outputs.map(({ weights }) => weights[number] ?? 0);
      return { key, scores: weightsOf(scores), details: weightsOf(details) };
    }),
  );
  const scalesOf = (outputs: readonly Output[]) => outputs.map(({ scale, bias }) => ({ scale, bias }));
  return {
    features,
    header: { scores: scalesOf(scores), details: scalesOf(details) },
  };
}

interface Task {
  /** 1 or -1; undefined if the example says nothing about the output. */
  answerOf(example: Example): 1 | -1 | undefined;
  /** What an error costs. */
  costOf(example: Example): number;
  /** How much more a rare feature counts than a common one. */
  rarityExponent: number;
}

/** The trained weights of one output, by the numbers of features. */
interface Output {
  readonly weights: Int8Array;
  readonly scale: number;
  readonly bias: number;
}

/** Trains the weights of so many features for one output, rounded to small integers. */
function trainOutput(
  examples: readonly Example[],
  featureCount: number,
  { answerOf, costOf, rarityExponent }: Task,
): Output {
  const used = examples.filter((example) => answerOf(example) !== undefined);
  const columns = findColumns(used, featureCount, rarityExponent);
  const rows = used.flatMap((example) =>
    example.labelledWindows.map((features) => ({ example, row: toRow(features, columns) })),
  );
  const trained = trainSupportVectors({
    rows: rows.map(({ row }) => row),
    answers: rows.map(({ example }) => answerOf(example) ?? 1),
    costs: rows.map(({ example }) => costOf(example)),
    columns: columns.numbers.length + 1,
  });
  const bias = (trained.at(-1) ?? 0) * BIAS;
  // Weights apply to features without rarities.
  const weights = trained.subarray(0, -1).map((weight, column) => weight * (columns.rarities[column] ?? 0));
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127 || 1;
  const rounded = new Int8Array(featureCount);
  for (const [column, number] of columns.numbers.entries())
    rounded[number] = Math.round((weights[column] ?? 0) / scale);
  return { weights: rounded, scale, bias };
}

/** Each kind of danger is told apart from everyday texts only. */
function answerScore(score: Score, { labelled: { label, also } }: Example): 1 | -1 | undefined {
  if (label === null) return -1;
  return score === 'danger' || label === score || also?.includes(score) ? 1 : undefined;
}

function costScore({ purpose, labelled, labelledWindows }: Example): number {
  const factor = purpose === 'promise' ? PROMISE_FACTOR.score : 1;
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

function costDetail(detail: Detail, { purpose }: Example): number {
  const costs = detail === 'perpetrator' ? COSTS.perpetrator : COSTS.detail;
  const factor = purpose === 'promise' ? PROMISE_FACTOR.detail : 1;
  return factor * costs[isMessage(purpose) ? 'message' : 'sentence'];
}

/** The features that are trained. The common ones come first, so that their weights lie together in the processor's cache. */
interface Columns {
  /** The feature number of each column. */
  readonly numbers: Uint32Array;
  /** How much the feature of each column counts: more if it is rare. */
  readonly rarities: Float32Array;
  /** The column of each feature number, counted from 1; 0 for features of a single text, which are not trained. */
  readonly ofNumber: Uint32Array;
}

function findColumns(examples: readonly Example[], featureCount: number, rarityExponent: number): Columns {
  const counts = new Uint32Array(featureCount);
  const countedIn = new Uint32Array(featureCount);
  for (const [at, { labelledWindows }] of examples.entries())
    for (const { numbers } of labelledWindows)
      for (let nth = 0; nth < numbers.length; nth += 1) {
        const number = numbers[nth] ?? 0;
        if (countedIn[number] === at + 1) continue;
        countedIn[number] = at + 1;
        counts[number] = (counts[number] ?? 0) + 1;
      }
  const numbers = findNumbers(counts);
  numbers.sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0) || one - other);
  const ofNumber = new Uint32Array(featureCount);
  const rarities = new Float32Array(numbers.length);
  const rarest = Math.log(1 + examples.length / MIN_TEXTS);
  for (const [column, number] of numbers.entries()) {
    ofNumber[number] = column + 1;
    rarities[column] = (Math.log(1 + examples.length / (counts[number] ?? 1)) / rarest) ** rarityExponent;
  }
  return { numbers, rarities, ofNumber };
}

/** The feature numbers of enough texts. */
function findNumbers(counts: Uint32Array): Uint32Array {
  const numbers = new Uint32Array(counts.length);
  let size = 0;
  for (let number = 0; number < counts.length; number += 1)
    if ((counts[number] ?? 0) >= MIN_TEXTS) numbers[size++] = number;
  return numbers.slice(0, size);
}

/** The features of a window as a row; its last column is the bias. */
function toRow({ numbers, values }: Features, { rarities, ofNumber }: Columns): Row {
  const columns = new Uint32Array(numbers.length + 1);
  const weighted = new Float32Array(numbers.length + 1);
  let size = 0;
  for (let at = 0; at < numbers.length; at += 1) {
    const column = (ofNumber[numbers[at] ?? 0] ?? 0) - 1;
    if (column < 0) continue;
    columns[size] = column;
    weighted[size] = (values[at] ?? 0) * (rarities[column] ?? 0);
    size += 1;
  }
  columns[size] = rarities.length;
  weighted[size] = BIAS;
  return { columns: columns.slice(0, size + 1), values: weighted.slice(0, size + 1) };
}
