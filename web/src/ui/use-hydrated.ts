import { useSyncExternalStore } from 'react';

const noChange = () => () => undefined;

/**
 * Whether the page is hydrated. Input into a prerendered page before that would be lost, so fields are disabled until
 * then.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}
