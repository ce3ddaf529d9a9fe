import { chatEndpoints, conversationDetail, turnAnswer } from '@app/contracts';
import * as z from 'zod/mini';
import { call } from '../../../api/call.ts';
import { stream } from '../../../api/stream.ts';
import { type Missing, normaliseMessages } from '../model/normalise-messages.ts';
import type { TalkCalls } from '../model/talk-ports.ts';

const missing: Missing = { now: () => new Date().toISOString(), newId: () => crypto.randomUUID() };
/** Whatever arrives is made readable first, and read by the contract then (CHAT-6). */
const border = (json: unknown) => normaliseMessages(json, missing);

const detail = {
  ...chatEndpoints.detail,
  answer: z.pipe(z.transform(border), z.pipe(z.unknown(), conversationDetail)),
};
const stop = { ...chatEndpoints.stop, answer: z.pipe(z.transform(border), z.pipe(z.unknown(), turnAnswer)) };

/** The calls of a conversation over this page's transport. @param anonymous whether nobody is signed in (CHAT-1). */
export function talkCalls(anonymous: () => boolean): TalkCalls {
  return {
    start: (body, idempotencyKey, signal) =>
      stream(
        chatEndpoints.start,
        { body: { ...body, anonymous: anonymous() }, idempotencyKey, signal },
        border,
      ),
    followUp: (conversationId, message, idempotencyKey, signal) =>
      stream(chatEndpoints.followUp, { body: { conversationId, message }, idempotencyKey, signal }, border),
    resume: (id, signal) => stream(chatEndpoints.resume, { params: { id }, signal }, border),
    read: (id, signal) => call(detail, { params: { id }, signal }),
    stop: (id) => call(stop, { params: { id } }),
  };
}
