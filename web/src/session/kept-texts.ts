import type { SessionStore } from './session-store.ts';

/** What begins the names of a person's texts. */
export const KEPT_PREFIX = 'kept:';
/** Whoever chats without an account. */
const VISITOR = 'visitor';

type StorageDoor = () => Storage;

/** Texts of one person's in this browser, by name. */
export interface KeptTexts {
  get(name: string): string | null;
  /** null forgets it. */
  set(name: string, text: string | null): void;
}

/**
 * What a person has written and not yet sent, kept in this browser for that person alone: it outlives a reload and a
 * session that expired. A full or denied storage keeps nothing, and is no failure.
 * @param storage `localStorage` for what every tab shares, `sessionStorage` for what belongs to one.
 */
export function createKeptTexts(storage: StorageDoor, userId: string | undefined): KeptTexts {
  const keyOf = (name: string) => `${KEPT_PREFIX}${userId ?? VISITOR}:${name}`;
  return {
    get(name) {
      try {
        return storage().getItem(keyOf(name));
      } catch {
        return null;
      }
    },
    set(name, text) {
      try {
        if (text === null) storage().removeItem(keyOf(name));
        else storage().setItem(keyOf(name), text);
      } catch {
        // Nothing is kept then.
      }
    },
  };
}

function forget(storage: StorageDoor, userId: string): void {
  try {
    const kept = storage();
    const mine = Object.keys(kept).filter((key) => key.startsWith(`${KEPT_PREFIX}${userId}:`));
    for (const key of mine) kept.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** Forgets a person's texts when they sign out, here or in another tab; not when their session merely expired. */
export function forgetTextsOnLeaving(store: SessionStore, storages: readonly StorageDoor[]): void {
  let owner = store.snapshot().session?.user.id;
  store.subscribe(() => {
    const { session, ended } = store.snapshot();
    if (session === null && ended === 'left' && owner !== undefined)
      for (const storage of storages) forget(storage, owner);
    owner = session?.user.id ?? owner;
  });
}
