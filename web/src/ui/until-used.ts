const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;
/** Code is loaded after this time even if the person has not used the page. */
const SETTLED_MS = 2_000;

/** Resolves when the person begins to use the page, or after a delay. */
export function untilUsed(): Promise<void> {
  return new Promise((resolve) => {
    const isUsed = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, isUsed);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, isUsed, { passive: true });
    setTimeout(isUsed, SETTLED_MS);
  });
}
