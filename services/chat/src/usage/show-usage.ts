import type { Usage } from '@app/contracts';
import type { Clock } from '@app/service-kit';
import type { Config } from '../config.ts';
import type { ChatDatabase } from '../database.ts';
import { type FindPurchase, syncPurchase } from '../entitlements/sync-purchase.ts';
import { monthOf, nextMonth } from './month.ts';
import { readUsage } from './usage.repository.ts';

interface UsageContext {
  readonly db: ChatDatabase;
  readonly clock: Clock;
  readonly config: Pick<Config, 'FREE_MESSAGES_PER_MONTH'>;
  readonly findPurchase: FindPurchase;
}

/** A person's usage this month. At the free limit billing is asked, because the person may just have paid. */
export async function showUsage(
  context: UsageContext,
  { ownerId, isVisitor }: { ownerId: string; isVisitor: boolean },
): Promise<Usage> {
  const { db, clock, config } = context;
  const now = clock.now();
  const limit = config.FREE_MESSAGES_PER_MONTH;
  const read = () => readUsage(db, { ownerId, month: monthOf(now) });
  let usage = await read();
  const atLimit = !usage.hasPurchase && usage.count >= limit;
  if (atLimit && !isVisitor && (await syncPurchase(context, ownerId))) usage = await read();
  return viewUsage(usage, { limit, now });
}

/** A person's usage as they see it (CHAT-8). */
export function viewUsage(
  { count, hasPurchase }: { count: number; hasPurchase: boolean },
  { limit, now }: { limit: number; now: Date },
): Usage {
  return { count, hasPurchase, limit, resetsAt: nextMonth(now).toISOString() };
}
