import type { Session, Theme } from '@app/contracts';

/** The storage key of a visitor's theme; an account stores its own. */
export const THEME_KEY = 'theme';
export const THEME_NAMES: readonly Theme[] = ['light', 'dark', 'system'];

export function isTheme(name: unknown): name is Theme {
  return THEME_NAMES.some((one) => one === name);
}

/** The theme chosen in this browser without an account; null for none. */
export function readVisitorTheme(): Theme | null {
  try {
    const kept = localStorage.getItem(THEME_KEY);
    return isTheme(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** The theme of this page: the account's, else this browser's, else light (ACC-4). */
function themeOf({ session }: { session: Session | null }): Theme {
  return session?.preferences.theme_preference ?? readVisitorTheme() ?? 'light';
}

/** Applies the theme to the page (ACC-4). */
export function applyTheme(root: HTMLElement, state: { session: Session | null }): void {
  const theme = themeOf(state);
  if (root.dataset.theme !== theme) root.dataset.theme = theme;
}

/** Applies the theme that a visitor chose and stores it in this browser (ACC-4). */
export function chooseVisitorTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is denied or full: the choice lasts until the page is closed.
  }
}
