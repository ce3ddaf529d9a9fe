import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

const DAY_MS = 24 * 3_600_000;
/** People mend their letter boxes: afterwards a mail is tried again. */
const SUPPRESS_FOR_MS = 30 * DAY_MS;

export async function noteBounce(
  db: Kysely<Schema>,
  { addressKey, code, now }: { addressKey: Buffer; code: string; now: Date },
): Promise<void> {
  await db
    .insertInto('suppressions')
    .values({ address_key: addressKey, code, bounced_at: now })
    .onConflict((conflict) => conflict.column('address_key').doUpdateSet({ code, bounced_at: now }))
    .execute();
}

/** The address took a mail: it is mended. */
export async function forgetBounce(db: Kysely<Schema>, addressKey: Buffer): Promise<void> {
  await db.deleteFrom('suppressions').where('address_key', '=', addressKey).execute();
}

/** Whether the address has refused mail in the last 30 days, so that one that nobody needs is not tried. */
export async function isSuppressed(db: Kysely<Schema>, addressKey: Buffer, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('suppressions')
    .select('code')
    .where('address_key', '=', addressKey)
    .where('bounced_at', '>', new Date(now.getTime() - SUPPRESS_FOR_MS))
    .executeTakeFirst();
  return found !== undefined;
}

export async function forgetOldBounces(db: Kysely<Schema>, now: Date): Promise<void> {
  await db
    .deleteFrom('suppressions')
    .where('bounced_at', '<=', new Date(now.getTime() - SUPPRESS_FOR_MS))
    .execute();
}
