import * as z from 'zod';

const share = z.object({ hits: z.int(), of: z.int() });
export type Share = z.output<typeof share>;

const shares = z.record(z.string(), share);

/** How well screening did on some sentences. */
export const measuredSchema = z.object({
  explicit: shares,
  indirect: shares,
  /** By language and in `all`: everyday sentences in which something was found. */
  falseAlarms: shares,
  /** Of what was found, those where the right person was said to be in danger. */
  rightPerson: share,
  /** Sentences of a victim, and nothing else, that were taken for those of a perpetrator. */
  victimsTakenForPerpetrators: share,
});
export type Measured = z.output<typeof measuredSchema>;
