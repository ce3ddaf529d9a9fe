import { KEPT_PREFIX } from '../session/kept-texts.ts';
import { SESSION_KEY } from '../session/session-storage.ts';

/** The mark of a tab in which a page of ours has been open: `written` once somebody began to write. */
export const TAB_KEY = 'tab';
/** Said to the other tabs, and taken back at once. */
export const EXIT_KEY = 'quick_exit';

/** Storage may be denied or full: then there is nothing to read, and nothing was written. */
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

/** Marks this tab as one of ours. @returns whether it could be marked. */
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

/** Somebody is signed in, or has begun to write, here or on an earlier visit. */
export function hasTraces(): boolean {
  const drafts = [...keys(() => localStorage), ...keys(() => sessionStorage)];
  return isSignedIn() || hasWritten() || drafts.some((key) => key.startsWith(KEPT_PREFIX));
}

/** Clears what this browser holds of us, and lets nothing more be kept until the page is gone. */
export function clearTraces(): void {
  // First, so that the other tabs leave before they see that the session is gone; again where there was no room for it.
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
