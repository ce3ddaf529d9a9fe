import { authEndpoints } from '@app/contracts';
import { call } from '../api/call.ts';

/** Nobody waits longer than this for the server to hear of it. */
const PATIENCE_MS = 1_500;

/** Tells the server that the session is over, so that it is dead everywhere. */
export async function endServerSession(): Promise<void> {
  await call(authEndpoints.logout, { signal: AbortSignal.timeout(PATIENCE_MS) });
}
