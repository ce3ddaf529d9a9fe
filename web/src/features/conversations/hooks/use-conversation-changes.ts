import type { SafetyNotice } from '@app/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../api/call-failure.ts';
import { forgetConversationTexts } from '../../../session/forget-conversation-texts.ts';
import { toast } from '../../../ui/toast.ts';
import { deleteConversation, forgetConversations, renameConversation } from '../api/conversations.ts';
import { conversationsCopy as copy } from '../conversations.copy.ts';

/** What is to happen where the conversation is shown. */
export interface ConversationChanged {
  /** @param urgent who helps, where the title says that somebody may be in danger. */
  onRenamed: (id: string, title: string, urgent: SafetyNotice | null) => void;
  onDeleted: (id: string) => void;
}

/**
 * Renames and deletes a conversation, and says how that went.
 * @param id undefined while there is none.
 */
export function useConversationChanges(id: string | undefined, changed: ConversationChanged) {
  const { onRenamed, onDeleted } = changed;
  const queries = useQueryClient();
  const [deleting, setDeleting] = useState(false);
  const remove = async () => {
    if (id === undefined || deleting) return;
    setDeleting(true);
    try {
      await deleteConversation(id);
      forgetConversationTexts(id);
      onDeleted(id);
      toast.good(copy.deleted);
      forgetConversations(queries);
    } catch {
      toast.danger(copy.loadError, { description: copy.deleteFailed });
    } finally {
      setDeleting(false);
    }
  };
  /** @returns what went wrong, in a sentence. */
  const rename = async (title: string): Promise<string | null> => {
    if (id === undefined) return null;
    let urgent: SafetyNotice | null;
    try {
      urgent = await renameConversation(id, title);
    } catch (thrown) {
      return sentenceOf(thrown, copy.renameFailed, { title });
    }
    onRenamed(id, title, urgent);
    toast.good(copy.renamed);
    forgetConversations(queries);
    return null;
  };
  return { deleting, remove: () => void remove(), rename };
}
