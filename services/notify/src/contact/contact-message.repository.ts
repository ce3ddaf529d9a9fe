import { deleteInBatches, type KeyList } from '@app/service-kit';
import { sql } from 'kysely';
import type { NotifyDatabase, NotifyTransaction } from '../database.ts';
import { KEEP_KEYS_MS, KEEP_MESSAGES_MS } from './contact-message.ts';

/** A message to support. It has no owner, because it may come from a person without an account. */
interface ContactMessagesTable {
  id: string;
  /** The reference that the sender and support use. */
  reference: string;
  /** Name, address, subject and text, encrypted. */
  sealed: Buffer;
  address_key: Buffer;
  support_mail_id: string;
  /** Null when the day's acknowledgements for the address were used up. */
  acknowledgement_mail_id: string | null;
  received_at: Date;
  /** When it was sent to support. */
  mailed_at: Date | null;
}

/** An Idempotency-Key, hashed together with its caller, and the hash of the request body. */
interface ContactKeysTable {
  key: Buffer;
  body: Buffer;
  reference: string;
  created_at: Date;
}

/** The number of acknowledgements sent to an address on a day. */
interface AcknowledgementsTable {
  address_key: Buffer;
  day: string;
  count: number;
}

declare module '../database.ts' {
  interface NotifyTables {
    contact_messages: ContactMessagesTable;
    contact_keys: ContactKeysTable;
    acknowledgements: AcknowledgementsTable;
  }
}

interface NewMessage {
  id: string;
  reference: string;
  sealed: Buffer;
  addressKey: Buffer;
  supportMailId: string;
  acknowledgementMailId: string | null;
  now: Date;
}

/** @returns false when another message has this reference already. */
export async function insertMessage(trx: NotifyTransaction, message: NewMessage): Promise<boolean> {
  const inserted = await trx
    .insertInto('contact_messages')
    .values({
      id: message.id,
      reference: message.reference,
      sealed: message.sealed,
      address_key: message.addressKey,
      support_mail_id: message.supportMailId,
      acknowledgement_mail_id: message.acknowledgementMailId,
      received_at: message.now,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Claims an Idempotency-Key for the message that the same transaction stores. A key claimed before `expired` can be
 * claimed again. A concurrent request with the same key waits until the first one commits. Of the hashes of the key, the
 * first is stored; an earlier message may have any of them.
 * @returns undefined when the key has been claimed, else the body and reference of the earlier message.
 */
export async function claimIdempotencyKey(
  trx: NotifyTransaction,
  claim: { keys: KeyList; body: Buffer; reference: string; now: Date; expired: Date },
): Promise<{ body: Buffer; reference: string } | undefined> {
  const { body, reference, now } = claim;
  const [key, ...olderKeys] = claim.keys;
  const earlier = await findClaim(trx, olderKeys);
  if (earlier && earlier.createdAt >= claim.expired) return earlier;
  const claimed = await trx
    .insertInto('contact_keys')
    .values({ key, body, reference, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ body, reference, created_at: now })
        .where('contact_keys.created_at', '<', claim.expired),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed ? undefined : findClaim(trx, [key]);
}

async function findClaim(trx: NotifyTransaction, keys: readonly Buffer[]) {
  if (keys.length === 0) return undefined;
  return trx
    .selectFrom('contact_keys')
    .select(['body', 'reference', 'created_at as createdAt'])
    .where('key', 'in', keys)
    .executeTakeFirst();
}

/** Counts in one statement, so that parallel requests cannot exceed `most`. @returns false when the limit of today is reached. */
export async function countAcknowledgement(
  trx: NotifyTransaction,
  { addressKey, now, most }: { addressKey: Buffer; now: Date; most: number },
): Promise<boolean> {
  const counted = await trx
    .insertInto('acknowledgements')
    .values({ address_key: addressKey, day: now.toISOString().slice(0, 10), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['address_key', 'day'])
        .doUpdateSet({ count: sql<number>`acknowledgements.count + 1` })
        .where('acknowledgements.count', '<', most),
    )
    .returning('count')
    .executeTakeFirst();
  return counted !== undefined;
}

/** A stored message; its text is sealed. */
export interface StoredMessage {
  readonly id: string;
  readonly reference: string;
  readonly sealed: Buffer;
  readonly supportMailId: string;
  readonly receivedAt: Date;
  readonly mailedAt: Date | null;
}

const columns = [
  'id',
  'reference',
  'sealed',
  'support_mail_id as supportMailId',
  'received_at as receivedAt',
  'mailed_at as mailedAt',
] as const;

/** Finds the message of a mail to support or of an acknowledgement. */
export function findMessageByMail(db: NotifyDatabase, mailId: string): Promise<StoredMessage | undefined> {
  return db
    .selectFrom('contact_messages')
    .select(columns)
    .where((where) =>
      where.or([where('support_mail_id', '=', mailId), where('acknowledgement_mail_id', '=', mailId)]),
    )
    .executeTakeFirst();
}

/** Lists a page of the stored messages from an address, oldest first. */
export function listMessagesFrom(
  db: NotifyDatabase,
  page: { addressKeys: KeyList; after: StoredMessage | undefined; limit: number },
): Promise<StoredMessage[]> {
  const { addressKeys, after, limit } = page;
  return db
    .selectFrom('contact_messages')
    .select(columns)
    .where('address_key', 'in', addressKeys)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(received_at, id) > (${after?.receivedAt}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('received_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Records when the message was sent to support. */
export async function markMailed(trx: NotifyTransaction, supportMailId: string, now: Date): Promise<void> {
  await trx
    .updateTable('contact_messages')
    .set({ mailed_at: now })
    .where('support_mail_id', '=', supportMailId)
    .where('mailed_at', 'is', null)
    .execute();
}

/** Deletes messages, idempotency keys and counts whose retention period is over. */
export async function deleteOldMessages(db: NotifyDatabase, now: Date): Promise<void> {
  const keysBefore = new Date(now.getTime() - KEEP_KEYS_MS);
  const messagesBefore = new Date(now.getTime() - KEEP_MESSAGES_MS);
  await deleteInBatches(db, 'contact_messages', sql`coalesce(mailed_at, received_at) < ${messagesBefore}`);
  await deleteInBatches(db, 'contact_keys', sql`created_at < ${keysBefore}`);
  await deleteInBatches(db, 'acknowledgements', sql`day < ${keysBefore.toISOString().slice(0, 10)}`);
}
