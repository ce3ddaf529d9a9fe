import { asSystem, deleteInBatches } from '@app/service-kit';
import { type Generated, type Selectable, sql } from 'kysely';
import type { AuthDatabase, AuthTransaction } from '../database.ts';

/** The other services that store data of a person. */
const ERASING_SERVICES = ['chat', 'billing', 'notify'] as const;
type ErasingService = (typeof ERASING_SERVICES)[number];

/** A deleted account, and which services have erased their part (decision 0012). Owner: `user_id`. */
interface ErasureTable {
  user_id: string;
  /** A random id for the receipt, which does not identify the person. */
  receipt_id: Generated<string>;
  /** When the account and its data in this service were erased. */
  requested_at: Date;
  /** The address for the receipt; deleted when the receipt was sent or cannot be delivered. */
  address: string | null;
  first_name: string | null;
  chat_erased_at: Date | null;
  billing_erased_at: Date | null;
  notify_erased_at: Date | null;
  completed_at: Date | null;
  mail_id: string | null;
}

declare module '../database.ts' {
  interface AuthTables {
    erasures: ErasureTable;
  }
}

export type ErasureRow = Selectable<ErasureTable>;

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

/** Records that a service has erased its part; a repeated event does not change the time. */
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
 * Completes an erasure once all services have erased their parts.
 * @returns the id of the mail with its receipt; undefined when no receipt is due or this call completed nothing.
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

/** Finds the erasure whose receipt a mail carries, while its address is stored. Within `asSystem`. */
export async function findErasureOfMail(
  trx: AuthTransaction,
  mailId: string,
): Promise<ErasureRow | undefined> {
  return trx
    .selectFrom('erasures')
    .selectAll()
    .where('mail_id', '=', mailId)
    .where('address', 'is not', null)
    .executeTakeFirst();
}

/** Deletes the address of a receipt that was sent or cannot be delivered. Within `asSystem`. */
export async function clearRecipient(trx: AuthTransaction, mailId: string): Promise<void> {
  await trx
    .updateTable('erasures')
    .set({ address: null, first_name: null })
    .where('mail_id', '=', mailId)
    .execute();
}

/** The most receipts whose address one call deletes; the next call deletes more. */
const RECIPIENTS_AT_ONCE = 1_000;

/** Deletes the addresses of receipts for erasures completed before a time, sent or not. */
export async function clearRecipientsBefore(db: AuthDatabase, completedBefore: Date): Promise<void> {
  await asSystem(db, (trx) =>
    sql`update erasures set address = null, first_name = null where user_id in (
      select user_id from erasures where completed_at < ${completedBefore} and address is not null
      limit ${RECIPIENTS_AT_ONCE})`.execute(trx),
  );
}

/** Lists the ids of erased accounts in ascending order. Within `asSystem`. */
export async function listRecordedErasures(
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

/** Counts the `user.deleted` events that a service has not acknowledged. */
export async function countPendingDeletions(db: AuthDatabase): Promise<number> {
  const { pending } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<string>().as('pending'))
    .where('topic', '=', 'user.deleted')
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(pending);
}

/** An erasure that waits for these services. */
export interface OpenErasure {
  readonly userId: string;
  readonly services: readonly ErasingService[];
}

/** Lists erasures requested before a time that are not complete. Within `asSystem`. */
export async function listOpenErasures(trx: AuthTransaction, requestedBefore: Date): Promise<OpenErasure[]> {
  const rows = await trx
    .selectFrom('erasures')
    .selectAll()
    .where('completed_at', 'is', null)
    .where('requested_at', '<', requestedBefore)
    .orderBy('requested_at')
    .limit(100)
    .execute();
  return rows.map((erasure) => ({
    userId: erasure.user_id,
    services: ERASING_SERVICES.filter((service) => erasure[`${service}_erased_at`] === null),
  }));
}

/** Deletes the erasures that were completed before a time. */
export async function deleteErasuresBefore(db: AuthDatabase, completedBefore: Date): Promise<void> {
  await deleteInBatches(db, 'erasures', sql`completed_at < ${completedBefore}`);
}
