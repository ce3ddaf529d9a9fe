import type { Theme } from '@app/contracts';
import type { SessionState } from './session-store.ts';

/** Where a visitor's choice is kept; an account has its own. */
export const THEME_KEY = 'theme';
const NAMES: readonly unknown[] = ['light', 'dark', 'system'] satisfies Theme[];

export function isTheme(name: unknown): name is Theme {
  return NAMES.includes(name);
}

/** What was chosen in this browser without an account; null when nothing was. */
export function readVisitorTheme(): Theme | null {
  try {
    const kept = localStorage.getItem(THEME_KEY);
    return isTheme(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** The theme of this page: the account's, else this browser's; light for whoever has not chosen (ACC-4). */
function themeOf({ session }: SessionState): Theme {
  return session?.preferences.theme_preference ?? readVisitorTheme() ?? 'light';
}

/** Applies the theme to the page (ACC-4). */
export function applyTheme(root: HTMLElement, state: SessionState): void {
  const theme = themeOf(state);
  if (root.dataset.theme !== theme) root.dataset.theme = theme;
}
