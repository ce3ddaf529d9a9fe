/** The UTC month of a moment (PUR-3), as YYYY-MM. */
export function monthOf(now: Date): string {
  return now.toISOString().slice(0, 7);
}

/** The UTC day, as YYYY-MM-DD. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** The UTC month of a day. */
export function monthOfDay(day: string): string {
  return day.slice(0, 7);
}

/** Seconds until the next UTC day begins. */
export function secondsLeftOfDay(now: Date): number {
  const tomorrow = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Math.ceil((tomorrow - now.getTime()) / 1_000);
}

/** The first moment of the next UTC month, when the count of free messages restarts. */
export function nextMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}
