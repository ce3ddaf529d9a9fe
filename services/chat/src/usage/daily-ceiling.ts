import { type Clock, counter, gauge, type Logger } from '@app/service-kit';
import type { Config } from '../config.ts';
import type { ChatDatabase } from '../database.ts';
import type { NewCharge } from './charge.ts';
import { type DailyCeiling, readDailyTurns } from './daily-turn.repository.ts';
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
  readonly config: Pick<Config, 'COACH_DAILY_TURN_CEILING'>;
  readonly log: Logger;
}

/** The limits of the day (COACH_DAILY_TURN_CEILING). When few turns are left, people who have used few come first. */
export function dailyCeiling({ COACH_DAILY_TURN_CEILING: all }: CeilingContext['config']): DailyCeiling {
  return { all, others: Math.floor(all * SCARCE_SHARE), few: FEW_TURNS };
}

/**
 * Decides whether an admitted turn may ask the model, and alerts the operator when the ceiling is near.
 * @returns why it is refused; undefined when the turn may go on.
 */
export function refusalOfDay(
  { config, log }: Pick<CeilingContext, 'config' | 'log'>,
  { charge, turnsToday, productTurns: used }: NewCharge,
): 'daily_ceiling' | 'daily_share' | undefined {
  if (charge !== 'unit') return undefined;
  if (used === null) return turnsToday <= FEW_TURNS ? 'daily_ceiling' : 'daily_share';
  const ceiling = config.COACH_DAILY_TURN_CEILING;
  for (const { percent, event } of ALERTS) {
    // All replicas share one count, so each alert is logged once a day.
    if (used !== Math.ceil((ceiling * percent) / 100)) continue;
    log.error({ used, ceiling, percent }, event);
    alerts.inc({ percent: String(percent) });
  }
  return undefined;
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
