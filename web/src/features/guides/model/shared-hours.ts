const DAY = 24 * 60;

/** A time of day in minutes after midnight. @returns null for anything but `HH:MM`. */
export function readTime(text: string | undefined): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text ?? '') ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** A time that both have, in minutes after my midnight. */
export interface SharedTime {
  readonly from: number;
  readonly minutes: number;
}

/**
 * Finds the times of day that two people share, the longest first. A free time may pass midnight.
 * @param ahead how many minutes their clock is ahead of mine.
 */
export function sharedHours(
  mine: readonly [from: number, to: number],
  theirs: readonly [from: number, to: number],
  ahead: number,
): SharedTime[] {
  const lengthOf = ([from, to]: readonly [number, number]) => (to - from + DAY) % DAY || DAY;
  const start = (((theirs[0] - ahead) % DAY) + DAY) % DAY;
  const shared = [-DAY, 0, DAY].flatMap((shift) => {
    const from = Math.max(mine[0], start + shift);
    const to = Math.min(mine[0] + lengthOf(mine), start + shift + lengthOf(theirs));
    return to > from ? [{ from, minutes: to - from }] : [];
  });
  return shared.sort((one, next) => next.minutes - one.minutes);
}
