import { deleteInBatches, type KeyList } from '@app/service-kit';
import { sql } from 'kysely';
import type { NotifyDatabase, NotifyTransaction } from '../database.ts';

declare module '../database.ts' {
  interface NotifyTables {
    /** A recently erased person, kept for a day, so that a mail in delivery cannot store their id again. */
    erasures: { person_key: Buffer; erased_at: Date };
  }
}

const DAY_MS = 24 * 3_600_000;

/**
 * Serializes the transactions that write rows of a person or erase them. Locks every key of the person: while a secret is
 * replaced, processes have different newest keys, but always one in common.
 */
async function lockPerson(trx: NotifyTransaction, personKeys: KeyList): Promise<void> {
  const ids = personKeys.map((key) => key.readBigInt64BE().toString());
  await sql`select pg_advisory_xact_lock(id) from unnest(${ids.sort()}::bigint[]) as id`.execute(trx);
}

/** Records an erasure for a day. The lock keeps out transactions that write rows of the person until this one ends. */
export async function recordErasure(
  trx: NotifyTransaction,
  { personKeys, now }: { personKeys: KeyList; now: Date },
): Promise<void> {
  await lockPerson(trx, personKeys);
  await trx
    .insertInto('erasures')
    .values({ person_key: personKeys[0], erased_at: now })
    .onConflict((conflict) => conflict.column('person_key').doUpdateSet({ erased_at: now }))
    .execute();
}

/** Whether a person was erased. The lock prevents an erasure until the transaction ends. */
export async function isErased(trx: NotifyTransaction, personKeys: KeyList): Promise<boolean> {
  await lockPerson(trx, personKeys);
  const found = await trx
    .selectFrom('erasures')
    .select('erased_at')
    .where('person_key', 'in', personKeys)
    .executeTakeFirst();
  return found !== undefined;
}

/** Deletes records older than a day; no mail request stays in delivery that long. */
export async function deleteOldErasures(db: NotifyDatabase, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS);
  await deleteInBatches(db, 'erasures', sql`erased_at < ${before}`);
}
