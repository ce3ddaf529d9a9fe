import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that a button starts. Further starts are ignored while it runs; it completes even if the person leaves the
 * page. Only on pages with server state (app/server-state.tsx).
 */
export function useAction<Input = void>(
  act: (input: Input) => Promise<void>,
  onFailure: (failure: unknown) => void,
) {
  // `isPending` changes with the next rendering, and a second click may come before it.
  const running = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: act,
    onError: onFailure,
    onSettled: () => {
      running.current = false;
    },
  });
  const go = (input: Input) => {
    if (running.current) return;
    running.current = true;
    mutate(input);
  };
  return { busy: isPending, go };
}
