/**
 * The longest that the schedule of asking the provider may be set to, in milliseconds. Who has paid has premium within
 * ten minutes without any notice (PAY-6): an asking may have been claimed and lost with its process, so two of them and
 * a round of due work must fit. within-ten-minutes.test.ts holds the code to it.
 */
export const LATEST_MS = { look: 300_000, catchUp: 240_000, poll: 30_000 } as const;
