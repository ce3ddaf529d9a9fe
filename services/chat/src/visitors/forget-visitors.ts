import { asSystem } from '@app/service-kit';
import { sql } from 'kysely';
import type { ChatTransaction } from '../chat.tables.ts';
import type { Deps } from '../deps.ts';
import { forgetGone } from '../people/gone-owner.repository.ts';
import { deleteRowsOf } from '../people/owned-rows.repository.ts';
import { monthOf } from '../usage/month.ts';
import { forgetAddresses } from './address-month.repository.ts';
import { VISITOR_LIFETIME_MS } from './visitor-cookie.ts';

const HOUR_MS = 3_600_000;
const BATCH = 200;

/**
 * Erases what visitors left that nobody has claimed within thirty days, as long as their cookie lived; a visitor who
 * was turned away at once, and so has nothing, is gone within hours. Who is gone is remembered a day longer than any
 * cookie or token of theirs is good.
 */
export async function forgetVisitors({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  let erased: number;
  do {
    erased = await asSystem(db, async (trx) => {
      const stale = await takeStale(trx, before(VISITOR_LIFETIME_MS), before(HOUR_MS));
      if (stale.length > 0) await deleteRowsOf(trx, stale);
      return stale.length;
    });
  } while (erased === BATCH);
  await asSystem(db, async (trx) => {
    await forgetAddresses(trx, monthOf(now));
    await forgetGone(trx, before(VISITOR_LIFETIME_MS + 24 * HOUR_MS));
  });
}

async function takeStale(trx: ChatTransaction, unseenSince: Date, emptySince: Date): Promise<string[]> {
  const { rows } = await sql<{ ownerId: string }>`
    select owner_id as "ownerId" from chat_keys.user_keys
    where visitor_seen_at < ${unseenSince} or (visitor_seen_at < ${emptySince}
      and not exists (select from conversations where conversations.owner_id = user_keys.owner_id))
    limit ${BATCH} for update skip locked`.execute(trx);
  return rows.map(({ ownerId }) => ownerId);
}
