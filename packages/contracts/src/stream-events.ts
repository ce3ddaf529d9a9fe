import * as z from 'zod/mini';
import { startAnswer, turnAnswer } from './chat.endpoints.ts';
import { message } from './conversations.ts';
import { failureBody } from './failures.ts';
import { safetyNotice } from './safety.ts';

/** Server-sent events of a turn (api.md, Streaming): event name → data. Only `done` means success. */
export const streamEvents = {
  start: z.object({ conversationId: z.uuid(), userMessage: message }),
  delta: z.object({ text: z.string() }),
  /** Before the first `delta`, and once more where the coach finds something graver: the last one stands. */
  safety: safetyNotice,
  done: z.union([startAnswer, turnAnswer]),
  error: failureBody,
} as const;

export type StreamEventName = keyof typeof streamEvents;
/** One event as it travels. */
export type StreamEvent = {
  [Name in StreamEventName]: { event: Name; data: z.output<(typeof streamEvents)[Name]> };
}[StreamEventName];
