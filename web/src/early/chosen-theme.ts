import { SESSION_KEY } from '../session/session-storage.ts';
import { isTheme, readVisitorTheme } from '../session/theme.ts';

/** The theme that was chosen, as storage has it: the account's, else this browser's, else light (ACC-4). */
export function chosenTheme(): string {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null')?.preferences
      .theme_preference;
    if (isTheme(kept)) return kept;
  } catch {
    // Nobody is signed in, or storage is closed to us.
  }
  return readVisitorTheme() ?? 'light';
}
