import type { AccessGrant, Session } from '@app/contracts';
import type { UserRow } from '../accounts/user.table.ts';
import type { Deps } from '../deps.ts';
import { sessionView } from './session.view.ts';

/**
 * The answer of signup and login (AUT-10), with what chat and billing know of the person. Whether premium is bought is
 * billing's to say; where it can't be asked, chat's word counts.
 */
export async function wholeSession(
  { usageOf, purchaseOf }: Pick<Deps, 'usageOf' | 'purchaseOf'>,
  account: UserRow,
  grant: AccessGrant,
): Promise<Session> {
  const [usage, purchase] = await Promise.all([usageOf(grant.access_token), purchaseOf(account.id)]);
  return sessionView(account, grant, {
    usageCount: usage.count,
    purchase: purchase ?? { purchased: usage.purchased, purchase_date: null },
  });
}
