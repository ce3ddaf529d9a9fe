import type { Session } from '@app/contracts';
import { useSyncExternalStore } from 'react';
import { sessionStore } from './session.ts';
import type { SessionState } from './session-store.ts';

/** A visitor's, wherever it is used: pages are rendered ahead for visitors alone (main.tsx). */
const atLoad = sessionStore.snapshot();

/** The session as it is now, and on every change of it. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.snapshot, () => atLoad);
}

/** The session of whoever is signed in. For pages behind `RequireSignedIn` only: anywhere else it throws. */
export function useSignedIn(): Session {
  const { session } = useSession();
  if (session === null)
    throw new Error('This page is for signed-in people and must stand behind RequireSignedIn.');
  return session;
}
