import type { Session, Usage } from '@app/contracts';
import { dateTimeFormat } from '../../../ui/formats.ts';

/** The person's usage this month, as far as it is known. */
export interface UsageStatus {
  readonly count: number;
  readonly limit: number;
  readonly premium: boolean;
  /** Unknown until the server has responded. */
  readonly resetsAt: string | null;
}

/**
 * The usage of a person: the session has the latest, which every tab and every answer of the server updates. A visitor has
 * no session; then it is the usage that the server returned.
 */
export function createUsageStatus(
  usage: Usage | undefined,
  session: Session | null,
  limit: number,
): UsageStatus {
  return {
    count: session?.usageCount ?? usage?.count ?? 0,
    limit: usage?.limit ?? limit,
    premium: session?.purchase.purchased ?? usage?.hasPurchase ?? false,
    resetsAt: usage?.resetsAt ?? null,
  };
}

/** All free messages of this month are used, and there is no premium (ASK-4, ASK-6). */
export function hasReachedLimit({ count, limit, premium }: UsageStatus): boolean {
  return !premium && count >= limit;
}

/** The number of free messages that are left this month. */
export function countLeft({ count, limit }: UsageStatus): number {
  return Math.max(limit - count, 0);
}

/** The last two free messages of a month, which are worth a word where a month has at least five. */
export function hasFewLeft(usage: UsageStatus): boolean {
  const left = countLeft(usage);
  return !usage.premium && usage.limit >= 5 && left > 0 && left <= 2;
}

/** A moment in words: "Tuesday, December 1 at 1:00 AM". @param timeZone of the person; the browser's when left out. */
export function formatMoment(iso: string, timeZone?: string): string {
  return dateTimeFormat({
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(iso));
}
