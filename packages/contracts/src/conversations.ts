import * as z from 'zod/mini';
import { isoTime } from './iso-time.ts';
import { EMOTION_TAGS } from './product.ts';
import { disclosure, safetyNotice } from './safety.ts';

export const emotionTag = z.enum(EMOTION_TAGS);

/**
 * What was said. `state` is absent on a message that is whole: `stopped` ended by the person, `interrupted` cut off by
 * a fault (what had been said is kept), `unanswered` a message of the person's whose reply failed.
 */
export const message = z.object({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  ts: isoTime,
  state: z.optional(z.enum(['stopped', 'interrupted', 'unanswered'])),
  /** The person's own rating of a reply. */
  feedback: z.optional(z.enum(['up', 'down'])),
});

export const conversationItem = z.object({
  id: z.uuid(),
  title: z.string(),
  preview: z.string(),
  lastMessagePreview: z.optional(z.string()),
  /** Of a search: where in what was said one of its words stands. */
  excerpt: z.optional(z.string()),
  createdAt: isoTime,
  messageCount: z.int(),
  emotionTags: z.array(emotionTag),
});

export const conversationDetail = z.object({
  id: z.uuid(),
  title: z.string(),
  createdAt: isoTime,
  emotionTags: z.array(emotionTag),
  messages: z.array(message),
  /** True while the coach is answering: the stream can be picked up. */
  replying: z.boolean(),
  /** The newest finding of the conversation, for the card that was shown; absent in answers of the version before. */
  safety: z.optional(z.nullable(safetyNotice)),
  /** Where the person is told that they talk to software; absent in answers of the version before. */
  disclosures: z.optional(z.array(disclosure)),
});

/** Where somebody stands this month (CHAT-8); `resetsAt` is the first moment of the next UTC month. */
export const usage = z.object({
  count: z.int(),
  hasPurchase: z.boolean(),
  limit: z.int(),
  resetsAt: isoTime,
});

export type EmotionTag = z.output<typeof emotionTag>;
export type Message = z.output<typeof message>;
export type ConversationItem = z.output<typeof conversationItem>;
export type ConversationDetail = z.output<typeof conversationDetail>;
export type Usage = z.output<typeof usage>;
