import { sql } from 'kysely';
import type { BillingTransaction } from '../schema.ts';

export interface Gap {
  readonly id: string;
  readonly since: Date;
  /** Everything since, and older than this event, is to be read still. */
  readonly afterEvent: string;
}

/** A reader that has not come on for so long has died, or the provider is away; another goes on. */
const LEASE = sql<Date>`now() + interval '60 seconds'`;

/** Claims the next asking for notices that did not come (asSystem). @returns since when; undefined when none is due. */
export async function claimCatchUp(
  trx: BillingTransaction,
  { now, everyMs }: { now: Date; everyMs: number },
): Promise<Date | undefined> {
  await trx
    .insertInto('catch_ups')
    .values({ name: 'notices', up_to: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const claimed = await trx
    .updateTable('catch_ups')
    .set({ due_at: sql<Date>`now() + ${everyMs} * interval '1 millisecond'` })
    .where('name', '=', 'notices')
    .where('due_at', '<=', sql<Date>`now()`)
    .returning('up_to')
    .executeTakeFirst();
  return claimed?.up_to;
}

/** All notices until then are known. */
export async function moveCatchUp(trx: BillingTransaction, upTo: Date): Promise<void> {
  await trx
    .updateTable('catch_ups')
    .set({ up_to: upTo })
    .where('name', '=', 'notices')
    .where('up_to', '<', upTo)
    .execute();
}

/** Notes what is still to be read (asSystem). */
export async function addGap(trx: BillingTransaction, { id, since, afterEvent }: Gap): Promise<void> {
  await trx.insertInto('catch_up_gaps').values({ id, since, after_event: afterEvent }).execute();
}

/** Claims something still to be read, for a minute (asSystem). */
export async function claimGap(trx: BillingTransaction): Promise<Gap | undefined> {
  return trx
    .updateTable('catch_up_gaps')
    .set({ due_at: LEASE })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('catch_up_gaps')
        .select('id')
        .where('due_at', '<=', sql<Date>`now()`)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'since', 'after_event as afterEvent'])
    .executeTakeFirst();
}

/** It has been read on to there (asSystem); `due` when whoever reads it goes no further for now. */
export async function moveGap(
  trx: BillingTransaction,
  { id, afterEvent }: Gap,
  { to, due }: { to: string; due: boolean },
): Promise<void> {
  await trx
    .updateTable('catch_up_gaps')
    .set({ after_event: to, due_at: due ? sql<Date>`now()` : LEASE })
    .where('id', '=', id)
    .where('after_event', '=', afterEvent)
    .execute();
}

export async function endGap(trx: BillingTransaction, id: string): Promise<void> {
  await trx.deleteFrom('catch_up_gaps').where('id', '=', id).execute();
}
