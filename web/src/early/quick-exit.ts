import { QUICK_EXIT_URL } from '@app/contracts';
import { quickExitCopy as copy } from './quick-exit.copy.ts';
import { EXIT_EVENT, OFFER_EVENT } from './request-exit.ts';
import { clearTraces, EXIT_KEY, hasTraces, isMarked, isSignedIn, markTab } from './traces.ts';

/** The path of the contract's `exit` endpoint. */
const EXIT_CALL = '/api/auth/exit';
const PRESSES = 3;
/** The maximum time between two presses. */
const PRESS_GAP_MS = 1_000;

let leaving = false;
let shown = false;

/** Hides the page, clears storage and opens a neutral page. @param shouldNotify whether to inform the server. */
function leave(shouldNotify: boolean): void {
  if (leaving) return;
  leaving = true;
  // A reload or redirect that the application has started must not return to the page.
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.destination.url !== QUICK_EXIT_URL && event.cancelable) event.preventDefault();
  });
  document.documentElement.style.display = 'none';
  document.title = '\u200e';
  if (shouldNotify) navigator.sendBeacon(EXIT_CALL);
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
 * Whether this page was left by a quick exit: the tab's history leads back to it, and there is neither a session nor the
 * mark of the tab. Going back after a quick exit must show nothing.
 */
function wasLeft(): boolean {
  return !isMarked() && !isSignedIn() && markTab();
}

/**
 * Shows the quick exit button once a person is signed in, has begun to write, or opens a page that offers it
 * (docs/safety.md), and prevents a page left
 * by it from being shown again: through Back, the back/forward cache or other tabs. Works before the application has
 * loaded and when it fails.
 */
export function watchQuickExit(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  // The router sets a history state for every page that was shown.
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
  document.addEventListener(EXIT_EVENT, () => leave(true));
  document.addEventListener(OFFER_EVENT, showButton);
  // A prerendered page can offer the exit before the application has loaded.
  const isOffered = () => document.querySelector('[data-exit-offer]') !== null;
  document.addEventListener('DOMContentLoaded', () => (hasTraces() || isOffered()) && showButton());
  watchShift();
}
