import { createSessionStorage, SESSION_KEY } from './session-storage.ts';
import { createSessionStore } from './session-store.ts';
import { clearTextsOnSignOut } from './stored-texts.ts';
import { applyTheme, THEME_KEY } from './theme.ts';

/** The session of this page. */
export const sessionStore = createSessionStore(
  createSessionStorage({ storage: () => window.localStorage, warn: (sentence) => console.warn(sentence) }),
);

/** Synchronizes the session with other tabs (AUT-11), the unsent texts (AUT-12) and the theme. Call once, before the first render. */
export function syncSessionWithBrowser(): void {
  const paint = () => applyTheme(document.documentElement, sessionStore.snapshot());
  window.addEventListener('storage', (event) => {
    // `key` is null when the whole storage was cleared.
    if (event.key === SESSION_KEY || event.key === null) sessionStore.syncFromStorage();
    if (event.key === THEME_KEY) paint();
  });
  // A page restored from the back/forward cache has received no storage events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && sessionStore.syncFromStorage());
  clearTextsOnSignOut(sessionStore, [() => window.localStorage, () => window.sessionStorage]);
  sessionStore.subscribe(paint);
  paint();
}
