import { useSyncExternalStore } from 'react';

/** The width up to which style sheets give a conversation the whole page (40rem). */
const isNarrow = () => window.matchMedia('(max-width: 40rem)');

function subscribe(listener: () => void): () => void {
  const query = isNarrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the page is as narrow as on a phone. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => isNarrow().matches);
}
