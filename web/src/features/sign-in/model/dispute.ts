import type { ClaimedAccount } from '@app/contracts';
import { CallFailure } from '../../../api/call-failure.ts';

/** The accounts to choose from if a call failed because several claim the address; null for any other failure. */
export function disputedAccounts(failure: unknown): readonly ClaimedAccount[] | null {
  if (!(failure instanceof CallFailure) || failure.code !== 'address_disputed') return null;
  return failure.body?.accounts ?? [];
}
