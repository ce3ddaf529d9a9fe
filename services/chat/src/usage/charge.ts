import { freeLimitSentence } from '@app/contracts';
import { Failure } from '@app/service-kit';
import type { Config } from '../config.ts';
import type { ChatTransaction } from '../database.ts';
import {
  hasAddressUnitLeft,
  releaseUnchargedOfAddress,
  reserveAddressUnit,
  reserveUnchargedOfAddress,
} from './address-usage.repository.ts';
import { dayOf, monthOf, secondsLeftOfDay } from './month.ts';
import {
  readUsage,
  releaseUnchargedTurn,
  reserveTurn,
  reserveUnchargedTurn,
  settleUnit,
} from './usage.repository.ts';

/**
 * What a turn uses: a unit of the month, one of the day's uncharged turns (`allowance`), or nothing because the model
 * is not asked.
 */
export type Charge = 'unit' | 'allowance' | 'nothing';

/** The charge that is stored with a turn. */
export interface TurnCharge {
  readonly charge: Charge;
  /** The UTC day of its admission, YYYY-MM-DD; null for turns of the version before. */
  readonly day: string | null;
  /** The key under which the caller's address is counted on that day. */
  readonly addressKey: Buffer | null;
}

/** The charge of a turn that is admitted now. */
export interface NewCharge extends TurnCharge {
  readonly day: string;
  readonly addressKey: Buffer;
  /** How many turns the person has begun today, including this one; 0 when the model is not asked. */
  readonly turnsToday: number;
}

/** Who sends a message, and when. */
interface ChargedPerson {
  readonly ownerId: string;
  readonly at: Date;
  /** Something was found in the message. */
  readonly hasFinding: boolean;
  /** The key under which the caller's address is counted today. */
  readonly addressKey: Buffer;
  /** For visitors: the key under which their address is counted this month. */
  readonly addressMonthKey: Buffer | null;
}

const ADDRESS_SENTENCE =
  'All free messages for visitors from your connection are used up this month. Please sign up to continue.';
const DAY_SENTENCE =
  'You have sent as many messages today as one person can. You can go on tomorrow; your conversations are saved.';

/**
 * Counts one more turn in every limit of its person and address. A message with a finding is not charged: it still
 * needs a free unit to be left, and uses one of the day's uncharged turns. When those are used up, the person gets the
 * crisis contacts and an automatic reply without the model.
 * @throws Failure 402 `free_limit_reached` with the paywall's sentence (CHAT-7), 429 `rate_limited` when the person has
 * reached the daily limit of turns.
 */
export async function chargeTurn(
  trx: ChatTransaction,
  config: Config,
  { ownerId, at, hasFinding, addressKey, addressMonthKey }: ChargedPerson,
): Promise<NewCharge> {
  const [day, month] = [dayOf(at), monthOf(at)];
  const freePerMonth = config.FREE_MESSAGES_PER_MONTH;
  const turnsToday = await reserveTurn(trx, {
    ownerId,
    day,
    isCharged: !hasFinding,
    limits: {
      freePerMonth,
      perDay: config.TURNS_PER_DAY,
      unchargedPerDay: config.UNCHARGED_TURNS_PER_DAY,
    },
  });
  if (turnsToday === undefined) {
    const { count, hasPurchase } = await readUsage(trx, { ownerId, month });
    if (!hasPurchase && count >= freePerMonth) throw paywall(freeLimitSentence(freePerMonth));
    if (!hasFinding) throw dailyLimitReached(at);
  }
  if (addressMonthKey) {
    // A visitor's unit counts for their address too (ROLE-3).
    const limit = freePerMonth * config.VISITOR_ADDRESS_FACTOR;
    const count = hasFinding ? hasAddressUnitLeft : reserveAddressUnit;
    if (!(await count(trx, { addressKey: addressMonthKey, month, limit }))) throw paywall(ADDRESS_SENTENCE);
  }
  const counted = { day, addressKey, turnsToday: turnsToday ?? 0 };
  if (!hasFinding) return { charge: 'unit', ...counted };
  if (turnsToday === undefined) return { charge: 'nothing', ...counted };
  const limit = config.UNCHARGED_TURNS_PER_DAY_PER_ADDRESS;
  if (await reserveUnchargedOfAddress(trx, { addressKey, day, limit }))
    return { charge: 'allowance', ...counted };
  await releaseUnchargedTurn(trx, { ownerId, day });
  return { charge: 'nothing', ...counted };
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
