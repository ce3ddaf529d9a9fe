import { useCallback, useSyncExternalStore } from 'react';

/** Whether the page is as narrow as on a phone: the width up to which style sheets give a conversation the whole page. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 40rem)');
}

/** Whether there is room for something beside the page (page.module.css). */
export function useHasAside(): boolean {
  return useMediaQuery('(min-width: 64rem)');
}

/** Whether the page matches a media query. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
