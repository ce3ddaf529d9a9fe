import { OUTPUTS, type Weights } from '../weights.ts';
import type { Learned } from './train-judge.ts';

const LARGEST = 127;

/** Learned weights as small whole numbers; a feature none of whose weights is left is left out. */
export function quantise({
  columns,
  weights,
}: Learned): Pick<Weights, 'features' | 'scales' | 'biases' | 'numbers' | 'rows'> {
  const scales = weights.map(
    (ofOutput) => ofOutput.subarray(1).reduce((most, one) => Math.max(most, Math.abs(one)), 0) / LARGEST,
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
