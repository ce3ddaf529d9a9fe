import type { SafetyNotices } from '@app/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureSentence } from '../../../api/call-failure.ts';
import { useAction } from '../../../forms/use-action.ts';
import { clearConversationTexts } from '../../../session/clear-conversation-texts.ts';
import { toast } from '../../../ui/toast.ts';
import { deleteConversation, renameConversation } from '../api/conversations.ts';
import { invalidateConversations } from '../api/invalidate-conversations.ts';
import { dialogCopy as copy } from '../conversation-dialog.copy.ts';

/** Called after a conversation was changed. */
export interface ConversationChangeHandlers {
  /** @param notices those of the new title. */
  onRenamed: (id: string, title: string, notices: SafetyNotices) => void;
  onDeleted: (id: string) => void;
}

/**
 * Renames and deletes a conversation, and shows the result as a toast.
 * @param id undefined while no conversation is open.
 */
export function useConversationChanges(id: string | undefined, changed: ConversationChangeHandlers) {
  const { onRenamed, onDeleted } = changed;
  const queries = useQueryClient();
  const deletion = useAction(
    async (deletedId: string) => {
      await deleteConversation(deletedId);
      clearConversationTexts(deletedId);
      onDeleted(deletedId);
      toast.good(copy.deleted);
      invalidateConversations(queries);
    },
    () => toast.danger(copy.loadError, { description: copy.deleteFailed }),
  );
  const renaming = useMutation({
    mutationFn: ({ id: renamedId, title }: { id: string; title: string }) =>
      renameConversation(renamedId, title),
    onSuccess(notices, { id: renamedId, title }) {
      onRenamed(renamedId, title, notices);
      toast.good(copy.renamed);
      invalidateConversations(queries);
    },
  });
  /** @returns the sentence of a failure; null on success. */
  const rename = async (title: string): Promise<string | null> => {
    if (id === undefined) return null;
    try {
      await renaming.mutateAsync({ id, title });
      return null;
    } catch (failure) {
      return failureSentence(failure, copy.renameFailed, { title });
    }
  };
  const remove = () => {
    if (id !== undefined) deletion.go(id);
  };
  return { deleting: deletion.busy, remove, rename };
}
