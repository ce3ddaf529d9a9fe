import { type Kysely, type RawBuilder, sql } from 'kysely';
import { asSystem } from './database.ts';

/** So many rows are deleted within milliseconds: nobody waits long for their locks, and no statement times out. */
export const DELETED_AT_ONCE = 1_000;

/**
 * Deletes the rows of all owners that fulfil a condition, in statements of a limited number of rows, each with its own
 * transaction. Rows that somebody else has locked stay for the next time, so any number of processes may do this at once.
 */
export async function deleteInBatches<Schema>(
  db: Kysely<Schema>,
  table: string,
  condition: RawBuilder<unknown>,
): Promise<void> {
  const from = sql.table(table);
  const deleteBatch = sql`
    delete from ${from} where ctid = any(array(
      select ctid from ${from} where ${condition} limit ${DELETED_AT_ONCE} for update skip locked))`;
  let deleted: bigint;
  do {
    const { numAffectedRows } = await asSystem(db, (trx) => deleteBatch.execute(trx));
    deleted = numAffectedRows ?? 0n;
  } while (deleted === BigInt(DELETED_AT_ONCE));
}
