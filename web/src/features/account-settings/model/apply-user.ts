import type { User } from '@app/contracts';
import { sessionStore } from '../../../session/session.ts';

/** Stores what the server says of the user in the session of this browser, if it is theirs. @returns whether it is. */
export function applyUser(user: User | undefined): boolean {
  const { session } = sessionStore.snapshot();
  if (session === null || user?.id !== session.user.id) return false;
  if (user.email !== session.user.email || user.email !== session.profile.email)
    sessionStore.update(session.session.token, {
      user,
      profile: { ...session.profile, email: user.email },
    });
  return true;
}
