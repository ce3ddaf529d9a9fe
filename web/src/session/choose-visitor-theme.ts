import type { Theme } from '@app/contracts';
import { THEME_KEY } from './theme.ts';

/** A visitor's choice of theme: shown at once, and kept in this browser where it keeps anything (ACC-4). */
export function chooseVisitorTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // It lasts as long as the page.
  }
}
