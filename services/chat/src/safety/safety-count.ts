import { type Finding, SAFETY_COUNT_STEP, type SafetyKind, safetyKinds } from '@app/contracts';
import type { Deps } from '../deps.ts';
import { dayOf } from '../usage/month.ts';
import { addShown, sumShown } from './safety-count.repository.ts';

/** Counts that contacts were shown, and nothing about who (safety.md). Never throws: nobody's card waits for it. */
export async function countShown(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { kind }: Finding,
): Promise<void> {
  try {
    await addShown(db, { day: dayOf(clock.now()), kind });
  } catch (error) {
    log.warn({ err: error }, 'a safety card could not be counted');
  }
}

const DAY_MS = 24 * 3_600_000;
const RECENT_DAYS = 30;

interface PublicCounts {
  until: string;
  counts: { kind: SafetyKind; lastThirtyDays: number; sinceBeginning: number }[];
}

/**
 * What is published of the counts: whole days alone, and tens alone. Who watches somebody's messages could see a card
 * in an exact number of today.
 */
export async function publicCounts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<PublicCounts> {
  const now = clock.now().getTime();
  const until = dayOf(new Date(now - DAY_MS));
  const sums = await sumShown(db, { from: dayOf(new Date(now - RECENT_DAYS * DAY_MS)), until });
  const tens = (count = 0) => count - (count % SAFETY_COUNT_STEP);
  const counts = safetyKinds.map((kind) => {
    const sum = sums.find((one) => one.kind === kind);
    return { kind, lastThirtyDays: tens(sum?.recent), sinceBeginning: tens(sum?.all) };
  });
  return { until, counts };
}
