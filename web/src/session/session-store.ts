import type { AccessGrant, Session } from '@app/contracts';
import type { SessionStorage } from './session-storage.ts';

/** Why the session ended: the person signed out, or the server no longer accepts the session. */
export type SessionEndReason = 'left' | 'expired';

export interface SessionState {
  /** `loading` while it is unknown whether the stored session is still valid (HOME-3, NAV-3). */
  readonly status: 'loading' | 'ready';
  readonly session: Session | null;
  readonly ended: SessionEndReason | null;
}

export interface SessionStore {
  snapshot(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Starts the session of a person who signed in or up. @returns whether it survives a reload. */
  begin(session: Session): boolean;
  /** Ends the session and deletes it from storage (AUT-12). */
  end(why: SessionEndReason): void;
  /** Replaces parts of the session if it is still the session `sessionId`. */
  update(sessionId: string, parts: Partial<Omit<Session, 'session'>>): void;
  /** Stores a renewed grant; returns false when it belongs to another session. */
  renew(grant: AccessGrant): boolean;
  /** Reads the session that another tab has stored (AUT-11). */
  syncFromStorage(): void;
  /** Sets whether the stored session is being checked. */
  setStatus(status: SessionState['status']): void;
}

/** Returns the grant that expires later, because tabs can overwrite each other in any order. */
function laterGrant(a: AccessGrant, b: AccessGrant): AccessGrant {
  return a.token === b.token && Date.parse(b.expires_at) > Date.parse(a.expires_at) ? b : a;
}

/**
 * The session of this browser (AUT-10 to AUT-12): held in memory and in local storage, shared by all tabs.
 * @param storage access to local storage; when it is denied or full, the store works in memory.
 */
export function createSessionStore(storage: SessionStorage): SessionStore {
  const kept = storage.read();
  let state: SessionState = {
    status: 'ready',
    session: kept.state === 'present' ? kept.session : null,
    ended: null,
  };
  const listeners = new Set<() => void>();

  const setState = (next: Partial<SessionState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const keep = (session: Session) => {
    storage.write(session);
    setState({ session, ended: null });
  };
  /** The session to update: another tab may have stored a newer one whose storage event has not arrived yet. */
  const latest = (sessionId: string): Session | null => {
    const stored = storage.read();
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
      return storage.read().state === 'present';
    },
    end(why) {
      storage.remove();
      setState({ session: null, ended: why, status: 'ready' });
    },
    update(sessionId, parts) {
      const base = latest(sessionId);
      if (base === null) return;
      const mine = state.session?.session ?? base.session;
      keep({ ...base, ...parts, session: laterGrant(base.session, mine) });
    },
    renew(grant) {
      const base = latest(grant.token);
      if (base === null) return false;
      keep({ ...base, session: grant });
      return true;
    },
    syncFromStorage() {
      const stored = storage.read();
      if (stored.state === 'present') setState({ session: stored.session, ended: null });
      if (stored.state === 'absent' && state.session !== null) setState({ session: null, ended: 'left' });
    },
    setStatus(status) {
      if (state.status !== status) setState({ status });
    },
  };
}
