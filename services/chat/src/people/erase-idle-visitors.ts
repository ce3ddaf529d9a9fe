import { asSystem, type Clock } from '@app/service-kit';
import { sql } from 'kysely';
import type { ChatDatabase, ChatTransaction } from '../database.ts';
import { deleteGoneOwners } from '../owners/gone-owner.repository.ts';

import { deletePastAddressDays, deletePastAddressMonths } from '../usage/address-usage.repository.ts';
import { dayOf, monthOf } from '../usage/month.ts';
import { VISITOR_LIFETIME_MS } from '../visitors/visitor-cookie.ts';
import { deleteOwnedRows } from './person.repository.ts';

const HOUR_MS = 3_600_000;
const BATCH = 200;

/**
 * Erases visitors whom nobody has claimed when their cookie has expired after thirty days. A visitor who was refused at
 * once, and so has no conversation, is erased within hours. The records of erased visitors are kept a day longer than
 * their cookies and tokens are valid.
 */
export async function eraseIdleVisitors({ db, clock }: { db: ChatDatabase; clock: Clock }): Promise<void> {
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  let erased: number;
  do {
    erased = await asSystem(db, async (trx) => {
      const stale = await takeStale(trx, before(VISITOR_LIFETIME_MS), before(HOUR_MS));
      if (stale.length > 0) await deleteOwnedRows(trx, stale);
      return stale.length;
    });
  } while (erased === BATCH);
  await deletePastAddressMonths(db, monthOf(now));
  await deletePastAddressDays(db, dayOf(now));
  await deleteGoneOwners(db, before(VISITOR_LIFETIME_MS + 24 * HOUR_MS));
}

async function takeStale(trx: ChatTransaction, unseenSince: Date, emptySince: Date): Promise<string[]> {
  const { rows } = await sql<{ ownerId: string }>`
    select owner_id as "ownerId" from chat_keys.user_keys
    where visitor_seen_at < ${unseenSince} or (visitor_seen_at < ${emptySince}
      and not exists (select from conversations where conversations.owner_id = user_keys.owner_id))
    limit ${BATCH} for update skip locked`.execute(trx);
  return rows.map(({ ownerId }) => ownerId);
}
