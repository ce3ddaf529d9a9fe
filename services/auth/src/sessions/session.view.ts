import type { AccessGrant, Device, Session } from '@app/contracts';
import type { Account } from '../accounts/account.repository.ts';
import { preferencesView, profileView, userView } from '../accounts/account.view.ts';
import type { LiveSession } from './session.repository.ts';

/** The answer to signup and login. */
export function sessionView(
  account: Account,
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

export function deviceView(session: LiveSession, currentSessionId: string): Device {
  return {
    id: session.id,
    device: session.device,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    current: session.id === currentSessionId,
  };
}
