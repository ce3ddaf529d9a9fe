import { sql } from 'kysely';
import type { Price } from '../prices/premium-price.ts';
import type { BillingTransaction } from '../schema.ts';
import type { LiveCheckout } from './checkout.ts';

const abandoned = sql<boolean>`state = 'opening' and opening_until < clock_timestamp()`;
/** Longer than the provider is waited for. */
const openingUntil = sql<Date>`clock_timestamp() + interval '10 seconds'`;

/** The one checkout of theirs that is not closed. */
export async function findLive(trx: BillingTransaction, ownerId: string): Promise<LiveCheckout | undefined> {
  return trx
    .selectFrom('checkouts')
    .select([
      'id',
      'currency',
      'amount',
      'state',
      'session_id as sessionId',
      'url',
      'expires_at as expiresAt',
      abandoned.as('abandoned'),
    ])
    .where('owner_id', '=', ownerId)
    .where('state', '!=', 'closed')
    .$narrowType<{ state: LiveCheckout['state'] }>()
    .executeTakeFirst();
}

/** Begins a checkout. @returns false when another of theirs is not closed yet. */
export async function insertCheckout(
  trx: BillingTransaction,
  {
    id,
    ownerId,
    price,
    createdAt,
    expiresAt,
  }: {
    id: string;
    ownerId: string;
    price: Price;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('checkouts')
    .values({
      id,
      owner_id: ownerId,
      ...price,
      opening_until: openingUntil,
      created_at: createdAt,
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.column('owner_id').where('state', '!=', 'closed').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Takes over the opening of a checkout that its process has left. @returns false when another was quicker. */
export async function takeOver(
  trx: BillingTransaction,
  { ownerId, checkoutId }: { ownerId: string; checkoutId: string },
): Promise<boolean> {
  const taken = await trx
    .updateTable('checkouts')
    .set({ opening_until: openingUntil })
    .where('owner_id', '=', ownerId)
    .where('id', '=', checkoutId)
    .where(abandoned)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

/** The page is there. @returns false when the checkout was closed meanwhile: the page must go too. */
export async function keepPage(
  trx: BillingTransaction,
  page: { ownerId: string; checkoutId: string; sessionId: string; url: string; lookAfterMs: number },
): Promise<boolean> {
  const kept = await trx
    .updateTable('checkouts')
    .set({
      state: 'open',
      session_id: page.sessionId,
      url: page.url,
      look_at: sql<Date>`now() + ${page.lookAfterMs} * interval '1 millisecond'`,
    })
    .where('owner_id', '=', page.ownerId)
    .where('id', '=', page.checkoutId)
    .where('state', '=', 'opening')
    .executeTakeFirst();
  return kept.numUpdatedRows === 1n;
}

/** Gives up a checkout for which there is no page. */
export async function giveUp(
  trx: BillingTransaction,
  { ownerId, checkoutId }: { ownerId: string; checkoutId: string },
): Promise<void> {
  await trx
    .updateTable('checkouts')
    .set({ state: 'closed' })
    .where('owner_id', '=', ownerId)
    .where('id', '=', checkoutId)
    .where('state', '=', 'opening')
    .execute();
}

/** Closes a checkout whose page can't be paid any more, or is no longer at the provider. */
export async function closeOpen(trx: BillingTransaction, checkoutId: string): Promise<void> {
  await trx
    .updateTable('checkouts')
    .set({ state: 'closed', look_at: null })
    .where('id', '=', checkoutId)
    .where('state', '=', 'open')
    .execute();
}

/** Closes what nobody finished opening, of anybody (asSystem): no page of it has ever been shown. */
export async function closeAbandoned(trx: BillingTransaction): Promise<void> {
  await trx
    .updateTable('checkouts')
    .set({ state: 'closed' })
    .where('state', '=', 'opening')
    .where('opening_until', '<', sql<Date>`clock_timestamp() - interval '1 minute'`)
    .execute();
}

export interface DueLook {
  readonly id: string;
  readonly sessionId: string;
}

/**
 * Checkouts of anybody (asSystem) about which the provider is to be asked now; claims them by moving their next look
 * on: twice as late each time, up to five minutes, and to an hour while a bank takes its days.
 */
export async function claimLooks(
  trx: BillingTransaction,
  { afterMs, limit }: { afterMs: number; limit: number },
): Promise<DueLook[]> {
  const { rows } = await sql<DueLook>`
    update checkouts set looks = looks + 1,
      look_at = now() + case when state = 'processing' then interval '1 hour'
        else least(interval '5 minutes', ${afterMs} * interval '1 millisecond' * power(2, least(looks + 1, 20))) end
    where id in (
      select id from checkouts where state <> 'closed' and look_at <= now() and session_id is not null
      order by look_at limit ${limit} for update skip locked)
    returning id, session_id as "sessionId"`.execute(trx);
  return rows;
}

/** Claims a look at somebody's open checkout now, at most one in two seconds, for who stands at the limit. */
export async function claimLookNow(trx: BillingTransaction, ownerId: string): Promise<DueLook | undefined> {
  const { rows } = await sql<DueLook>`
    update checkouts set look_at = greatest(look_at, now() + interval '2 seconds'), looks = looks + 1
    where owner_id = ${ownerId} and state = 'open' and session_id is not null
      and looks < 100
    returning id, session_id as "sessionId"`.execute(trx);
  return rows[0];
}

/** A checkout of theirs by the provider's id of its page. */
export async function findBySession(
  trx: BillingTransaction,
  { ownerId, sessionId }: { ownerId: string; sessionId: string },
): Promise<{ id: string; isPurchased: boolean } | undefined> {
  return trx
    .selectFrom('checkouts')
    .leftJoin('purchases', 'purchases.checkout_id', 'checkouts.id')
    .select(['checkouts.id', sql<boolean>`purchases.checkout_id is not null`.as('isPurchased')])
    .where('checkouts.owner_id', '=', ownerId)
    .where('checkouts.session_id', '=', sessionId)
    .executeTakeFirst();
}
