import { paths } from '../../../pages/paths.ts';
import { toolsCopy as copy } from './tools.copy.ts';

/** The action of a shortcut. */
export type Act = { go: string } | 'search' | 'help';

export interface Shortcut {
  /** The keys in sequence, with the names of `KeyboardEvent.key`. */
  readonly keys: readonly string[];
  readonly means: string;
  /** Absent when the browser or another part of the page handles the keys. */
  readonly act?: Act;
  /** Only for signed-in people. */
  readonly signedIn?: true;
}

/** All shortcuts, in the order of the help dialog. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['n'], means: copy.goAsk, act: { go: paths.ask }, signedIn: true },
  { keys: ['/'], means: copy.search, act: 'search', signedIn: true },
  { keys: ['g', 'd'], means: copy.goDashboard, act: { go: paths.dashboard }, signedIn: true },
  { keys: ['g', 'a'], means: copy.goAccount, act: { go: paths.account }, signedIn: true },
  { keys: ['g', 'l'], means: copy.goLibrary, act: { go: paths.library } },
  { keys: ['g', 'h'], means: copy.goHome, act: { go: paths.home } },
  { keys: ['?'], means: copy.help, act: 'help' },
  { keys: ['Escape'], means: copy.close },
  { keys: ['Shift', 'Shift', 'Shift'], means: copy.exit },
];

/** The maximum time between two keys of a sequence. */
const SEQUENCE_MS = 1_500;

/** Returns a function that receives each key and returns the action it completes, or null. */
export function createKeyReader() {
  let before: { key: string; at: number } | null = null;
  return (key: string, at: number, isSignedIn: boolean): Act | null => {
    const open = SHORTCUTS.filter(({ act, signedIn }) => act && (isSignedIn || !signedIn));
    const first = before !== null && at - before.at <= SEQUENCE_MS ? before.key : null;
    const pair = open.find(({ keys }) => keys.length === 2 && keys[0] === first && keys[1] === key);
    before = pair ? null : { key, at };
    return (pair ?? open.find(({ keys }) => keys.length === 1 && keys[0] === key))?.act ?? null;
  };
}

/** The storage key of the setting that turns off single-key shortcuts (WCAG 2.1.4). */
export const SHORTCUTS_KEY = 'shortcuts';

export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(SHORTCUTS_KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Stores the setting. Without storage it lasts until the page is closed. */
export function setShortcutsOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(SHORTCUTS_KEY);
    else localStorage.setItem(SHORTCUTS_KEY, 'off');
  } catch {
    // Storage is denied or full.
  }
}
