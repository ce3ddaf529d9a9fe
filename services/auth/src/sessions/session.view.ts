import type { AccessGrant, Device, Session } from '@app/contracts';
import { preferencesView, profileView, userView } from '../accounts/account.view.ts';
import type { UserRow } from '../accounts/user.table.ts';
import type { SessionRow } from './session.table.ts';

/** The answer of signup and login (api.md, Session). */
export function sessionView(
  account: UserRow,
  session: AccessGrant,
  { usageCount, purchase }: Pick<Session, 'usageCount' | 'purchase'>,
): Session {
  return {
    user: userView(account),
    session,
    profile: profileView(account),
    preferences: preferencesView(account),
    purchase,
    usageCount,
  };
}

export function deviceView(session: SessionRow, currentSessionId: string): Device {
  return {
    id: session.id,
    device: session.device,
    createdAt: session.created_at.toISOString(),
    lastSeenAt: session.last_seen_at.toISOString(),
    current: session.id === currentSessionId,
  };
}
