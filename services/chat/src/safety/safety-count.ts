import { type Finding, SAFETY_COUNT_STEP, type SafetyKind, safetyKinds } from '@app/contracts';
import { type Clock, gauge, type Logger } from '@app/service-kit';
import type { ChatDatabase } from '../database.ts';
import { dayOf } from '../usage/month.ts';
import { addNoticeCount, sumNoticeCounts } from './safety-count.repository.ts';

export interface CountContext {
  readonly db: ChatDatabase;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Counts that contacts were shown, and nothing about the person. Never throws, because no notice may depend on it. */
export async function countNotice({ db, clock, log }: CountContext, { kind }: Finding): Promise<void> {
  try {
    await addNoticeCount(db, { day: dayOf(clock.now()), kind });
  } catch (error) {
    log.warn({ err: error }, 'safety notice not counted');
  }
}

const DAY_MS = 24 * 3_600_000;

/** Exports how often contacts were shown yesterday (UTC). A count of today could reveal one person's notice. */
export function exportNotices({ db, clock }: Omit<CountContext, 'log'>): void {
  gauge('chat_safety_notices_yesterday', 'How often crisis contacts were shown yesterday (UTC)', async () => {
    const day = dayOf(new Date(clock.now().getTime() - DAY_MS));
    const sums = await sumNoticeCounts(db, { from: day, until: day });
    return sums.reduce((all, { recent }) => all + recent, 0);
  });
}

const RECENT_DAYS = 30;

interface PublicCounts {
  until: string;
  counts: { kind: SafetyKind; lastThirtyDays: number; sinceBeginning: number }[];
}

/**
 * The published counts: whole past days, rounded down to tens. An exact count of today could reveal one person's notice
 * to somebody who watches their messages.
 */
export async function publicCounts({ db, clock }: Omit<CountContext, 'log'>): Promise<PublicCounts> {
  const now = clock.now().getTime();
  const until = dayOf(new Date(now - DAY_MS));
  const sums = await sumNoticeCounts(db, { from: dayOf(new Date(now - RECENT_DAYS * DAY_MS)), until });
  const tens = (count = 0) => count - (count % SAFETY_COUNT_STEP);
  const counts = safetyKinds.map((kind) => {
    const sum = sums.find((one) => one.kind === kind);
    return { kind, lastThirtyDays: tens(sum?.recent), sinceBeginning: tens(sum?.all) };
  });
  return { until, counts };
}
