import type { AccessGrant, Session } from '@app/contracts';
import type { SessionStorageDoor } from './session-storage.ts';

/** Why nobody is signed in: the person left, or the server no longer knows the session. */
export type Ending = 'left' | 'expired';

export interface SessionState {
  /** `loading` while it is not known whether the stored session still lives (HOME-3, NAV-3). */
  readonly status: 'loading' | 'ready';
  readonly session: Session | null;
  readonly ended: Ending | null;
}

export interface SessionStore {
  snapshot(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Somebody signed in or up. @returns whether this browser keeps it over a reload. */
  begin(session: Session): boolean;
  /** Nobody is signed in any more; the stored session goes with it (AUT-12). */
  end(why: Ending): void;
  /** Replaces parts of the session, if it is still the one of `sessionId`. */
  update(sessionId: string, parts: Partial<Omit<Session, 'session'>>): void;
  /** Takes a renewed grant; false when that session is no longer the present one. */
  renew(grant: AccessGrant): boolean;
  /** Takes what another tab stored since (AUT-11). */
  adopt(): void;
  /** Whether the stored session lives is being found out, or is now known. */
  setStatus(status: SessionState['status']): void;
}

/** Of two grants of one session, the one that lives longer: tabs write over each other in any order. */
function fresher(a: AccessGrant, b: AccessGrant): AccessGrant {
  return a.token === b.token && Date.parse(b.expires_at) > Date.parse(a.expires_at) ? b : a;
}

/**
 * The session of this browser (AUT-10 to AUT-12): held in memory, kept in local storage, one for all tabs.
 * @param door to local storage; a closed one leaves the store working in memory.
 */
export function createSessionStore(door: SessionStorageDoor): SessionStore {
  const kept = door.read();
  let state: SessionState = {
    status: 'ready',
    session: kept.state === 'present' ? kept.session : null,
    ended: null,
  };
  const listeners = new Set<() => void>();

  const become = (next: Partial<SessionState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const keep = (session: Session) => {
    door.write(session);
    become({ session, ended: null });
  };
  /** What to build on: another tab may have stored something newer that has not been announced here yet. */
  const latest = (sessionId: string): Session | null => {
    const stored = door.read();
    if (stored.state === 'absent') return null;
    const base = stored.state === 'present' ? stored.session : state.session;
    return base?.session.token === sessionId ? base : null;
  };

  return {
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin(session) {
      keep(session);
      return door.read().state === 'present';
    },
    end(why) {
      door.remove();
      become({ session: null, ended: why, status: 'ready' });
    },
    update(sessionId, parts) {
      const base = latest(sessionId);
      if (base === null) return;
      const mine = state.session?.session ?? base.session;
      keep({ ...base, ...parts, session: fresher(base.session, mine) });
    },
    renew(grant) {
      const base = latest(grant.token);
      if (base === null) return false;
      keep({ ...base, session: grant });
      return true;
    },
    adopt() {
      const stored = door.read();
      if (stored.state === 'present') become({ session: stored.session, ended: null });
      if (stored.state === 'absent' && state.session !== null) become({ session: null, ended: 'left' });
    },
    setStatus(status) {
      if (state.status !== status) become({ status });
    },
  };
}
