import { useQueryClient } from '@tanstack/react-query';
import { offerUndo } from '../../../forms/offer-undo.ts';
import { useAction } from '../../../forms/use-action.ts';
import { clearConversationTexts } from '../../../session/clear-conversation-texts.ts';
import { toast } from '../../../ui/toast.ts';
import { deleteConversations, restoreConversations } from '../api/conversations.ts';
import { invalidateConversations } from '../api/invalidate-conversations.ts';
import { dialogCopy as copy } from '../conversation-dialog.copy.ts';

/** Called after conversations were deleted or restored. */
export interface DeletionHandlers {
  onDeleted: (ids: readonly string[]) => void;
  onRestored?: ((ids: readonly string[]) => void) | undefined;
}

/** Deletes conversations at once, and offers to undo that. */
export function useDeletion({ onDeleted, onRestored }: DeletionHandlers) {
  const queries = useQueryClient();
  const { busy, go } = useAction(
    async (ids: readonly string[]) => {
      await deleteConversations(ids);
      for (const id of ids) clearConversationTexts(id);
      onDeleted(ids);
      invalidateConversations(queries);
      offerUndo(async () => {
        await restoreConversations(ids);
        invalidateConversations(queries);
        onRestored?.(ids);
      });
    },
    () => toast.danger(copy.loadError, { description: copy.deleteFailed }),
  );
  return { deleting: busy, remove: go };
}
