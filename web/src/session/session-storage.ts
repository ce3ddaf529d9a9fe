import { type Session, session as sessionSchema } from '@app/contracts';

/** Where the session is kept between visits (AUT-10). */
export const SESSION_KEY = 'auth_session';

/** What is kept: `absent` nothing, `closed` the browser lets us keep nothing. */
export type Kept = { state: 'present'; session: Session } | { state: 'absent' } | { state: 'closed' };

export interface SessionStorageDoor {
  read(): Kept;
  write(session: Session): void;
  remove(): void;
}

interface DoorOptions {
  /** `localStorage`, reached anew each time: merely naming it throws where it is denied. */
  storage: () => Storage;
  /** Told that something unreadable was found, never what (AUT-10). */
  warn: (sentence: string) => void;
}

/** Keeps exactly the contract's session, and nothing else; a full or denied storage is no failure. */
export function createSessionStorage({ storage, warn }: DoorOptions): SessionStorageDoor {
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
      // What is there is not ours when our own writing failed: memory alone counts until it works again.
      if (full) return { state: 'closed' };
      const raw = attempt<string | null | undefined>((s) => s.getItem(SESSION_KEY), undefined);
      if (raw === undefined) return { state: 'closed' };
      if (raw === null) return { state: 'absent' };
      const session = parseSession(raw);
      if (session !== null) return { state: 'present', session };
      warn('The saved session could not be read and was removed.');
      remove();
      return { state: 'absent' };
    },
    write(session) {
      const text = JSON.stringify(sessionSchema.parse(session));
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

function parseSession(raw: string): Session | null {
  try {
    return sessionSchema.parse(JSON.parse(raw));
  } catch {
    return null;
  }
}
