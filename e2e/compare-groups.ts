/** How similar two groups of times are. */
export interface Comparison {
  /** How often one of the first group is larger than one of the second: 0.5 when the groups are alike, 0 or 1 when they do not overlap. */
  larger: number;
  medians: [number, number];
}

/** Compares two groups by rank (Mann–Whitney), on which a few outliers have no effect. */
export function compareGroups(first: readonly number[], second: readonly number[]): Comparison {
  let larger = 0;
  for (const one of first) for (const other of second) larger += one > other ? 1 : one === other ? 0.5 : 0;
  return { larger: larger / (first.length * second.length), medians: [median(first), median(second)] };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
