import type { Usage } from '@app/contracts';
import { nextMonth } from './month.ts';

/** Where somebody stands this month (CHAT-8). */
export function viewUsage(
  standing: { count: number; hasPurchase: boolean },
  { limit, now }: { limit: number; now: Date },
): Usage {
  return {
    count: standing.count,
    hasPurchase: standing.hasPurchase,
    limit,
    resetsAt: nextMonth(now).toISOString(),
  };
}
