import type { ConversationDetail } from '@app/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import { conversationQuery } from '../api/conversations.ts';
import { dialogCopy as copy } from '../conversation-dialog.copy.ts';
import { useConversationChanges } from './use-conversation-changes.ts';

/** Loads and opens a conversation of the history (DASH-6), renames and deletes it. */
export function useConversationDetails() {
  const queries = useQueryClient();
  const [detail, setDetail] = useState<ConversationDetail | null>(null);
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState<string | null>(null);
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
  const changes = useConversationChanges(detail?.id, {
    // A harmless title does not remove the notices of the conversation.
    onRenamed: (id, title, { safety, concern }) =>
      setDetail((now) =>
        now?.id === id
          ? { ...now, title, safety: safety ?? now.safety, concern: concern ?? now.concern }
          : now,
      ),
    onDeleted: () => setOpen(false),
  });
  return {
    detail,
    open,
    opening,
    show: (id: string) => void show(id),
    close: () => setOpen(false),
    ...changes,
  };
}
