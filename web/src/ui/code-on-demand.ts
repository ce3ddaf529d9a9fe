import { useSyncExternalStore } from 'react';

interface Loaded<Code> {
  /** null until it is loaded. */
  readonly code: Code | null;
  readonly failed: boolean;
}

/** Code that a page loads when it needs it, or before: unlike with `lazy`, loaded code is rendered at once. */
export interface CodeOnDemand<Code> {
  /** Loads the code, once. @returns null when that fails; the next call tries again. */
  load(): Promise<Code | null>;
  /** The code for a component, which renders again when it arrives. Does not start loading. */
  use(): Loaded<Code>;
}

export function codeOnDemand<Code>(fetchCode: () => Promise<Code>): CodeOnDemand<Code> {
  let state: Loaded<Code> = { code: null, failed: false };
  let loading: Promise<Code | null> | null = null;
  const listeners = new Set<() => void>();
  const setState = (code: Code | null, failed: boolean) => {
    state = { code, failed };
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const load = async (): Promise<Code | null> => {
    if (state.failed) setState(null, false);
    try {
      setState(await fetchCode(), false);
    } catch {
      loading = null;
      setState(null, true);
    }
    return state.code;
  };
  return {
    load() {
      loading ??= load();
      return loading;
    },
    use: () => useSyncExternalStore(subscribe, () => state),
  };
}
