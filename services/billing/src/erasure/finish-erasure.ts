import { say } from '@app/service-kit';
import type { BillingTransaction } from '../schema.ts';
import { endErasure } from './erasure.repository.ts';

/** Says that somebody is erased once nothing is left to be told to the provider (asSystem). */
export async function finishErasure(trx: BillingTransaction, userId: string, now: Date): Promise<void> {
  if (await endErasure(trx, userId))
    await say(trx, 'user.erased', { userId, by: 'billing', erasedAt: now.toISOString() });
}
