import { sql } from 'kysely';
import type { AuthDatabase, AuthTransaction } from '../database.ts';
import type { ErasingService, ErasureRow } from './erasure.table.ts';

export async function insertErasure(
  trx: AuthTransaction,
  erasure: { userId: string; now: Date; to: { address: string; firstName: string } | undefined },
): Promise<void> {
  await trx
    .insertInto('erasures')
    .values({
      user_id: erasure.userId,
      requested_at: erasure.now,
      address: erasure.to?.address ?? null,
      first_name: erasure.to?.firstName ?? null,
    })
    .execute();
}

/** Records that a service has erased its part; the first time it says so counts. */
export async function recordErased(
  trx: AuthTransaction,
  userId: string,
  { by, erasedAt }: { by: ErasingService; erasedAt: Date },
): Promise<void> {
  const column = sql.ref(`${by}_erased_at`);
  await sql`update erasures set ${column} = coalesce(${column}, ${erasedAt}) where user_id = ${userId}`.execute(
    trx,
  );
}

/**
 * Completes an erasure that every service has answered, once.
 * @returns the id of the mail with its receipt; undefined when there is nobody to send one to, or nothing to complete.
 */
export async function completeErasure(
  trx: AuthTransaction,
  userId: string,
  now: Date,
): Promise<string | undefined> {
  const row = await trx
    .updateTable('erasures')
    .set({
      completed_at: now,
      mail_id: sql<string | null>`case when address is not null then uuidv7() end`,
    })
    .where('user_id', '=', userId)
    .where('completed_at', 'is', null)
    .where('chat_erased_at', 'is not', null)
    .where('billing_erased_at', 'is not', null)
    .where('notify_erased_at', 'is not', null)
    .returning('mail_id')
    .executeTakeFirst();
  return row?.mail_id ?? undefined;
}

/** The erasure whose receipt a mail carries, while there is somebody to send it to. Within `asSystem`. */
export async function erasureOfMail(trx: AuthTransaction, mailId: string): Promise<ErasureRow | undefined> {
  return trx
    .selectFrom('erasures')
    .selectAll()
    .where('mail_id', '=', mailId)
    .where('address', 'is not', null)
    .executeTakeFirst();
}

/** Forgets where a receipt went. Within `asSystem`. */
export async function forgetRecipient(trx: AuthTransaction, mailId: string): Promise<void> {
  await trx
    .updateTable('erasures')
    .set({ address: null, first_name: null })
    .where('mail_id', '=', mailId)
    .execute();
}

/** Forgets where receipts were to go of which nobody has said for too long what became of them. Within `asSystem`. */
export async function forgetRecipientsSince(trx: AuthTransaction, completedBefore: Date): Promise<void> {
  await trx
    .updateTable('erasures')
    .set({ address: null, first_name: null })
    .where('completed_at', '<', completedBefore)
    .where('address', 'is not', null)
    .execute();
}

/** Whom the record names, in the order of their ids. Within `asSystem`. */
export async function recordedErasures(
  trx: AuthTransaction,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await trx
    .selectFrom('erasures')
    .select('user_id')
    .$if(after !== undefined, (query) => query.where('user_id', '>', after ?? ''))
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** How often a service has not taken in yet that somebody is gone. */
export async function unheardDeletions(db: AuthDatabase): Promise<number> {
  const { waiting } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .where('topic', '=', 'user.deleted')
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** Erasures asked for before a moment that some service has not answered. Within `asSystem`. */
export async function openErasures(trx: AuthTransaction, requestedBefore: Date): Promise<ErasureRow[]> {
  return trx
    .selectFrom('erasures')
    .selectAll()
    .where('completed_at', 'is', null)
    .where('requested_at', '<', requestedBefore)
    .orderBy('requested_at')
    .limit(100)
    .execute();
}
