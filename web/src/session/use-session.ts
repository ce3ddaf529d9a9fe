import type { Session } from '@app/contracts';
import { useSyncExternalStore } from 'react';
import { sessionStore } from './session.ts';
import type { SessionState } from './session-store.ts';

/** Whom pages are rendered ahead for. */
const VISITOR: SessionState = { status: 'ready', session: null, ended: null };

/** The session as it is now, and on every change of it. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.snapshot, () => VISITOR);
}

/** The session of whoever is signed in. For pages behind `RequireSignedIn` only: anywhere else it throws. */
export function useSignedIn(): Session {
  const { session } = useSession();
  if (session === null)
    throw new Error('This page is for signed-in people and must stand behind RequireSignedIn.');
  return session;
}
