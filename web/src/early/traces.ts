import { SESSION_KEY } from '../session/session-storage.ts';
import { STORED_TEXT_PREFIX } from '../session/stored-texts.ts';

/** Marks a tab in which a page of ours has been open; `written` once the person has begun to write. */
export const TAB_KEY = 'tab';
/** Written and removed at once: the storage event informs the other tabs. */
export const EXIT_KEY = 'quick_exit';

/** Returns undefined when storage is denied or full. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

function keys(storage: () => Storage): string[] {
  return attempt(() => Object.keys(storage())) ?? [];
}

/** Marks this tab. @returns whether it could be marked. */
export function markTab(written = hasWritten()): boolean {
  attempt(() => sessionStorage.setItem(TAB_KEY, written ? 'written' : 'open'));
  return isMarked();
}

/** Whether a page of ours has been open in this tab since its storage was last cleared. */
export function isMarked(): boolean {
  return attempt(() => sessionStorage.getItem(TAB_KEY) !== null) === true;
}

function hasWritten(): boolean {
  return attempt(() => sessionStorage.getItem(TAB_KEY) === 'written') === true;
}

export function isSignedIn(): boolean {
  return attempt(() => localStorage.getItem(SESSION_KEY) !== null) === true;
}

/** Whether somebody is signed in or has begun to write, now or on an earlier visit. */
export function hasTraces(): boolean {
  const drafts = [...keys(() => localStorage), ...keys(() => sessionStorage)];
  return isSignedIn() || hasWritten() || drafts.some((key) => key.startsWith(STORED_TEXT_PREFIX));
}

/** Clears all browser storage of this site, and blocks writes to it until the page is closed. */
export function clearTraces(): void {
  // First, so that the other tabs exit before they notice the end of the session; again in case storage was full.
  const tellTabs = () => attempt(() => localStorage.setItem(EXIT_KEY, ''));
  tellTabs();
  for (const storage of [() => localStorage, () => sessionStorage]) attempt(() => storage().clear());
  tellTabs();
  attempt(() => localStorage.removeItem(EXIT_KEY));
  Storage.prototype.setItem = () => undefined;
  attempt(() => void caches.keys().then((names) => names.map((name) => caches.delete(name))));
  attempt(
    () =>
      void indexedDB
        .databases()
        .then((found) => found.map(({ name }) => name && indexedDB.deleteDatabase(name))),
  );
}
