import { paths } from '../../paths.ts';
import { toolsCopy as copy } from './tools.copy.ts';

/** What a shortcut does. */
export type Act = { go: string } | 'search' | 'help';

export interface Shortcut {
  /** One after the other, as `KeyboardEvent.key` names them. */
  readonly keys: readonly string[];
  readonly means: string;
  /** Absent where the browser or another part of the page acts. */
  readonly act?: Act;
  /** For signed-in people alone. */
  readonly signedIn?: true;
}

/** Every shortcut there is, as the help shows them. */
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

/** The second key must follow within this. */
const SEQUENCE_MS = 1_500;

/** Reads keys one after the other. @returns what the keys so far ask for, if anything, for whoever may ask it. */
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
