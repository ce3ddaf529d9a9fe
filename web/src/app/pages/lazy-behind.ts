import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;
/** Whoever has looked at the first screen for so long may go on any moment. */
const SETTLED_MS = 2_000;

/** Comes true when somebody begins to use the page, or soon after it is there. */
function used(): Promise<void> {
  return new Promise((resolve) => {
    const isUsed = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, isUsed);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, isUsed, { passive: true });
    setTimeout(isUsed, SETTLED_MS);
  });
}

/**
 * A part of a page whose code can wait: where the page was rendered ahead, what it makes is there already.
 * @param id of an element of it, by which that is seen.
 */
export function lazyBehind(
  id: string,
  load: () => Promise<ComponentType>,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    if (typeof document !== 'undefined' && document.getElementById(id) !== null) await used();
    return { default: await load() };
  });
}
