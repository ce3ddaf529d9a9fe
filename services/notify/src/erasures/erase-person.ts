import { say } from '@app/service-kit';
import type { Transaction } from 'kysely';
import type { Deps } from '../deps.ts';
import { personKey } from '../keys.ts';
import type { Schema } from '../schema.ts';
import { erase } from './erasure.repository.ts';

/**
 * Erases what notify holds under an account and says so, in the transaction that took in the deletion (rule 11).
 * Messages to support stay for their time: they are filed under no account (docs/decisions/0014).
 */
export async function erasePerson(
  trx: Transaction<Schema>,
  { clock, keys }: Pick<Deps, 'clock' | 'keys'>,
  personId: string,
): Promise<void> {
  const now = clock.now();
  await erase(trx, { personId, personKey: personKey(keys, personId), now });
  await say(trx, 'user.erased', { userId: personId, by: 'notify', erasedAt: now.toISOString() });
}
