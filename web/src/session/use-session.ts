import type { Session } from '@app/contracts';
import { useSyncExternalStore } from 'react';
import { sessionStore } from './session.ts';
import type { SessionState } from './session-store.ts';

/** The state for hydration, always a visitor's: pages are prerendered for visitors only (main.tsx). */
const atLoad = sessionStore.snapshot();

/** The current session state; the component renders again when it changes. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.snapshot, () => atLoad);
}

/** The session of the signed-in person. Only for pages inside `RequireSignedIn`; throws elsewhere. */
export function useSignedIn(): Session {
  const { session } = useSession();
  if (session === null)
    throw new Error('This page is for signed-in people and must stand behind RequireSignedIn.');
  return session;
}
