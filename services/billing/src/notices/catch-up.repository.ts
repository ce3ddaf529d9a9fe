import { type Generated, sql } from 'kysely';
import type { BillingTransaction } from '../database.ts';

/** Until when all notices are known; a single row. */
interface CatchUpTable {
  name: 'notices';
  up_to: Date;
  due_at: Generated<Date>;
}

/** A part of the provider's event list that is still to be read: from `since` up to the event `after_event`. */
interface CatchUpGapTable {
  id: string;
  since: Date;
  after_event: string;
  due_at: Generated<Date>;
}

declare module '../database.ts' {
  interface BillingTables {
    catch_ups: CatchUpTable;
    catch_up_gaps: CatchUpGapTable;
  }
}

export interface Gap {
  readonly id: string;
  readonly since: Date;
  /** The events between `since` and this event are still to be read. */
  readonly afterEvent: string;
}

/** After this time without progress another process continues: the reader has died, or the provider is unavailable. */
const LEASE = sql<Date>`now() + interval '60 seconds'`;

/** Claims the next fetch of missed notices (asSystem). @returns since when to fetch; undefined when none is due. */
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

/** Records that all notices until then are known. */
export async function advanceCatchUp(trx: BillingTransaction, upTo: Date): Promise<void> {
  await trx
    .updateTable('catch_ups')
    .set({ up_to: upTo })
    .where('name', '=', 'notices')
    .where('up_to', '<', upTo)
    .execute();
}

/** Records a gap that is still to be read (asSystem). */
export async function addGap(trx: BillingTransaction, { id, since, afterEvent }: Gap): Promise<void> {
  await trx.insertInto('catch_up_gaps').values({ id, since, after_event: afterEvent }).execute();
}

/** Leases a due gap for a minute (asSystem). */
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

/** Records how far a gap has been read (asSystem). With `due` the lease ends, because this reader stops for now. */
export async function advanceGap(
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

export async function deleteGap(trx: BillingTransaction, id: string): Promise<void> {
  await trx.deleteFrom('catch_up_gaps').where('id', '=', id).execute();
}
