import { chatEndpoints, conversationDetail, turnAnswer } from '@app/contracts';
import * as z from 'zod/mini';
import { type Missing, normaliseMessages } from './normalise-messages.ts';

const missing: Missing = { now: () => new Date().toISOString(), newId: () => crypto.randomUUID() };

/** Makes messages readable, whatever server they come from, before the contract reads them (CHAT-6). */
export const readableMessages = (json: unknown): unknown => normaliseMessages(json, missing);

/** The contract's calls that answer with messages, behind that border. */
export const conversationDetailCall = {
  ...chatEndpoints.detail,
  answer: z.pipe(z.transform(readableMessages), z.pipe(z.unknown(), conversationDetail)),
};
export const stopReplyCall = {
  ...chatEndpoints.stop,
  answer: z.pipe(z.transform(readableMessages), z.pipe(z.unknown(), turnAnswer)),
};
