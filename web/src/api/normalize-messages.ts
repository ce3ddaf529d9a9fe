import { chatEndpoints, conversationDetail, turnAnswer } from '@app/contracts';
import * as z from 'zod/mini';

type Loose = Readonly<Record<string, unknown>>;

/** Supplies the values that a message may lack. */
export interface MessageDefaults {
  now: () => string;
  newId: () => string;
}

function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(content: unknown): string {
  return typeof content === 'string' ? content : (JSON.stringify(content) ?? '');
}

/** Normalizes one message (CHAT-6): any role but user becomes assistant, content becomes text, a missing time is set. */
export function normalizeMessage(message: unknown, { now, newId }: MessageDefaults): Loose {
  const loose = isLoose(message) ? message : { content: message };
  return {
    ...loose,
    id: loose.id ?? newId(),
    role: loose.role === 'user' ? 'user' : 'assistant',
    content: textOf(loose.content),
    ts: loose.ts ?? now(),
  };
}

/**
 * Normalizes the messages in a response or in an event of a turn, so that they match the contract; everything else is
 * unchanged. Runs before the contract's schema, which rejects what is still invalid.
 */
export function normalizeMessages(json: unknown, missing: MessageDefaults): unknown {
  if (!isLoose(json)) return json;
  const next: Record<string, unknown> = { ...json };
  if (Array.isArray(json.messages))
    next.messages = json.messages.map((message) => normalizeMessage(message, missing));
  if ('userMessage' in json) next.userMessage = normalizeMessage(json.userMessage, missing);
  if (isLoose(json.data)) next.data = normalizeMessages(json.data, missing);
  return next;
}

const missing: MessageDefaults = { now: () => new Date().toISOString(), newId: () => crypto.randomUUID() };

/** Normalizes messages before the contract's schema parses them (CHAT-6). */
export const normalizeIncoming = (json: unknown): unknown => normalizeMessages(json, missing);

/** The endpoints that return messages, with normalization before their schemas. */
export const conversationDetailCall = {
  ...chatEndpoints.detail,
  answer: z.pipe(z.transform(normalizeIncoming), z.pipe(z.unknown(), conversationDetail)),
};
export const stopReplyCall = {
  ...chatEndpoints.stop,
  answer: z.pipe(z.transform(normalizeIncoming), z.pipe(z.unknown(), turnAnswer)),
};
