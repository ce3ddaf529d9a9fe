/** An example as numbers: which columns it has, and how much of each. */
export interface Row {
  readonly columns: Int32Array;
  readonly values: Float64Array;
}

export interface Task {
  readonly rows: readonly Row[];
  /** 1 or -1. */
  readonly answers: readonly number[];
  /** What a mistake in each example costs. */
  readonly costs: readonly number[];
  readonly columns: number;
}

const MOST_ROUNDS = 30;
const GOOD_ENOUGH = 0.02;
/** Of the order in which examples are gone through: the same every time. */
const SEED = 20_261_121;

/**
 * The weights of a linear support vector machine with squared loss and L2 regularisation, by dual coordinate descent
 * (Hsieh et al., ICML 2008): no step size to choose, and the same weights for the same examples.
 */
export function supportVectorWeights({ rows, answers, costs, columns }: Task): Float64Array {
  const weights = new Float64Array(columns);
  const duals = new Float64Array(rows.length);
  const squares = rows.map(({ values }) => values.reduce((sum, value) => sum + value * value, 0));
  const order = rows.map((_, at) => at);
  const roll = dice(SEED);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    shuffle(order, roll);
    let worst = 0;
    for (const at of order) {
      const row = rows[at];
      const [answer = 1, cost = 1, dual = 0] = [answers[at], costs[at], duals[at]];
      if (!row) continue;
      const softness = 1 / (2 * cost);
      const slope = answer * product(weights, row) - 1 + softness * dual;
      const violation = dual === 0 ? Math.min(slope, 0) : slope;
      if (violation === 0) continue;
      worst = Math.max(worst, Math.abs(violation));
      const next = Math.max(dual - slope / ((squares[at] ?? 0) + softness), 0);
      duals[at] = next;
      addTo(weights, row, (next - dual) * answer);
    }
    if (worst < GOOD_ENOUGH) break;
  }
  return weights;
}

export function product(weights: Float64Array, { columns, values }: Row): number {
  let sum = 0;
  for (let at = 0; at < columns.length; at += 1) sum += (weights[columns[at] ?? 0] ?? 0) * (values[at] ?? 0);
  return sum;
}

function addTo(weights: Float64Array, { columns, values }: Row, factor: number): void {
  for (let at = 0; at < columns.length; at += 1) {
    const column = columns[at] ?? 0;
    weights[column] = (weights[column] ?? 0) + factor * (values[at] ?? 0);
  }
}

/** The same numbers each time (a linear congruence). */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

function shuffle(order: number[], roll: (sides: number) => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = roll(at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}
