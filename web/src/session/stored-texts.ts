import type { SessionStore } from './session-store.ts';

/** The prefix of all storage keys of unsent texts. */
export const STORED_TEXT_PREFIX = 'kept:';
/** Replaces the user id of a person without an account. */
const VISITOR = 'visitor';

type StorageGetter = () => Storage;

/** The unsent texts of one person in this browser, by name. */
export interface StoredTexts {
  get(name: string): string | null;
  /** null deletes the text. */
  set(name: string, text: string | null): void;
}

/**
 * Stores what a person has written and not yet sent, in this browser and for that person only. The texts survive a
 * reload and an expired session. Full or denied storage is ignored.
 * @param storage `localStorage` for what every tab shares, `sessionStorage` for what belongs to one.
 */
export function createStoredTexts(storage: StorageGetter, userId: string | undefined): StoredTexts {
  const keyOf = (name: string) => `${STORED_TEXT_PREFIX}${userId ?? VISITOR}:${name}`;
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
        // Storage is denied or full: the text is not stored.
      }
    },
  };
}

function clearTexts(storage: StorageGetter, userId: string): void {
  try {
    const kept = storage();
    const mine = Object.keys(kept).filter((key) => key.startsWith(`${STORED_TEXT_PREFIX}${userId}:`));
    for (const key of mine) kept.removeItem(key);
  } catch {
    // Storage is denied, so nothing was stored.
  }
}

/** Deletes a person's texts when they sign out, here or in another tab; not when their session has expired. */
export function clearTextsOnSignOut(store: SessionStore, storages: readonly StorageGetter[]): void {
  let owner = store.snapshot().session?.user.id;
  store.subscribe(() => {
    const { session, ended } = store.snapshot();
    if (session === null && ended === 'left' && owner !== undefined)
      for (const storage of storages) clearTexts(storage, owner);
    owner = session?.user.id ?? owner;
  });
}
