import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;
/** The code is loaded after this time even if the person has not used the page. */
const SETTLED_MS = 2_000;

/** Resolves when the person begins to use the page, or after a delay. */
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
 * A component whose code is loaded late if the page was prerendered, because its HTML is already there.
 * @param id of an element inside the component, which shows that it was prerendered.
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
