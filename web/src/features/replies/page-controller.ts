import type { Usage } from '@app/contracts';
import { failureSentence } from '../../api/call-failure.ts';
import { offerUndo } from '../../forms/offer-undo.ts';
import { sessionStore } from '../../session/session.ts';
import { createStoredTexts } from '../../session/stored-texts.ts';
import { toast } from '../../ui/toast.ts';
import { chatCalls } from './api/chat-calls.ts';
import { openingCopy } from './chat-opening.copy.ts';
import { type ChatController, createChatController } from './model/chat-controller.ts';
import type { UnsentMessage } from './model/chat-ports.ts';
import { sendFailureSentence, startFailureSentence } from './model/failure-sentences.ts';
import { createPendingSends } from './model/pending-sends.ts';
import { repliesCopy as copy } from './replies.copy.ts';

/** The page's handlers for the events of a conversation. */
export interface ChatHandlers {
  onStarted: (conversationId: string) => void;
  onUsage: (usage: Usage | null) => void;
  onPaywall: (sentence: string) => void;
  onMessageReturned: (unsent: UnsentMessage) => void;
  onSendDelay: (seconds: number) => void;
  /** @param isConversation whether the whole conversation was deleted. */
  onDeleted: (conversationId: string, isConversation: boolean) => void;
  /** What was deleted in the conversation is there again. */
  onRestored: (conversationId: string) => void;
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

/** The controller of a page's conversation. */
export function createPageController(
  userId: string | undefined,
  handlers: () => ChatHandlers,
): ChatController {
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
        toast.danger(openingCopy.startFailed, { description: startFailureSentence(failure), id: 'chat' }),
      sendFailed: (failure) =>
        toast.danger(copy.chatError, { description: sendFailureSentence(failure), id: 'chat' }),
      deleted(conversationId, isConversation, undo) {
        handlers().onDeleted(conversationId, isConversation);
        offerUndo(undo);
      },
      restored: (conversationId) => handlers().onRestored(conversationId),
      deleteFailed: (failure) =>
        toast.danger(copy.chatError, {
          description: failureSentence(failure, copy.deleteFailed),
          id: 'chat',
        }),
      stopFailed: () => toast.danger(copy.chatError, { description: copy.stopFailed, id: 'chat' }),
    },
  });
}
