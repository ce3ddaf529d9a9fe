/** The event for which the quick exit leaves, so that the page can have a button of its own for it. */
export const EXIT_EVENT = 'quick-exit';

/** Leaves by the quick exit. */
export function requestExit(): void {
  document.dispatchEvent(new Event(EXIT_EVENT));
}

/** The event for which the button at the edge of the window is shown. */
export const OFFER_EVENT = 'quick-exit-offer';

/** Shows the button on a page that nobody else should see, before anything is written. */
export function offerExit(): void {
  document.dispatchEvent(new Event(OFFER_EVENT));
}
