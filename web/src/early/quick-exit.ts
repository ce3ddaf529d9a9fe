import { QUICK_EXIT_URL } from '@app/contracts';
import { quickExitCopy as copy } from './quick-exit.copy.ts';
import { clearTraces, EXIT_KEY, hasTraces, isMarked, isSignedIn, markTab } from './traces.ts';

/** The call `exit` of the contract's auth endpoints. */
const EXIT_CALL = '/api/auth/exit';
const PRESSES = 3;
/** Two presses further apart do not belong together. */
const PRESS_GAP_MS = 1_000;

let leaving = false;
let shown = false;

/** Hides the page at once, forgets it and puts a neutral one in its place. @param tell the server and the other tabs. */
function leave(tell: boolean): void {
  if (leaving) return;
  leaving = true;
  // What the application had begun (a reload, a redirect) must not lead back.
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.destination.url !== QUICK_EXIT_URL && event.cancelable) event.preventDefault();
  });
  document.documentElement.style.display = 'none';
  document.title = '\u200e';
  if (tell) navigator.sendBeacon(EXIT_CALL);
  clearTraces();
  document.documentElement.replaceChildren();
  location.replace(QUICK_EXIT_URL);
}

function showButton(): void {
  if (shown || document.body === null) return;
  shown = true;
  const aside = document.createElement('aside');
  aside.className = 'quick-exit';
  aside.ariaLabel = copy.button;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = copy.button;
  button.title = copy.hint;
  button.onclick = () => leave(true);
  aside.append(button);
  document.body.prepend(aside);
}

function watchShift(): void {
  let presses = 0;
  let last = 0;
  document.addEventListener('pointerdown', () => {
    presses = 0;
  });
  document.addEventListener(
    'keydown',
    ({ key, repeat, timeStamp }) => {
      if (repeat || !shown) return;
      if (key !== 'Shift' || timeStamp - last > PRESS_GAP_MS) presses = 0;
      if (key !== 'Shift') return;
      last = timeStamp;
      presses += 1;
      if (presses === PRESSES) leave(true);
    },
    true,
  );
}

/**
 * Going back after a quick exit must show nothing: a page of ours that the tab's history leads back to, and that finds
 * neither a session nor its tab's mark, is one somebody has left that way. @returns whether it was.
 */
function wasLeft(): boolean {
  return !isMarked() && !isSignedIn() && markTab();
}

/**
 * Offers the quick exit once somebody is signed in or has begun to write (safety.md), and keeps what was left that way
 * from ever being seen again: behind Back, in the browser's page cache, in other tabs. Works before the application is
 * there, and when it fails.
 */
export function watchQuickExit(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  // The router leaves a state with every place that was shown.
  const returned = navigation && 'type' in navigation && navigation.type === 'back_forward' && history.state;
  if (returned && wasLeft()) {
    leave(false);
    return;
  }
  markTab();

  addEventListener('storage', ({ key, newValue }) => {
    if (key === EXIT_KEY && newValue !== null) leave(false);
  });
  const { style } = document.documentElement;
  addEventListener('pagehide', () => {
    style.visibility = 'hidden';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && leaving) location.replace(QUICK_EXIT_URL);
    else if (persisted && wasLeft()) leave(false);
    else style.visibility = '';
  });
  const begun = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches('textarea, input:not([type=radio], [type=checkbox])'))
      return;
    markTab(true);
    showButton();
  };
  document.addEventListener('input', begun, true);
  document.addEventListener('DOMContentLoaded', () => hasTraces() && showButton());
  watchShift();
}
