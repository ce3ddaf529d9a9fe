import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CodeOnDemand } from '../../../ui/code-on-demand.ts';
import { toast } from '../../../ui/toast.ts';
import { untilUsed } from '../../../ui/until-used.ts';
import { openingCopy as copy } from '../chat-opening.copy.ts';
import type { ChatController } from '../model/chat-controller.ts';
import { emptyChat } from '../model/chat-state.ts';
import type { StartBody } from '../model/pending-sends.ts';
import type { ChatHandlers, createPageController } from '../page-controller.ts';

/** What this hook needs of the code of a conversation. */
interface ControllerCode {
  readonly createPageController: typeof createPageController;
}

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
 * @param codeOnDemand the code of a conversation.
 */
export function useChat<Code extends ControllerCode>(
  userId: string | undefined,
  place: string | null,
  codeOnDemand: CodeOnDemand<Code>,
  handlers: ChatHandlers,
) {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const [controllerOf] = useState(() => {
    let made: ChatController | null = null;
    return (code: ControllerCode) => {
      made ??= code.createPageController(userId, () => latest.current);
      return made;
    };
  });
  const { code, failed } = codeOnDemand.use();
  const controller = code && controllerOf(code);
  const chat = useSyncExternalStore(
    controller?.subscribe ?? subscribeToNothing,
    controller?.snapshot ?? snapshotOfNothing,
  );
  const isOpen = place !== null;
  useEffect(() => {
    if (isOpen) void codeOnDemand.load();
    else void untilUsed().then(codeOnDemand.load);
  }, [isOpen, codeOnDemand]);
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
      const loaded = await codeOnDemand.load();
      setStarting(false);
      if (loaded === null) {
        toast.danger(copy.startFailed, { description: copy.noNetwork, id: 'chat' });
        return null;
      }
      const started = controllerOf(loaded);
      await started.start(body);
      return started;
    },
    [controllerOf, codeOnDemand],
  );
  return {
    chat,
    controller,
    /** null until it is loaded. */
    code,
    /** The code could not be loaded. */
    failed,
    isStarting: isStarting || chat.phase === 'sending',
    start,
    /** Opens the conversation again, after it could not be loaded. */
    openAgain() {
      void codeOnDemand.load();
      void controller?.reconnect();
    },
  };
}
