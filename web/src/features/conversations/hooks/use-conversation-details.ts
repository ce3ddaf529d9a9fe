import type { ConversationDetail, SafetyNotice } from '@app/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../../api/call-failure.ts';
import { toast } from '../../../ui/toast.ts';
import {
  conversationQuery,
  deleteConversation,
  forgetConversations,
  renameConversation,
} from '../api/conversations.ts';
import { conversationsCopy as copy } from '../conversations.copy.ts';

/** Opens a conversation of the history when it has been loaded (DASH-6), renames and deletes it. */
export function useConversationDetails() {
  const queries = useQueryClient();
  const [detail, setDetail] = useState<ConversationDetail | null>(null);
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState<string | null>(null);
  const [deleting, setDeleting] = useState(false);
  const latest = useRef<string | null>(null);

  const show = async (id: string) => {
    latest.current = id;
    setOpening(id);
    try {
      const read = await queries.fetchQuery(conversationQuery(id));
      if (latest.current !== id) return;
      setDetail(read);
      setOpen(true);
    } catch {
      if (latest.current === id) toast.danger(copy.loadError, { description: copy.loadFailed });
    } finally {
      setOpening((now) => (now === id ? null : now));
    }
  };
  const remove = async () => {
    if (detail === null || deleting) return;
    setDeleting(true);
    try {
      await deleteConversation(detail.id);
      setOpen(false);
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
    if (detail === null) return null;
    let urgent: SafetyNotice | null;
    try {
      urgent = await renameConversation(detail.id, title);
    } catch (thrown) {
      return sentenceOf(thrown, copy.renameFailed, { title });
    }
    // A harmless title takes back nothing that the conversation said.
    setDetail({ ...detail, title, safety: urgent ?? detail.safety });
    toast.good(copy.renamed);
    forgetConversations(queries);
    return null;
  };
  return {
    detail,
    open,
    opening,
    deleting,
    show: (id: string) => void show(id),
    close: () => setOpen(false),
    rename,
    remove: () => void remove(),
  };
}
