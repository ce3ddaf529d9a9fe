import { useSyncExternalStore } from 'react';

const noChange = () => () => undefined;

/**
 * Whether the page's script has taken over. A page that was rendered ahead is seen before that, and what is typed or
 * chosen in it then would be lost: fields wait for this.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}
