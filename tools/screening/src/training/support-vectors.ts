/** An example as a sparse vector: its columns and their values. */
export interface Row {
  readonly columns: Uint32Array;
  readonly values: Float32Array;
}

export interface Task {
  readonly rows: readonly Row[];
  /** 1 or -1. */
  readonly answers: readonly number[];
  /** The cost of an error in each example. */
  readonly costs: readonly number[];
  readonly columns: number;
}

const MAX_ITERATIONS = 12;
const TOLERANCE = 0.05;
/** For the order of the examples, which is the same every time. */
const SEED = 20_261_121;

/**
 * Trains a linear support vector machine with squared loss and L2 regularisation, by dual coordinate descent (Hsieh et
 * al., ICML 2008): it has no step size to choose, and gives the same weights for the same examples.
 */
export function trainSupportVectors({ rows, answers, costs, columns }: Task): Float32Array {
  const weights = new Float32Array(columns);
  const duals = new Float64Array(rows.length);
  const squares = rows.map(({ values }) => values.reduce((sum, value) => sum + value * value, 0));
  const order = Uint32Array.from(rows, (_, at) => at);
  const random = createRandom(SEED);
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration += 1) {
    shuffle(order, random);
    let largestViolation = 0;
    for (const at of order) {
      const row = rows[at];
      const [answer = 1, cost = 1, dual = 0] = [answers[at], costs[at], duals[at]];
      if (!row) continue;
      const slack = 1 / (2 * cost);
      const gradient = answer * dotProduct(weights, row) - 1 + slack * dual;
      const violation = dual === 0 ? Math.min(gradient, 0) : gradient;
      if (violation === 0) continue;
      largestViolation = Math.max(largestViolation, Math.abs(violation));
      const next = Math.max(dual - gradient / ((squares[at] ?? 0) + slack), 0);
      duals[at] = next;
      addTo(weights, row, (next - dual) * answer);
    }
    if (largestViolation < TOLERANCE) break;
  }
  return weights;
}

function dotProduct(weights: Float32Array, { columns, values }: Row): number {
  let sum = 0;
  for (let at = 0; at < columns.length; at += 1) sum += (weights[columns[at] ?? 0] ?? 0) * (values[at] ?? 0);
  return sum;
}

function addTo(weights: Float32Array, { columns, values }: Row, factor: number): void {
  if (factor === 0) return;
  for (let at = 0; at < columns.length; at += 1) {
    const column = columns[at] ?? 0;
    weights[column] = (weights[column] ?? 0) + factor * (values[at] ?? 0);
  }
}

/** Random integers below a limit, the same every time (a linear congruential generator). */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

function shuffle(order: Uint32Array, random: (limit: number) => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = random(at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}
