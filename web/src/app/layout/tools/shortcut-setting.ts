/** Where it is kept that somebody wants no shortcuts of single keys (WCAG 2.1.4). */
export const SHORTCUTS_KEY = 'shortcuts';

export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(SHORTCUTS_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** A browser that keeps nothing forgets it with the page. */
export function keepShortcuts(on: boolean): void {
  try {
    if (on) localStorage.removeItem(SHORTCUTS_KEY);
    else localStorage.setItem(SHORTCUTS_KEY, 'off');
  } catch {
    // Nothing is kept then.
  }
}
