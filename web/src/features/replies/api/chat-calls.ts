import { chatEndpoints } from '@app/contracts';
import { call } from '../../../api/call.ts';
import { conversationDetailCall, normalizeIncoming, stopReplyCall } from '../../../api/normalize-messages.ts';
import { stream } from '../../../api/stream.ts';
import type { ChatCalls } from '../model/chat-ports.ts';

/** The API calls of a conversation. @param isAnonymous whether nobody is signed in (CHAT-1). */
export function chatCalls(isAnonymous: () => boolean): ChatCalls {
  return {
    start: (body, idempotencyKey, signal) =>
      stream(
        chatEndpoints.start,
        { body: { ...body, anonymous: isAnonymous() }, idempotencyKey, signal },
        normalizeIncoming,
      ),
    followUp: (conversationId, input, idempotencyKey, signal) =>
      stream(
        chatEndpoints.followUp,
        { body: { conversationId, ...input }, idempotencyKey, signal },
        normalizeIncoming,
      ),
    resume: (id, signal) => stream(chatEndpoints.resume, { params: { id }, signal }, normalizeIncoming),
    read: (id, signal) => call(conversationDetailCall, { params: { id }, signal }),
    removeMessage: async (id, messageId) =>
      (await call(chatEndpoints.removeMessage, { params: { id, messageId } })).data,
    restoreMessage: async (id, messageId) => {
      await call(chatEndpoints.restoreMessage, { params: { id, messageId } });
    },
    stop: (id) => call(stopReplyCall, { params: { id } }),
  };
}
