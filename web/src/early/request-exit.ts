/** The event for which the quick exit leaves, so that the page can have a button of its own for it. */
export const EXIT_EVENT = 'quick-exit';

/** Leaves by the quick exit. */
export function requestExit(): void {
  document.dispatchEvent(new Event(EXIT_EVENT));
}
