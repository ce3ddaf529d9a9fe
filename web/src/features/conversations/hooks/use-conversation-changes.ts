import type { SafetyNotices } from '@app/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureSentence } from '../../../api/call-failure.ts';
import { toast } from '../../../ui/toast.ts';
import { renameConversation } from '../api/conversations.ts';
import { invalidateConversations } from '../api/invalidate-conversations.ts';
import { dialogCopy as copy } from '../conversation-dialog.copy.ts';
import { type DeletionHandlers, useDeletion } from './use-deletion.ts';

/** Called after a conversation was changed. */
export interface ConversationChangeHandlers extends DeletionHandlers {
  /** @param notices those of the new title. */
  onRenamed: (id: string, title: string, notices: SafetyNotices) => void;
}

/**
 * Renames and deletes a conversation, and shows the result as a toast; a deletion can be undone.
 * @param id undefined while no conversation is open.
 */
export function useConversationChanges(id: string | undefined, changed: ConversationChangeHandlers) {
  const { onRenamed } = changed;
  const queries = useQueryClient();
  const { deleting, remove: removeMany } = useDeletion(changed);
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
    if (id !== undefined) removeMany([id]);
  };
  return { deleting, remove, rename };
}
