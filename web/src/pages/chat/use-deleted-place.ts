import { useCallback, useRef } from 'react';
import type { ChatController } from '../../features/replies/model/chat-controller.ts';
import type { useSearchParams } from '../../ui/use-search-params.ts';
import { paths } from '../paths.ts';

/** Leaves the open conversation when it is deleted, and returns to it when that is undone. */
export function useDeletedPlace(
  controller: ChatController | null,
  setQuery: ReturnType<typeof useSearchParams>[1],
) {
  const left = useRef<string | null>(null);
  const leaveDeleted = useCallback(
    (ids: readonly string[]) => {
      const current = controller?.snapshot().conversationId ?? null;
      if (current === null || !ids.includes(current)) return;
      left.current = current;
      setQuery({}, { replace: true });
    },
    [controller, setQuery],
  );
  const showRestored = useCallback(
    (ids: readonly string[]) => {
      const { pathname, search } = window.location;
      const isStillThere = pathname === paths.ask && search === '';
      if (isStillThere && left.current !== null && ids.includes(left.current))
        setQuery({ conversation: left.current }, { replace: true });
    },
    [setQuery],
  );
  return { leaveDeleted, showRestored };
}
