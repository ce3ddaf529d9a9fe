import * as z from 'zod/mini';
import { isoTime } from './iso-time.ts';
import { EMOTION_TAGS } from './product.ts';
import { disclosure, safetyNotice } from './safety.ts';

export const emotionTag = z.enum(EMOTION_TAGS);

/**
 * A message. `state` is absent when it is complete; `stopped`: stopped by the person, `interrupted`: cut off by a
 * fault, with the text so far kept, `unanswered`: a message of the person whose reply failed.
 */
export const message = z.object({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  ts: isoTime,
  state: z.optional(z.enum(['stopped', 'interrupted', 'unanswered'])),
  /** The person's rating of a reply. */
  feedback: z.optional(z.enum(['up', 'down'])),
});

export const conversationItem = z.object({
  id: z.uuid(),
  title: z.string(),
  preview: z.string(),
  lastMessagePreview: z.optional(z.string()),
  /** In search results: the passage that contains one of the words. */
  excerpt: z.optional(z.string()),
  createdAt: isoTime,
  messageCount: z.int(),
  emotionTags: z.array(emotionTag),
  /** Whether the person has pinned it; absent in answers of the previous version. */
  pinned: z.optional(z.boolean()),
});

export const conversationDetail = z.object({
  id: z.uuid(),
  title: z.string(),
  createdAt: isoTime,
  emotionTags: z.array(emotionTag),
  messages: z.array(message),
  /** True while the coach is replying: the stream can be resumed. */
  replying: z.boolean(),
  /** The latest certain finding of the conversation, for the safety notice; absent in answers of the previous version. */
  safety: z.optional(z.nullable(safetyNotice)),
  /** The latest likely finding, unless a later message has a certain one. */
  concern: z.optional(safetyNotice),
  /** Positions of the AI disclosure; absent in answers of the previous version. */
  disclosures: z.optional(z.array(disclosure)),
});

/** Usage of the current month (CHAT-8); `resetsAt` is the first moment of the next UTC month. */
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
