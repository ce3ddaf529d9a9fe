import type { Usage } from '@app/contracts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sessionStore } from '../../../session/session.ts';
import { createStoredTexts } from '../../../session/stored-texts.ts';
import { toast } from '../../../ui/toast.ts';
import { chatCalls } from '../api/chat-calls.ts';
import { type ChatController, createChatController } from '../model/chat-controller.ts';
import type { UnsentMessage } from '../model/chat-ports.ts';
import type { ChatState } from '../model/chat-state.ts';
import { sendFailureSentence, startFailureSentence } from '../model/failure-sentences.ts';
import { createPendingSends } from '../model/pending-sends.ts';
import { repliesCopy as copy } from '../replies.copy.ts';

/** The page's handlers for the events of a conversation. */
export interface ChatHandlers {
  onStarted: (conversationId: string) => void;
  onUsage: (usage: Usage | null) => void;
  onPaywall: (sentence: string) => void;
  onMessageReturned: (unsent: UnsentMessage) => void;
  onSendDelay: (seconds: number) => void;
}

function scheduleFrame(act: () => void): () => void {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function createPageController(userId: string | undefined, handlers: () => ChatHandlers): ChatController {
  return createChatController({
    calls: chatCalls(() => sessionStore.snapshot().session === null),
    pending: createPendingSends(createStoredTexts(() => window.sessionStorage, userId)),
    now: () => new Date().toISOString(),
    newId: () => crypto.randomUUID(),
    scheduleFrame,
    wait,
    listener: {
      started: (id) => handlers().onStarted(id),
      usage: (usage) => handlers().onUsage(usage),
      paywall: (sentence) => handlers().onPaywall(sentence),
      messageReturned: (unsent) => handlers().onMessageReturned(unsent),
      delaySending: (seconds) => handlers().onSendDelay(seconds),
      startFailed: (failure) =>
        toast.danger(copy.startFailed, { description: startFailureSentence(failure), id: 'chat' }),
      sendFailed: (failure) =>
        toast.danger(copy.chatError, { description: sendFailureSentence(failure), id: 'chat' }),
      stopFailed: () => toast.danger(copy.chatError, { description: copy.stopFailed, id: 'chat' }),
    },
  });
}

/** Notifies the controller when the person or the network is back. */
function useReconnect(controller: ChatController): void {
  useEffect(() => {
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

/**
 * The conversation of this page and its controller.
 * @param place the conversation id in the URL; null for none.
 */
export function useChat(
  userId: string | undefined,
  place: string | null,
  handlers: ChatHandlers,
): { chat: ChatState; controller: ChatController } {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const [controller] = useState(() => createPageController(userId, () => latest.current));
  const chat = useSyncExternalStore(controller.subscribe, controller.snapshot);
  useEffect(() => {
    if (place === null) controller.close();
    else void controller.open(place);
  }, [controller, place]);
  useEffect(() => () => controller.close(), [controller]);
  useReconnect(controller);
  return { chat, controller };
}
