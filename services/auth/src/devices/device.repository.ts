import { deleteInBatches } from '@app/service-kit';
import { type RawBuilder, sql } from 'kysely';
import type { AuthDatabase, AuthTransaction } from '../database.ts';
import type { KeyList } from '../keys.ts';

/** A browser that an account was used with. Owner: `user_id`. */
interface DeviceTable {
  user_id: string;
  /** Keyed hash of account id and device cookie, so that the rows of two accounts on one browser cannot be linked. */
  hash: Buffer;
  /** Its name for people: "Firefox on Windows". */
  name: string;
  first_seen_at: Date;
  last_seen_at: Date;
}

declare module '../database.ts' {
  interface AuthTables {
    devices: DeviceTable;
  }
}

/** A browser with which somebody signs in. */
export interface UsedDevice {
  /** Newest first: it is stored under the first, and known under any. */
  readonly hashes: KeyList;
  readonly name: string;
  readonly now: Date;
}

/** Records a sign-in to an account with a browser. */
export async function recordDevice(trx: AuthTransaction, userId: string, device: UsedDevice): Promise<void> {
  await upsertDevice(sql`(select ${userId}::uuid as id)`, device).execute(trx);
}

/** The statement that records a sign-in with a browser for each account that `accounts` selects. */
export const upsertDevice = (
  accounts: RawBuilder<unknown>,
  { hashes: [hash, ...olderHashes], name, now }: UsedDevice,
) =>
  sql`insert into devices as d (user_id, hash, name, first_seen_at, last_seen_at)
    select id, ${hash}::bytea, ${name}::text, ${now}::timestamptz, ${now}::timestamptz from ${accounts} account
    on conflict (user_id, hash) do update set name = excluded.name, last_seen_at = excluded.last_seen_at
    returning d.user_id, d.xmax = 0 and not exists (
        select from devices where user_id = d.user_id and hash = any(${olderHashes}::bytea[])) as is_new,
      exists (select from devices where user_id = d.user_id) as had_any`;

/**
 * Finds which of these users was last seen with a browser, given its hashes for each user. Always runs one query, so that
 * the time does not reveal whether there are accounts. Within `asSystem`.
 */
export async function findUserLastSeenWith(
  db: AuthDatabase | AuthTransaction,
  seen: readonly { userId: string; hash: Buffer }[],
): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from devices
    join unnest(${seen.map(({ userId }) => userId)}::uuid[], ${seen.map(({ hash }) => hash)}::bytea[])
      as given (user_id, hash) using (user_id, hash)
    order by last_seen_at desc limit 1`.execute(db);
  return rows[0]?.user_id;
}

/** Lists those of these accounts that have been used with a browser, given its hashes for each. Within `asSystem`. */
export async function listAccountsSeenWith(
  trx: AuthTransaction,
  userIds: readonly string[],
  hashes: readonly Buffer[],
): Promise<string[]> {
  const rows = await trx
    .selectFrom('devices')
    .select('user_id')
    .where('user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('hash', '=', sql<Buffer>`any(${hashes}::bytea[])`)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** A browser that an account was used with, as its owner may see it. */
export interface SeenDevice {
  readonly name: string;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
}

/** Lists the browsers this user has signed in with, last seen first. */
export async function listDevices(trx: AuthTransaction, userId: string): Promise<SeenDevice[]> {
  return trx
    .selectFrom('devices')
    .select(['name', 'first_seen_at as firstSeenAt', 'last_seen_at as lastSeenAt'])
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

/**
 * Deletes the browsers last seen before a time. The newest of each account stays: without any, the next browser would
 * count as the first and its sign-in would not be mailed to the owner.
 */
export async function deleteStaleDevices(db: AuthDatabase, before: Date): Promise<void> {
  await deleteInBatches(
    db,
    'devices',
    sql`last_seen_at < ${before} and exists (
      select from devices newer
      where newer.user_id = devices.user_id and newer.last_seen_at > devices.last_seen_at)`,
  );
}
