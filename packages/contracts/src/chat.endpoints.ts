import * as z from 'zod/mini';
import { conversationDetail, conversationItem, emotionTag, message, usage } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS, PINNED_MAX, REPLY_ANGLES, UNDO_SECONDS } from './product.ts';
import { disclosure, safetyNotice } from './safety.ts';
import { text } from './text.ts';

const chat = { service: 'chat', access: 'signedIn', rate: 'other', timeoutMs: 10_000 } as const;
/** Endpoints that visitors may use too (ROLE-3); the history requires an account. */
const talk = { ...chat, access: 'signedInOrVisitor' } as const;
/** Timeout of a complete reply when no stream was requested; longer than the deadline of the provider. */
const REPLY_TIMEOUT_MS = 150_000;
/** Until the message is stored and its reply has begun; longer than the coach may take for its first word. */
const REPLY_BEGINS_MS = 30_000;

const ofConversation = z.object({ id: z.uuid() });
const ofMessage = z.object({ id: z.uuid(), messageId: z.uuid() });
/** Conversations to delete or restore together. */
const chosenConversations = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(LIMITS.deletedAtOnce.max)),
});
const changedConversations = z.object({ data: z.object({ ids: z.array(z.uuid()) }) });
const safety = z.nullable(safetyNotice);
const concern = z.optional(safetyNotice);
/** Positions of the AI disclosure; absent in answers of the previous version. */
const disclosures = z.optional(z.array(disclosure));
const title = text({
  required: 'Title is required',
  ...LIMITS.title,
  tooShort: `Title must be at least ${LIMITS.title.min} characters`,
});

/** The conversation after a turn: the answer of chat-followup and the data of `done`. */
export const turnAnswer = z.object({ messages: z.array(message), usage, safety, concern, disclosures });

/** A new conversation, or the paywall instead (CHAT-1). */
export const startAnswer = z.object({
  data: z.union([
    z.object({
      conversationId: z.uuid(),
      messages: z.array(message),
      paywall: z.literal(false),
      message: z.null(),
      usage,
      safety,
      concern,
      disclosures,
    }),
    z.object({
      conversationId: z.null(),
      messages: z.array(message),
      paywall: z.literal(true),
      message: z.string(),
      safety,
      concern,
    }),
  ]),
});

