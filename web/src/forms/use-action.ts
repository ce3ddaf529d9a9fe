import { useRef, useState } from 'react';

/**
 * An action that a button starts. Further starts are ignored while it runs; it completes even if the person leaves the
 * page.
 */
export function useAction<Input = void>(
  act: (input: Input) => Promise<void>,
  onFailure: (failure: unknown) => void,
) {
  const [busy, setBusy] = useState(false);
  // `busy` changes with the next rendering, and a second click may come before it.
  const running = useRef(false);
  const go = (input: Input) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    void act(input)
      .catch(onFailure)
      .finally(() => {
        running.current = false;
        setBusy(false);
      });
  };
  return { busy, go };
}
