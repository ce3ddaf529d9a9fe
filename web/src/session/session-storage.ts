import type { Session } from '@app/contracts';
import { readJson } from './read-json.ts';
import { readSession } from './read-session.ts';

/** The storage key of the session (AUT-10). */
export const SESSION_KEY = 'auth_session';

/** The stored session: `absent` when there is none, `closed` when storage is denied or full. */
export type StoredSession =
  | { state: 'present'; session: Session }
  | { state: 'absent' }
  | { state: 'closed' };

export interface SessionStorage {
  read(): StoredSession;
  write(session: Session): void;
  remove(): void;
}

interface SessionStorageOptions {
  /** Returns `localStorage`; a function, because accessing it throws where it is denied. */
  storage: () => Storage;
  /** Called when the stored session is unreadable; never with its content (AUT-10). */
  warn: (sentence: string) => void;
}

/** Stores exactly the contract's session and nothing else. Full or denied storage is not an error. */
export function createSessionStorage({ storage, warn }: SessionStorageOptions): SessionStorage {
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(storage());
    } catch {
      return otherwise;
    }
  };
  const remove = () => attempt((s) => s.removeItem(SESSION_KEY), undefined);
  let full = false;

  return {
    read() {
      // The last write failed, so the stored session may be another one: only the session in memory is valid.
      if (full) return { state: 'closed' };
      const raw = attempt<string | null | undefined>((s) => s.getItem(SESSION_KEY), undefined);
      if (raw === undefined) return { state: 'closed' };
      if (raw === null) return { state: 'absent' };
      const session = readJson(raw, readSession);
      if (session !== null) return { state: 'present', session };
      warn('The saved session could not be read and was removed.');
      remove();
      return { state: 'absent' };
    },
    write(session) {
      const text = JSON.stringify(readSession(session));
      full = !attempt((s) => {
        s.setItem(SESSION_KEY, text);
        return true;
      }, false);
      if (full) remove();
    },
    remove() {
      full = false;
      remove();
    },
  };
}
