import type { Session, Usage } from '@app/contracts';

/** The person's usage this month, as far as it is known. */
export interface UsageStatus {
  readonly count: number;
  readonly limit: number;
  readonly premium: boolean;
  /** Unknown until the server has responded. */
  readonly resetsAt: string | null;
}

/** The latest usage from the server; before the first response, the usage in the session. */
export function createUsageStatus(
  usage: Usage | undefined,
  session: Session | null,
  limit: number,
): UsageStatus {
  if (usage)
    return { count: usage.count, limit: usage.limit, premium: usage.hasPurchase, resetsAt: usage.resetsAt };
  return {
    count: session?.usageCount ?? 0,
    limit,
    premium: session?.purchase.purchased ?? false,
    resetsAt: null,
  };
}

/** All free messages of this month are used, and there is no premium (ASK-4, ASK-6). */
export function hasReachedLimit({ count, limit, premium }: UsageStatus): boolean {
  return !premium && count >= limit;
}

/** A moment in words: "Tuesday, December 1 at 1:00 AM". @param timeZone of the person; the browser's when left out. */
export function formatMoment(iso: string, locale: string | undefined, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(iso));
}
