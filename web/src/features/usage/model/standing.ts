import type { Session, Usage } from '@app/contracts';

/** Where somebody stands this month, as far as it is known yet. */
export interface Standing {
  readonly count: number;
  readonly limit: number;
  readonly premium: boolean;
  /** Unknown until the server has told. */
  readonly resetsAt: string | null;
}

/** What the server said last; before it has, what came with the session. */
export function standingOf(usage: Usage | undefined, session: Session | null, limit: number): Standing {
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
export function atLimit({ count, limit, premium }: Standing): boolean {
  return !premium && count >= limit;
}

/** A moment in words: "Tuesday, December 1 at 1:00 AM". @param timeZone of the person; the browser's when left out. */
export function momentInWords(iso: string, locale: string | undefined, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(iso));
}
