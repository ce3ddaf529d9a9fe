import { useEffect } from 'react';

/** Tells the style sheets how much of the window's lower end an on-screen keyboard covers, in browsers that do not resize it (iOS). */
export function useCoveredHeight(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return;
    const { style } = document.documentElement;
    const show = () => {
      const covered = seen.scale === 1 ? window.innerHeight - seen.height - seen.offsetTop : 0;
      style.setProperty('--covered', `${Math.max(0, covered)}px`);
    };
    seen.addEventListener('resize', show);
    seen.addEventListener('scroll', show);
    return () => {
      seen.removeEventListener('resize', show);
      seen.removeEventListener('scroll', show);
      style.removeProperty('--covered');
    };
  }, []);
}
