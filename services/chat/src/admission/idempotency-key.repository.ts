import { asSystem } from '@app/service-kit';
import { sql } from 'kysely';
import type { ChatDb, ChatTransaction } from '../chat.tables.ts';
import type { KeyedRoute } from './idempotency-key.table.ts';

interface OfKey {
  ownerId: string;
  route: KeyedRoute;
  key: string;
}

/**
 * Claims a key for a turn that the same transaction is about to admit. Who comes second waits for the first to commit.
 * @returns undefined when the key is now ours, else what it stands for, locked until the transaction ends.
 */
export async function claimKey(
  trx: ChatTransaction,
  { ownerId, route, key, bodyHash, turnId }: OfKey & { bodyHash: Buffer; turnId: string },
): Promise<{ bodyHash: Buffer; turnId: string | null } | undefined> {
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ owner_id: ownerId, route, key, body_hash: bodyHash, turn_id: turnId })
    .onConflict((conflict) => conflict.columns(['owner_id', 'route', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  return trx
    .selectFrom('idempotency_keys')
    .select(['body_hash as bodyHash', 'turn_id as turnId'])
    .where('owner_id', '=', ownerId)
    .where('route', '=', route)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The key stands for another turn from now on. */
export async function pointKey(
  trx: ChatTransaction,
  { ownerId, route, key, turnId }: OfKey & { turnId: string },
): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ turn_id: turnId })
    .where('owner_id', '=', ownerId)
    .where('route', '=', route)
    .where('key', '=', key)
    .execute();
}

/** Forgets keys that nobody repeats any more. */
export async function forgetOldKeys(db: ChatDb): Promise<void> {
  await asSystem(db, (trx) =>
    trx
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', sql<Date>`now() - interval '48 hours'`)
      .execute(),
  );
}
