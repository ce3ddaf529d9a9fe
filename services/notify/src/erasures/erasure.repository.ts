import { becomeOwner } from '@app/service-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

const DAY_MS = 24 * 3_600_000;

/** Whoever writes about a person, or erases them, does so one after the other. */
async function lockPerson(trx: Transaction<Schema>, personKey: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${personKey.readBigInt64BE().toString()}::bigint)`.execute(trx);
}

/** Erases a person's mails and what they have switched off, and remembers for a day that they are gone. */
export async function erase(
  trx: Transaction<Schema>,
  { personId, personKey, now }: { personId: string; personKey: Buffer; now: Date },
): Promise<void> {
  await lockPerson(trx, personKey);
  await becomeOwner(trx, personId);
  await trx.deleteFrom('mails').where('user_id', '=', personId).execute();
  await trx.deleteFrom('unsubscriptions').where('user_id', '=', personId).execute();
  await trx
    .insertInto('erasures')
    .values({ person_key: personKey, erased_at: now })
    .onConflict((conflict) => conflict.column('person_key').doUpdateSet({ erased_at: now }))
    .execute();
}

/** Whether somebody is gone; until the transaction ends they can't go. */
export async function isErased(trx: Transaction<Schema>, personKey: Buffer): Promise<boolean> {
  await lockPerson(trx, personKey);
  const found = await trx
    .selectFrom('erasures')
    .select('erased_at')
    .where('person_key', '=', personKey)
    .executeTakeFirst();
  return found !== undefined;
}

/** No mail is under way for a day. */
export async function forgetOldErasures(db: Kysely<Schema>, now: Date): Promise<void> {
  await db
    .deleteFrom('erasures')
    .where('erased_at', '<', new Date(now.getTime() - DAY_MS))
    .execute();
}
