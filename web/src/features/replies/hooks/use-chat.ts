import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toast } from '../../../ui/toast.ts';
import { untilUsed } from '../../../ui/until-used.ts';
import { openingCopy as copy } from '../chat-opening.copy.ts';
import { type ConversationCode, conversationCode } from '../conversation-code.ts';
import type { ChatController } from '../model/chat-controller.ts';
import { emptyChat } from '../model/chat-state.ts';
import type { StartBody } from '../model/pending-sends.ts';
import type { ChatHandlers } from '../page-controller.ts';

/** Notifies the controller when the person or the network is back. */
function useReconnect(controller: ChatController | null): void {
  useEffect(() => {
    if (controller === null) return;
    const reconnect = () => void controller.reconnect();
    const reconnectWhenVisible = () => {
      if (document.visibilityState === 'visible') reconnect();
    };
    window.addEventListener('online', reconnect);
    window.addEventListener('focus', reconnect);
    document.addEventListener('visibilitychange', reconnectWhenVisible);
    return () => {
      window.removeEventListener('online', reconnect);
      window.removeEventListener('focus', reconnect);
      document.removeEventListener('visibilitychange', reconnectWhenVisible);
    };
  }, [controller]);
}

const subscribeToNothing = () => () => undefined;
const snapshotOfNothing = () => emptyChat;

/**
 * The conversation of this page. Its code is loaded at once when a conversation is open; else as soon as the person uses
 * the page or has not for a moment, so that it is there before they have written their first message (docs/decisions/0058).
 * @param place the conversation id in the URL; null for none.
 */
export function useChat(userId: string | undefined, place: string | null, handlers: ChatHandlers) {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const [controllerOf] = useState(() => {
    let made: ChatController | null = null;
    return (code: ConversationCode) => {
      made ??= code.createPageController(userId, () => latest.current);
      return made;
    };
  });
  const { code, failed } = conversationCode.use();
  const controller = code && controllerOf(code);
  const chat = useSyncExternalStore(
    controller?.subscribe ?? subscribeToNothing,
    controller?.snapshot ?? snapshotOfNothing,
  );
  const isOpen = place !== null;
  useEffect(() => {
    if (isOpen) void conversationCode.load();
    else void untilUsed().then(conversationCode.load);
  }, [isOpen]);
  useEffect(() => {
    if (controller === null || place === null) return;
    void controller.open(place);
    return () => controller.close();
  }, [controller, place]);
  useEffect(() => () => controller?.close(), [controller]);
  useReconnect(controller);

  const [isStarting, setStarting] = useState(false);
  /** Starts a conversation. @returns its controller; null when the code could not be loaded, which a toast says. */
  const start = useCallback(
    async (body: StartBody): Promise<ChatController | null> => {
      setStarting(true);
      const loaded = await conversationCode.load();
      setStarting(false);
      if (loaded === null) {
        toast.danger(copy.startFailed, { description: copy.noNetwork, id: 'chat' });
        return null;
      }
      const started = controllerOf(loaded);
      await started.start(body);
      return started;
    },
    [controllerOf],
  );
  return {
    chat,
    controller,
    /** The component of a conversation; null until its code is loaded. */
    ChatWindow: code?.ChatWindow ?? null,
    /** The code could not be loaded. */
    failed,
    isStarting: isStarting || chat.phase === 'sending',
    start,
    /** Opens the conversation again, after it could not be loaded. */
    openAgain() {
      void conversationCode.load();
      void controller?.reconnect();
    },
  };
}
