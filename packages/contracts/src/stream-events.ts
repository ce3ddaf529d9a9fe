import * as z from 'zod/mini';
import { startAnswer, turnAnswer } from './chat.endpoints.ts';
import { message } from './conversations.ts';
import { failureBody } from './failure-body.ts';
import { safetyNotice } from './safety.ts';

/** Server-sent events of a turn by name. Only `done` means success. */
export const streamEvents = {
  start: z.object({ conversationId: z.uuid(), userMessage: message }),
  delta: z.object({ text: z.string() }),
  /** Sent before the first `delta`, and again when the coach finds a more serious danger; the last one counts. */
  safety: safetyNotice,
  /** Like `safety`, for a likely finding. A `safety` that follows takes its place. */
  concern: safetyNotice,
  done: z.union([startAnswer, turnAnswer]),
  error: failureBody,
} as const;

export type StreamEventName = keyof typeof streamEvents;
/** One event of a stream. */
export type StreamEvent = {
  [Name in StreamEventName]: { event: Name; data: z.output<(typeof streamEvents)[Name]> };
}[StreamEventName];
