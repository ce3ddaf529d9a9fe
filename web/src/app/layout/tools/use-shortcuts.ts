import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { sessionStore } from '../../../session/session.ts';
import { paths } from '../../paths.ts';
import { type Act, createKeyReader } from './shortcuts.ts';

/** Where keys are text, or belong to what has focus. */
const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const SEARCH = 'main input[type="search"]';
/** What somebody does who no longer waits for the field of the page they went to. */
const OTHER_ACTS = ['keydown', 'pointerdown'] as const;

function isForUs({ target, defaultPrevented, ctrlKey, metaKey, altKey, isComposing, repeat }: KeyboardEvent) {
  if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing || repeat) return false;
  if (target instanceof Element && target.closest(FIELDS)) return false;
  return document.querySelector('[role="dialog"]') === null;
}

/** Takes focus to the field that searches the history, once it is there, unless somebody does something else meanwhile. */
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
    // After the page has taken focus to its heading.
    setTimeout(() => found.focus());
  });
  const stop = () => {
    looking.disconnect();
    for (const act of OTHER_ACTS) document.removeEventListener(act, doesOther, true);
  };
  // The key that asked for it may still be held down.
  const doesOther = (event: Event) => {
    if (!(event instanceof KeyboardEvent && event.repeat)) stop();
  };
  looking.observe(document.body, { childList: true, subtree: true });
  for (const act of OTHER_ACTS) document.addEventListener(act, doesOther, true);
}

interface ShortcutsOptions {
  on: boolean;
  /** Pressed before this code had come; taken from here. */
  earlyKeys: KeyboardEvent[];
  onHelp: () => void;
}

/** Listens to the keyboard for the shortcuts of every page; never while somebody writes, nor over a dialog. */
export function useShortcuts({ on, earlyKeys, onHelp }: ShortcutsOptions): void {
  const navigate = useNavigate();
  const read = useRef(createKeyReader());
  useEffect(() => {
    if (!on) return;
    const act = (what: Act) => {
      if (what === 'help') return onHelp();
      if (what !== 'search') return void navigate(what.go);
      if (window.location.pathname !== paths.dashboard) void navigate(paths.dashboard);
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
