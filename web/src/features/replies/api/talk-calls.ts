import { chatEndpoints } from '@app/contracts';
import { call } from '../../../api/call.ts';
import { conversationDetailCall, readableMessages, stopReplyCall } from '../../../api/readable-messages.ts';
import { stream } from '../../../api/stream.ts';
import type { TalkCalls } from '../model/talk-ports.ts';

/** The calls of a conversation over this page's transport. @param anonymous whether nobody is signed in (CHAT-1). */
export function talkCalls(anonymous: () => boolean): TalkCalls {
  return {
    start: (body, idempotencyKey, signal) =>
      stream(
        chatEndpoints.start,
        { body: { ...body, anonymous: anonymous() }, idempotencyKey, signal },
        readableMessages,
      ),
    followUp: (conversationId, said, idempotencyKey, signal) =>
      stream(
        chatEndpoints.followUp,
        { body: { conversationId, ...said }, idempotencyKey, signal },
        readableMessages,
      ),
    resume: (id, signal) => stream(chatEndpoints.resume, { params: { id }, signal }, readableMessages),
    read: (id, signal) => call(conversationDetailCall, { params: { id }, signal }),
    stop: (id) => call(stopReplyCall, { params: { id } }),
  };
}
