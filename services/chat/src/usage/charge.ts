import { freeLimitSentence } from '@app/contracts';
import { Failure } from '@app/service-kit';
import type { Config } from '../config.ts';
import type { ChatDatabase, ChatTransaction } from '../database.ts';
import { releaseUnchargedOfAddress, reserveUnchargedOfAddress } from './address-usage.repository.ts';
import { monthOf, secondsLeftOfDay } from './month.ts';
import {
  type Charge,
  readUsage,
  releaseUnchargedTurn,
  reserveUnchargedTurn,
  settleUnit,
} from './usage.repository.ts';

/** The charge that is stored with a turn. */
export interface TurnCharge {
  readonly charge: Charge;
  /** The UTC day of its admission, YYYY-MM-DD; null for turns of the version before. */
  readonly day: string | null;
  /** The key under which the caller's address is counted on that day. */
  readonly addressKey: Buffer | null;
}

/** The charge of a turn that is admitted now, with the counts of its day. */
export interface NewCharge extends TurnCharge {
  readonly day: string;
  readonly addressKey: Buffer;
  /** How many turns the person has begun today, with this one, and how many of them were not charged. */
  readonly turnsToday: number;
  readonly unchargedToday: number;
  readonly unchargedOfAddress: number;
  /** Turns of the whole product with this one; null when a limit refuses it. */
  readonly productTurns: number | null;
}

/** Whether an uncharged turn of the day is left for a turn in whose message something may be found. */
export function hasUnchargedTurnLeft(
  limits: UnchargedLimits,
  { unchargedToday, unchargedOfAddress }: NewCharge,
): boolean {
  return (
    unchargedToday < limits.UNCHARGED_TURNS_PER_DAY &&
    unchargedOfAddress < limits.UNCHARGED_TURNS_PER_DAY_PER_ADDRESS
  );
}

const ADDRESS_SENTENCE =
  'All free messages for visitors on your connection are used up this month. Please sign up to continue.';
const DAY_SENTENCE =
  'You’ve sent as many messages as you can today. You can continue tomorrow; your conversations are saved.';

/**
 * Why no unit could be reserved: 402 `free_limit_reached` with the paywall's sentence (CHAT-7), or 429 `rate_limited`
 * when the person has reached the daily limit of turns.
 * @param isWithinOwnLimits whether only the limit of the visitor's address was reached.
 */
export async function limitReached(
  db: ChatDatabase,
  {
    ownerId,
    at,
    freePerMonth,
    isWithinOwnLimits,
  }: { ownerId: string; at: Date; freePerMonth: number; isWithinOwnLimits: boolean },
): Promise<Failure> {
  if (isWithinOwnLimits) return paywall(ADDRESS_SENTENCE);
  const { count, hasPurchase } = await readUsage(db, { ownerId, month: monthOf(at) });
  return !hasPurchase && count >= freePerMonth
    ? paywall(freeLimitSentence(freePerMonth))
    : dailyLimitReached(at);
}

function paywall(sentence: string): Failure {
  return new Failure('free_limit_reached', { sentence, more: { paywall: true, safety: null } });
}

function dailyLimitReached(now: Date): Failure {
  const retryAfterSeconds = secondsLeftOfDay(now);
  return new Failure('rate_limited', { sentence: DAY_SENTENCE, retryAfterSeconds, more: { safety: null } });
}

/**
 * How a turn ended for its charge: `answered` commits it, `failed` releases it, and `free` (stopped before any text, or
 * with a finding during the turn) releases it while uncharged turns are left for the day.
 */
export type ChargeEnding = 'answered' | 'failed' | 'free';

/** Limits of the uncharged turns of a day. */
export type UnchargedLimits = Pick<Config, 'UNCHARGED_TURNS_PER_DAY' | 'UNCHARGED_TURNS_PER_DAY_PER_ADDRESS'>;

/** Settles the charge of a turn. The caller has just ended the turn, so this happens once. */
export async function settleCharge(
  trx: ChatTransaction,
  limits: UnchargedLimits,
  turn: TurnCharge & { ownerId: string; id: string },
  ending: ChargeEnding,
): Promise<void> {
  const { ownerId, id: turnId, charge, day, addressKey } = turn;
  if (charge === 'nothing') return;
  if (charge === 'allowance') {
    if (ending !== 'failed') return;
    if (day !== null) await releaseUnchargedTurn(trx, { ownerId, day });
    if (addressKey) await releaseUnchargedOfAddress(trx, addressKey);
    return;
  }
  const isFree = ending === 'failed' || (ending === 'free' && (await reserveFreeTurn(trx, limits, turn)));
  await settleUnit(trx, { ownerId, turnId, counts: !isFree });
}

/**
 * Gives back the unit of a turn in whose message something was found, and uses one of the day's uncharged turns instead.
 * @returns the turn's new charge: `nothing` when no uncharged turn is left.
 */
export async function unchargeTurn(
  trx: ChatTransaction,
  limits: UnchargedLimits,
  turn: TurnCharge & { ownerId: string; id: string },
): Promise<Exclude<Charge, 'unit'>> {
  await settleUnit(trx, { ownerId: turn.ownerId, turnId: turn.id, counts: false });
  return (await reserveFreeTurn(trx, limits, turn)) ? 'allowance' : 'nothing';
}

/** Reserves one uncharged turn of the person's day and of the address's, or neither. */
async function reserveFreeTurn(
  trx: ChatTransaction,
  limits: UnchargedLimits,
  { ownerId, day, addressKey }: TurnCharge & { ownerId: string },
): Promise<boolean> {
  if (day === null || addressKey === null) return true;
  if (!(await reserveUnchargedTurn(trx, { ownerId, day, limit: limits.UNCHARGED_TURNS_PER_DAY })))
    return false;
  const limit = limits.UNCHARGED_TURNS_PER_DAY_PER_ADDRESS;
  if (await reserveUnchargedOfAddress(trx, { addressKey, day, limit })) return true;
  await releaseUnchargedTurn(trx, { ownerId, day });
  return false;
}
