import { IN_DANGER, safetyKinds } from '@app/contracts';
import type { Features } from '../features.ts';
import { type Scorer, scoresOf } from '../judge.ts';
import { OUTPUTS, type Output } from '../weights.ts';
import type { Example } from './examples.ts';
import { product, type Row, supportVectorWeights } from './support-vectors.ts';

/** What was learned: the weights of each output by the column of a feature; column 0 is the bias. */
export interface Learned {
  readonly columns: ReadonlyMap<number, number>;
  readonly weights: readonly Float64Array[];
}

/** A feature that stands in one sentence alone says nothing about others. */
const FEWEST_SENTENCES = 2;
/** How much more a rare feature counts than a common one. */
const RARITY = 2;
const BIAS = 0.3;
/** What a mistake costs, found by trying; a danger not seen costs more than an alarm, most where it was told outright. */
const COSTS = { alarm: 3, danger: { explicit: 10, indirect: 4 }, kind: 9 };
/** So many times as much where a test or a page promises it. */
const PROMISED = 8;
/** Windows overlap: a sentence of a text of several stands in about so many of them, and counts once. */
const OVERLAP = 3;

/** Learns all outputs from examples. The same examples in the same order give the same weights. */
export function trainJudge(examples: readonly Example[]): Learned {
  const { columns, rarities } = columnsOf(examples);
  const lessons = examples.flatMap((example) =>
    example.telling.map((features) => ({ example, row: rowOf(features, columns, rarities) })),
  );
  const weights = OUTPUTS.map((output) => {
    const used = lessons.flatMap(({ example, row }) => {
      const answer = answerOf(output, example);
      return answer === undefined ? [] : [{ answer, row, cost: costOf(output, answer, example) }];
    });
    const learned = supportVectorWeights({
      rows: used.map(({ row }) => row),
      answers: used.map(({ answer }) => answer),
      costs: used.map(({ cost }) => cost),
      columns: columns.size + 1,
    });
    // As they apply to plain features and a bias of 1.
    return learned.map((weight, column) => weight * (rarities[column] ?? 0));
  });
  return { columns, weights };
}

/** Scores with what was learned, as precisely as it was. */
export function scorerOfLearned({ columns, weights }: Learned): Scorer {
  return (features) => {
    const row = rowOf(features, columns, undefined);
    return scoresOf((output) => product(weights[output] ?? new Float64Array(), row));
  };
}

/** 1 or -1; undefined where the example says nothing about it. */
function answerOf(output: Output, { sentence }: Example): number | undefined {
  const { label, inDanger, also = [] } = sentence;
  if (output === 'danger') return label === null ? -1 : 1;
  if (label === null) return undefined;
  const person = IN_DANGER.find((one) => one === output);
  if (person) return inDanger === person ? 1 : -1;
  const kind = safetyKinds.find((one) => one === output);
  if (label !== kind && also.some((one) => one === kind)) return undefined;
  return label === kind ? 1 : -1;
}

function costOf(output: Output, answer: number, { isFor, sentence, telling }: Example): number {
  const times = isFor === 'promise' ? PROMISED : 1;
  if (output !== 'danger') return times * COSTS.kind;
  if (answer < 0) return (times * COSTS.alarm) / (telling.length > 1 ? OVERLAP : 1);
  return times * COSTS.danger[sentence.directness === 'explicit' ? 'explicit' : 'indirect'];
}

function columnsOf(examples: readonly Example[]) {
  const sentences = new Map<number, number>();
  for (const { telling } of examples)
    for (const number of new Set(telling.flatMap((features) => [...features.keys()])))
      sentences.set(number, (sentences.get(number) ?? 0) + 1);
  const columns = new Map<number, number>();
  const rarities = [BIAS];
  const rarest = Math.log(1 + examples.length / FEWEST_SENTENCES);
  for (const [number, count] of sentences) {
    if (count < FEWEST_SENTENCES) continue;
    columns.set(number, columns.size + 1);
    rarities.push((Math.log(1 + examples.length / count) / rarest) ** RARITY);
  }
  return { columns, rarities };
}

/** Without rarities: as plain features and a bias of 1. */
function rowOf(
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
