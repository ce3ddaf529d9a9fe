/** A rate limit: `count` per window, written `<count>/<window>` as in `10/1m`. */
export interface Rate {
  readonly count: number;
  readonly seconds: number;
}

const SECONDS = { s: 1, m: 60, h: 3_600 } as const;
const PATTERN = /^([1-9]\d{0,6})\/([1-9]\d{0,4})([smh])$/;
const MAX_WINDOW = 24 * 3_600;

/** @returns undefined for an invalid text and for windows longer than a day. */
export function readRate(text: string): Rate | undefined {
  const [, count, length, unit] = PATTERN.exec(text.trim()) ?? [];
  if (unit !== 's' && unit !== 'm' && unit !== 'h') return undefined;
  const seconds = Number(length) * SECONDS[unit];
  return seconds <= MAX_WINDOW ? { count: Number(count), seconds } : undefined;
}
