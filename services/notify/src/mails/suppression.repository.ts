import { deleteInBatches, type KeyList } from '@app/service-kit';
import { sql } from 'kysely';
import type { NotifyDatabase } from '../database.ts';

declare module '../database.ts' {
  interface NotifyTables {
    /** An address that the mail server reported as non-existent. */
    suppressions: { address_key: Buffer; code: string; bounced_at: Date };
  }
}

const DAY_MS = 24 * 3_600_000;
/** Mailboxes get repaired, so a mail is tried again after this time. */
const SUPPRESS_FOR_MS = 30 * DAY_MS;

export async function recordBounce(
  db: NotifyDatabase,
  { addressKey, code, now }: { addressKey: Buffer; code: string; now: Date },
): Promise<void> {
  await db
    .insertInto('suppressions')
    .values({ address_key: addressKey, code, bounced_at: now })
    .onConflict((conflict) => conflict.column('address_key').doUpdateSet({ code, bounced_at: now }))
    .execute();
}

/** Whether the address bounced in the last 30 days; optional mails are not sent to it then. */
export async function isSuppressed(db: NotifyDatabase, addressKeys: KeyList, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('suppressions')
    .select('code')
    .where('address_key', 'in', addressKeys)
    .where('bounced_at', '>', new Date(now.getTime() - SUPPRESS_FOR_MS))
    .executeTakeFirst();
  return found !== undefined;
}

export async function deleteOldBounces(db: NotifyDatabase, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SUPPRESS_FOR_MS);
  await deleteInBatches(db, 'suppressions', sql`bounced_at <= ${before}`);
}
