import { type Clock, counter, gauge, type Logger } from '@app/service-kit';
import type { Config } from '../config.ts';
import type { ChatDatabase } from '../database.ts';
import { addressKey } from '../visitors/address-key.ts';
import { countDailyTurn, readDailyTurns, uncountDailyTurn } from './daily-turn.repository.ts';
import { dayOf } from './month.ts';

/** From this share of the ceiling on, only people who have begun few turns today are answered. */
const SCARCE_SHARE = 0.9;
const FEW_TURNS = 10;
/** Shares of the ceiling, in percent, at which the operator is alerted, and the event name in the log. */
const ALERTS = [
  { percent: 80, event: 'daily turn ceiling nearly reached' },
  { percent: 100, event: 'daily turn ceiling reached' },
] as const;

const alerts = counter(
  'chat_daily_turn_ceiling_alerts_total',
  'How often so many percent of the daily turn ceiling were reached',
  ['percent'],
);

export interface CeilingContext {
  readonly db: ChatDatabase;
  readonly clock: Clock;
  readonly config: Pick<
    Config,
    | 'COACH_DAILY_TURN_CEILING'
    | 'TURNS_PER_DAY_PER_ADDRESS'
    | 'UNCHARGED_TURNS_PER_DAY_PER_ADDRESS'
    | 'VISITOR_SECRET'
  >;
  readonly log: Logger;
}

/** A turn that was counted for the product's day, perhaps before it was admitted. */
export interface DailyTurn {
  readonly day: string;
  readonly addressKey: Buffer;
  /** The product's count with this turn; null when a limit is reached. */
  readonly used: number | null;
  /** Whether the address has an uncharged turn left. */
  readonly hasUnchargedLeft: boolean;
}

/**
 * Counts a turn of the product's daily ceiling (COACH_DAILY_TURN_CEILING). It does not need the admission, so both run
 * at the same time.
 */
export async function countTurn(
  { db, clock, config, log }: CeilingContext,
  address: string,
): Promise<DailyTurn> {
  const day = dayOf(clock.now());
  const key = addressKey(config.VISITOR_SECRET, address, day);
  const ceiling = config.COACH_DAILY_TURN_CEILING;
  const { used, unchargedOfAddress } = await countDailyTurn(db, {
    day,
    addressKey: key,
    perAddress: config.TURNS_PER_DAY_PER_ADDRESS,
    limit: ceiling,
  });
  for (const { percent, event } of ALERTS) {
    // All replicas share one count, so each alert is logged about once a day.
    if (used !== Math.ceil((ceiling * percent) / 100)) continue;
    log.error({ used, ceiling, percent }, event);
    alerts.inc({ percent: String(percent) });
  }
  const limit = config.UNCHARGED_TURNS_PER_DAY_PER_ADDRESS;
  return { day, addressKey: key, used, hasUnchargedLeft: (unchargedOfAddress ?? 0) < limit };
}

/** Takes back a turn that was not admitted, or that the limit refuses. Never throws: the count may be too high. */
export async function uncountTurn(
  { db, log }: Pick<CeilingContext, 'db' | 'log'>,
  { day, used, addressKey: key }: DailyTurn,
  { isAdmitted }: { isAdmitted: boolean },
): Promise<void> {
  if (used === null) return;
  await uncountDailyTurn(db, { day, ...(isAdmitted ? {} : { addressKey: key }) }).catch((error: unknown) =>
    log.warn({ err: error }, 'daily turn not released'),
  );
}

/**
 * Decides whether a counted turn may ask the model. When few are left, people who have used the fewest today come first.
 * @returns why it is refused; undefined when the turn may go on.
 */
export async function refusalOf(
  context: CeilingContext,
  counted: DailyTurn,
  { turnsToday }: { turnsToday: number },
): Promise<'daily_ceiling' | 'daily_share' | undefined> {
  const hasUsedFew = turnsToday <= FEW_TURNS;
  if (counted.used === null) return hasUsedFew ? 'daily_ceiling' : 'daily_share';
  const limit = Math.floor(context.config.COACH_DAILY_TURN_CEILING * SCARCE_SHARE);
  if (hasUsedFew || counted.used <= limit) return undefined;
  await uncountTurn(context, counted, { isAdmitted: true });
  return 'daily_share';
}

/** Exports how many turns of the product were used today, and the ceiling; NaN when the count can't be read. */
export function exportDailyTurns({ db, clock, config }: CeilingContext): void {
  gauge('chat_daily_turns_used', 'Turns of the whole product today (UTC)', () =>
    readDailyTurns(db, dayOf(clock.now())).catch(() => Number.NaN),
  );
  gauge(
    'chat_daily_turn_ceiling',
    'Turns that the whole product may have a day',
    () => config.COACH_DAILY_TURN_CEILING,
  );
}
