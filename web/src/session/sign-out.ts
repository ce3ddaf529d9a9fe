import { sessionStore } from './session.ts';

/**
 * Signs out here and in every tab (AUT-12), telling the server first; a server that can't be reached keeps nobody
 * signed in.
 */
export async function signOut(): Promise<void> {
  // Fetched when needed: the first page of a visitor makes no calls.
  await import('./end-server-session.ts').then((m) => m.endServerSession()).catch(() => undefined);
  sessionStore.end('left');
}
