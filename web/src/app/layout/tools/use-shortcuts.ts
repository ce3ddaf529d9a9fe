import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../pages/paths.ts';
import { sessionStore } from '../../../session/session.ts';
import { type Act, createKeyReader } from './shortcuts.ts';

/** Elements that use the keys themselves. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const SEARCH = 'main input[type="search"]';
/** Events that cancel waiting for the search field. */
const OTHER_ACTS = ['keydown', 'pointerdown'] as const;

function isForUs({ target, defaultPrevented, ctrlKey, metaKey, altKey, isComposing, repeat }: KeyboardEvent) {
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing || repeat) return false;
  if (target instanceof Element && target.closest(FIELDS)) return false;
  return document.querySelector('[role="dialog"]') === null;
}

/** Focuses the search field of the page as soon as it exists, unless the person does something else first. */
function focusSearch(): void {
  const find = () => document.querySelector<HTMLInputElement>(SEARCH);
  const field = find();
  if (field) {
    field.focus();
    return;
  }
  const looking = new MutationObserver(() => {
    const found = find();
    if (!found) return;
    stop();
    found.focus();
  });
  const stop = () => {
    looking.disconnect();
    for (const act of OTHER_ACTS) document.removeEventListener(act, doesOther, true);
  };
  // The shortcut key may still be held down.
  const doesOther = (event: Event) => {
    if (!(event instanceof KeyboardEvent && event.repeat)) stop();
  };
  looking.observe(document.body, { childList: true, subtree: true });
  for (const act of OTHER_ACTS) document.addEventListener(act, doesOther, true);
}

interface ShortcutsOptions {
  on: boolean;
  /** Keys pressed before this code was loaded; they are removed from this array. */
  earlyKeys: KeyboardEvent[];
  onHelp: () => void;
}

/** Handles the shortcuts of every page, except while the person types or a dialog is open. */
export function useShortcuts({ on, earlyKeys, onHelp }: ShortcutsOptions): void {
  const navigate = useNavigate();
  const read = useRef(createKeyReader());
  useEffect(() => {
    if (!on) return;
    const act = (what: Act) => {
      if (what === 'help') return onHelp();
      if (what !== 'search') return void navigate(what.go);
      const isHere = window.location.pathname === paths.dashboard || document.querySelector(SEARCH) !== null;
      if (!isHere) void navigate(paths.dashboard);
      focusSearch();
    };
    const press = (event: KeyboardEvent) => {
      if (!isForUs(event)) return;
      const what = read.current(event.key, event.timeStamp, sessionStore.snapshot().session !== null);
      if (what === null) return;
      event.preventDefault();
      act(what);
    };
    for (const event of earlyKeys.splice(0)) press(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on, earlyKeys, onHelp, navigate]);
}
