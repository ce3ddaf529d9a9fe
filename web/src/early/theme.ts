import { SESSION_KEY } from '../session/session-storage.ts';
import { isTheme, readVisitorTheme } from '../session/theme.ts';

/** The `--paper` colors of tokens.css, which is not loaded yet when this runs. */
const PAPER = { light: '#fbf6ee', dark: '#1d1820' };

/** Gives the browser's toolbar the background color of the page, now and whenever the theme changes (ACC-4). */
export function colorBrowserBar(): void {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    const { theme } = root.dataset;
    const isDark = theme === 'dark' || (theme === 'system' && dark.matches);
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', PAPER[isDark ? 'dark' : 'light']);
  };
  new MutationObserver(paint).observe(root, { attributeFilter: ['data-theme'] });
  dark.addEventListener('change', paint);
  // The meta element comes after the script that calls this.
  document.addEventListener('DOMContentLoaded', paint);
}

/** The stored theme: the account's, else this browser's, else light (ACC-4). */
export function readTheme(): string {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null')?.preferences
      .theme_preference;
    if (isTheme(kept)) return kept;
  } catch {
    // Nobody is signed in, or storage is denied.
  }
  return readVisitorTheme() ?? 'light';
}
