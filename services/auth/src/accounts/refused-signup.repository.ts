import { deleteInBatches } from '@app/service-kit';
import { sql } from 'kysely';
import type { AuthDatabase, AuthTransaction } from '../database.ts';
import { type KeyList, mac, macs } from '../keys.ts';

/**
 * A sign-up with an address that already belonged to somebody, in installations that require a confirmed address. A login
 * with the same password must get the same answer as for an unconfirmed account; otherwise it would reveal that the
 * address was taken. No owner: the key is a keyed hash of address and password hash, from which neither can be read.
 */
interface RefusedSignupTable {
  key: Buffer;
  created_at: Date;
}

declare module '../database.ts' {
  interface AuthTables {
    refused_signups: RefusedSignupTable;
  }
}

/** A refused sign-up: `keys` are the HMAC keys, `hashes` are those of the password that was entered. */
interface Refused {
  readonly keys: KeyList;
  readonly email: string;
  readonly hashes: readonly string[];
}

const textsOf = ({ email, hashes }: Refused) => hashes.map((hash) => `${email}:${hash}`);

/** Records that sign-ups with an address and these password hashes were refused. */
export async function recordRefusedSignup(trx: AuthTransaction, refused: Refused, now: Date): Promise<void> {
  const newKeys = textsOf(refused).map((text) => mac(refused.keys, text));
  await sql`insert into refused_signups (key, created_at)
    select key, ${now}::timestamptz from unnest(${newKeys}::bytea[]) as key
    on conflict (key) do update set created_at = excluded.created_at`.execute(trx);
}

/** Whether a sign-up with this address and one of these password hashes was refused. */
export async function isRefusedSignup(trx: AuthTransaction, refused: Refused): Promise<boolean> {
  const possibleKeys = textsOf(refused).flatMap((text) => macs(refused.keys, text));
  const row = await trx
    .selectFrom('refused_signups')
    .select('created_at')
    .where('key', '=', sql<Buffer>`any(${possibleKeys}::bytea[])`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the refused sign-ups recorded before a time. */
export async function deleteRefusedSignupsBefore(db: AuthDatabase, before: Date): Promise<void> {
  await deleteInBatches(db, 'refused_signups', sql`created_at < ${before}`);
}
