import type { ChatDependencies } from './chat-ports.ts';
import { canDelete } from './chat-selectors.ts';
import type { ChatState } from './chat-state.ts';
import type { ChatEvent } from './reduce-chat.ts';
import { toCallFailure } from './turn-failure.ts';

interface DeletionDependencies extends Pick<ChatDependencies, 'calls' | 'listener'> {
  chat: () => ChatState;
  dispatch: (event: ChatEvent) => void;
  /** Loads the conversation again. */
  reload: () => Promise<void>;
}

/** Deletes single messages of the conversation, at once on the server, and restores them. */
export function createMessageDeletion({ calls, listener, chat, dispatch, reload }: DeletionDependencies) {
  let isBusy = false;
  return async function deleteMessage(messageId: string): Promise<void> {
    const { conversationId } = chat();
    if (conversationId === null || isBusy || !canDelete(chat())) return;
    isBusy = true;
    const isOpen = () => chat().conversationId === conversationId;
    try {
      const { messageIds, conversationDeleted } = await calls.removeMessage(conversationId, messageId);
      if (isOpen()) dispatch({ type: 'deleted', messageIds });
      listener.deleted(conversationId, conversationDeleted, async () => {
        await calls.restoreMessage(conversationId, messageId);
        listener.restored(conversationId);
        if (isOpen()) await reload();
      });
    } catch (thrown) {
      const failure = toCallFailure(thrown);
      // Deleted in another tab.
      if (failure.status !== 404) listener.deleteFailed(failure);
      else if (isOpen()) await reload();
    } finally {
      isBusy = false;
    }
  };
}
