import { sessionStore } from '../session/session.ts';

/**
 * Signs out here and in every tab (AUT-12). The server is informed first, but signing out succeeds even if it cannot be
 * reached.
 */
export async function signOut(): Promise<void> {
  // Imported on demand: a visitor's first page sends no requests.
  await import('./end-server-session.ts').then((m) => m.endServerSession()).catch(() => undefined);
  sessionStore.end('left');
}