/** Conversations, turns and usage (API-4, API-5). */
export const chatEndpoints = {
  start: endpoint({
    ...talk,
    safety: true,
    summary: 'Start a conversation with the coach',
    method: 'POST',
    path: '/chat-start',
    rate: 'chat',
    body: z.strictObject({
      title,
      question: text({
        required: 'Please describe your situation',
        ...LIMITS.question,
        tooShort: 'Please describe your situation in a few more words',
      }),
      /** Visitors send true; it has no effect for signed-in people. */
      anonymous: z._default(z.boolean(), false),
      emotionTags: z._default(z.array(emotionTag).check(z.maxLength(8)), []),
    }),
    status: 200,
    answer: startAnswer,
    stream: 'offered',
    idempotent: true,
    /** `not_found`: the key belongs to a message that was deleted. */
    failures: ['conflict', 'coach_unavailable', 'not_found'],
    timeoutMs: REPLY_TIMEOUT_MS,
    firstByteMs: REPLY_BEGINS_MS,
  }),
  followUp: endpoint({
    ...talk,
    safety: true,
    summary: 'Say something more in a conversation',
    method: 'POST',
    path: '/chat-followup',
    rate: 'chat',
    body: z.strictObject({
      conversationId: z.uuid({ error: 'We can’t find this conversation' }),
      message: text({ required: 'Please write a message', ...LIMITS.message }),
      /** The person's latest message, edited: this one replaces it, and its reply is removed. */
      replaces: z.optional(z.uuid()),
      /**
       * The person's latest message, whose reply is written again; `message` repeats its text. The previous reply stays
       * until the new one is stored.
       */
      regenerates: z.optional(z.strictObject({ messageId: z.uuid(), angle: z.enum(REPLY_ANGLES) })),
      /** Accepted and ignored: the coach gets the history from the database. */
      history: z.optional(z.array(z.unknown())),
    }),
    status: 200,
    answer: turnAnswer,
    stream: 'offered',
    idempotent: true,
    failures: ['not_found', 'free_limit_reached', 'turn_in_progress', 'conflict', 'coach_unavailable'],
    timeoutMs: REPLY_TIMEOUT_MS,
    firstByteMs: REPLY_BEGINS_MS,
  }),
  resume: endpoint({
    ...talk,
    safety: true,
    summary: 'Pick up the reply in progress from its beginning; 204 when there is none',
    method: 'GET',
    path: '/conversations/:id/stream',
    params: ofConversation,
    status: 200,
    answer: turnAnswer,
    stream: 'always',
    failures: ['not_found'],
  }),
  stop: endpoint({
    ...talk,
    safety: true,
    summary: 'End the reply in progress, keeping what was said; harmless when there is none',
    method: 'POST',
    path: '/conversations/:id/stop',
    params: ofConversation,
    status: 200,
    answer: turnAnswer,
    failures: ['not_found'],
  }),
  list: endpoint({
    ...chat,
    summary: 'One’s own conversations, newest first, or those that hold the words of `q` or are (not) pinned',
    method: 'GET',
    path: '/conversations',
    query: z.strictObject({
      cursor: z.optional(z.string().check(z.maxLength(200))),
      limit: z._default(
        z.pipe(
          z.string().check(z.regex(/^\d{1,3}$/, { error: 'limit is a number from 1 to 100' })),
          z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(100))),
        ),
        50,
      ),
      q: z.optional(z.string().check(z.maxLength(LIMITS.search.max), z.trim())),
      pinned: z.optional(
        z.pipe(
          z.enum(['true', 'false']),
          z.transform((value) => value === 'true'),
        ),
      ),
    }),
    status: 200,
    answer: z.object({ conversations: z.array(conversationItem), nextCursor: z.nullable(z.string()) }),
    failures: [],
  }),
  detail: endpoint({
    ...talk,
    safety: true,
    summary: 'One conversation, whole',
    method: 'GET',
    path: '/conversations/:id',
    params: ofConversation,
    status: 200,
    answer: conversationDetail,
    failures: ['not_found'],
  }),
  change: endpoint({
    ...chat,
    safety: true,
    summary: `Give a conversation another title, pin it (at most ${PINNED_MAX}) or unpin it; at least one of them`,
    method: 'PATCH',
    path: '/conversations/:id',
    params: ofConversation,
    body: z.strictObject({ title: z.optional(title), pinned: z.optional(z.boolean()) }).check(
      z.refine((change) => change.title !== undefined || change.pinned !== undefined, {
        error: 'Title is required',
        path: ['title'],
      }),
    ),
    status: 200,
    /** `safety` and `concern` are about the new title; absent in answers of the previous version. */
    answer: z.object({ data: conversationItem, safety: z.optional(safety), concern }),
    /** `conflict`: too many conversations are pinned. */
    failures: ['not_found', 'conflict'],
  }),
  remove: endpoint({
    ...chat,
    summary: `Delete a conversation; it can be restored for ${UNDO_SECONDS} seconds and is gone for every other call`,
    method: 'DELETE',
    path: '/conversations/:id',
    params: ofConversation,
    status: 204,
    failures: ['not_found'],
  }),
  removeMany: endpoint({
    ...chat,
    summary: 'Delete several conversations; the answer names those that were there. 404 when none was',
    method: 'POST',
    path: '/conversations/delete',
    body: chosenConversations,
    status: 200,
    answer: changedConversations,
    failures: ['not_found'],
  }),
  restoreMany: endpoint({
    ...chat,
    summary: `Restore conversations that were deleted in the last ${UNDO_SECONDS} seconds. 404 when it is too late for all`,
    method: 'POST',
    path: '/conversations/restore',
    body: chosenConversations,
    status: 200,
    answer: changedConversations,
    failures: ['not_found'],
  }),
  removeMessage: endpoint({
    ...talk,
    summary:
      'Delete one’s own message with its reply, or a reply alone; a conversation without messages goes too',
    method: 'DELETE',
    path: '/conversations/:id/messages/:messageId',
    params: ofMessage,
    status: 200,
    answer: z.object({ data: z.object({ messageIds: z.array(z.uuid()), conversationDeleted: z.boolean() }) }),
    failures: ['not_found'],
  }),
  restoreMessage: endpoint({
    ...talk,
    summary: `Restore what was deleted with this message in the last ${UNDO_SECONDS} seconds`,
    method: 'POST',
    path: '/conversations/:id/messages/:messageId/restore',
    params: ofMessage,
    status: 204,
    /** `conflict`: an earlier message was answered again meanwhile. */
    failures: ['not_found', 'conflict'],
  }),
  rateReply: endpoint({
    ...chat,
    summary: 'Say whether a reply helped',
    method: 'PUT',
    path: '/conversations/:id/messages/:messageId/feedback',
    params: ofMessage,
    body: z.strictObject({
      rating: z.enum(['up', 'down']),
      reason: z.optional(z.string().check(z.maxLength(LIMITS.feedbackReason.max), z.trim())),
    }),
    status: 204,
    failures: ['not_found'],
  }),
  usage: endpoint({
    ...talk,
    summary: 'Free messages used this month',
    method: 'GET',
    path: '/usage',
    status: 200,
    answer: usage,
    failures: [],
  }),
} as const;
