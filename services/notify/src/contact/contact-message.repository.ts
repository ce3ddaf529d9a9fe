import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../schema.ts';

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
export async function insertMessage(trx: Transaction<Schema>, message: NewMessage): Promise<boolean> {
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
 * Claims an Idempotency-Key for the message that the same transaction is about to store, or one that was claimed before
 * `expired`. Who comes second waits for the first to commit.
 * @returns undefined when the key is now ours, else what it stands for.
 */
export async function claimKey(
  trx: Transaction<Schema>,
  claim: { key: Buffer; body: Buffer; reference: string; now: Date; expired: Date },
): Promise<{ body: Buffer; reference: string } | undefined> {
  const { key, body, reference, now } = claim;
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
  if (claimed) return undefined;
  return trx
    .selectFrom('contact_keys')
    .select(['body', 'reference'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

/** @returns false when the address has had `most` of them today; in one guarded statement (rule 4). */
export async function countAcknowledgement(
  trx: Transaction<Schema>,
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

const columns = ['id', 'reference', 'sealed', 'support_mail_id', 'received_at', 'mailed_at'] as const;

/** The message that one of the two mails is about. */
export function messageOfMail(db: Kysely<Schema>, mailId: string) {
  return db
    .selectFrom('contact_messages')
    .select(columns)
    .where((where) =>
      where.or([where('support_mail_id', '=', mailId), where('acknowledgement_mail_id', '=', mailId)]),
    )
    .executeTakeFirst();
}

/** All that came from an address and is still kept. */
export function messagesFrom(db: Kysely<Schema>, addressKey: Buffer) {
  return db
    .selectFrom('contact_messages')
    .select(columns)
    .where('address_key', '=', addressKey)
    .orderBy('received_at')
    .execute();
}

/** Support has it. */
export async function noteMailed(trx: Transaction<Schema>, supportMailId: string, now: Date): Promise<void> {
  await trx
    .updateTable('contact_messages')
    .set({ mailed_at: now })
    .where('support_mail_id', '=', supportMailId)
    .where('mailed_at', 'is', null)
    .execute();
}

/** Forgets messages that support got (or, where it never did, that came) before `messages`, and keys older than `keys`. */
export async function forgetMessages(
  db: Kysely<Schema>,
  before: { messages: Date; keys: Date },
): Promise<void> {
  await db
    .deleteFrom('contact_messages')
    .where(sql<Date>`coalesce(mailed_at, received_at)`, '<', before.messages)
    .execute();
  await db.deleteFrom('contact_keys').where('created_at', '<', before.keys).execute();
  await db.deleteFrom('acknowledgements').where('day', '<', before.keys.toISOString().slice(0, 10)).execute();
}
