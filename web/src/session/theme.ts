import type { SessionState } from './session-store.ts';

/** Applies the person's theme to the page; light for everybody who has not chosen (ACC-4). */
export function applyTheme(root: HTMLElement, { session }: SessionState): void {
  const theme = session?.preferences.theme_preference ?? 'light';
  if (root.dataset.theme !== theme) root.dataset.theme = theme;
}
