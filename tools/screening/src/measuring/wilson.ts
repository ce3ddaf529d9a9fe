/** A part of a whole: so many hits of so many texts. */
interface Part {
  readonly hits: number;
  readonly of: number;
}

/** The quantile of the normal distribution for 95 %. */
const Z = 1.959964;

/**
 * The 95 % interval of a share, from 0 to 1, by Wilson's score method (E. B. Wilson, 1927). Unlike the simpler interval of
 * the normal distribution, it is also right for few texts and for shares near 0 and 1. Of nothing, it is everything.
 */
export function wilsonInterval({ hits, of }: Part): { low: number; high: number } {
  if (of === 0) return { low: 0, high: 1 };
  const share = hits / of;
  const center = share + Z ** 2 / (2 * of);
  const margin = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  const scale = 1 + Z ** 2 / of;
  return { low: Math.max(0, (center - margin) / scale), high: Math.min(1, (center + margin) / scale) };
}
