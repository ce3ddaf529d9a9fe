import { forgetTextsOnLeaving } from './kept-texts.ts';
import { createSessionStorage, SESSION_KEY } from './session-storage.ts';
import { createSessionStore } from './session-store.ts';
import { applyTheme, THEME_KEY } from './theme.ts';

/** The one session of this page. */
export const sessionStore = createSessionStore(
  createSessionStorage({ storage: () => window.localStorage, warn: (sentence) => console.warn(sentence) }),
);

/** Ties the session to the browser: other tabs (AUT-11), what was left unsent (AUT-12) and the page's theme. Called once, before the first render. */
export function watchBrowser(): void {
  const paint = () => applyTheme(document.documentElement, sessionStore.snapshot());
  window.addEventListener('storage', (event) => {
    // `key` is null when everything was cleared at once.
    if (event.key === SESSION_KEY || event.key === null) sessionStore.adopt();
    if (event.key === THEME_KEY) paint();
  });
  // A page out of the browser's page cache has heard of nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => persisted && sessionStore.adopt());
  forgetTextsOnLeaving(sessionStore, [() => window.localStorage, () => window.sessionStorage]);
  sessionStore.subscribe(paint);
  paint();
}
