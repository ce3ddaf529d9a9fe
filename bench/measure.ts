/** Several measurements of one quantity. */
export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** One line of the results. */
export interface Row {
  /** What was measured, such as `gateway, signed-in GET, processor time`. */
  readonly what: string;
  /** Unit of `product` and `peer`, such as `ms`, `µs/word`, `requests/s`, `MiB`. */
  readonly unit: string;
  readonly product: Spread;
  /** The comparable program that was measured in the same run. */
  readonly peer?: { readonly name: string; readonly value: Spread };
  /** Product divided by peer, per round. */
  readonly ratio?: Spread;
  /** The goal in words, such as `at most 0.75 × Portkey`; empty for a row that only informs. */
  readonly goal: string;
  /** Whether the median meets the goal. */
  readonly isMet: boolean;
}

/** A benchmark: `bench/NAME.bench.ts` exports one by default, and `npm run bench NAME` runs it. */
export interface Benchmark {
  readonly title: string;
  /** Measures the product and its peer in alternating rounds. */
  run(): Promise<readonly Row[]>;
}

/** Summarises measurements. @throws RangeError when there are none. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => {
    const value = sorted[index];
    if (value === undefined) throw new RangeError('no measurements');
    return value;
  };
  return { min: at(0), median: at(Math.floor((sorted.length - 1) / 2)), max: at(sorted.length - 1) };
}

/** Divides measurements of the same rounds, product by peer. */
export function ratioOf(product: readonly number[], peer: readonly number[]): Spread {
  return spreadOf(product.map((value, round) => value / (peer[round] ?? Number.NaN)));
}

/** The value below which a share of the measurements lies, such as 0.5 for the median. @throws RangeError when there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('no measurements');
  return value;
}
