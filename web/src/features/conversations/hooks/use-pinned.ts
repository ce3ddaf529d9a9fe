import { useQuery, useQueryClient } from '@tanstack/react-query';
import { failureSentence } from '../../../api/call-failure.ts';
import { useAction } from '../../../forms/use-action.ts';
import { toast } from '../../../ui/toast.ts';
import { pinConversation, pinnedQuery } from '../api/conversations.ts';
import { listCopy as copy } from '../conversation-list.copy.ts';

/** The pinned conversations; null until they are loaded, and if they cannot be. */
export function usePinned() {
  const { data, isPending } = useQuery(pinnedQuery());
  return { pinned: data?.conversations ?? null, isLoading: isPending };
}

/** Pins and unpins a conversation. `isPinned` is null until that is known. */
export function usePin(id: string) {
  const queries = useQueryClient();
  const { pinned } = usePinned();
  const isPinned = pinned?.some((item) => item.id === id) ?? null;
  const { busy, go } = useAction(
    async (wanted: boolean) => {
      await pinConversation(id, wanted);
      await queries.invalidateQueries({ queryKey: pinnedQuery().queryKey });
    },
    (failure) => toast.danger(failureSentence(failure, isPinned ? copy.unpinFailed : copy.pinFailed)),
  );
  return { isPinned, busy, toggle: () => go(!isPinned) };
}
