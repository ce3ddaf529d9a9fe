import { authEndpoints } from '@app/contracts';
import { call } from '../api/call.ts';
import { sessionStore } from './session.ts';

/** Nobody waits longer than this for the server to hear of it. */
const PATIENCE_MS = 1_500;

/**
 * Signs out here and in every tab (AUT-12), telling the server first so that the session is dead everywhere; a server
 * that can't be reached keeps nobody signed in.
 */
export async function signOut(): Promise<void> {
  await call(authEndpoints.logout, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
  sessionStore.end('left');
}
