import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './product.ts';
import { email, linkToken, text } from './text.ts';

const notify = { service: 'notify', access: 'open', method: 'POST', timeoutMs: 5_000, failures: [] } as const;

/** Contact messages and mail preferences, without sign-in (API-3). */
export const notifyEndpoints = {
  sendContact: endpoint({
    ...notify,
    summary: 'Write to support',
    path: '/contact/send',
    rate: 'contact',
    body: z.strictObject({
      fullName: text({ required: 'Full name is required', max: LIMITS.fullName.max }),
      email: email('Email address is required'),
      subject: text({ required: 'Subject is required', max: LIMITS.subject.max }),
      message: text({ required: 'Message is required', max: LIMITS.message.max }),
    }),
    status: 200,
    answer: z.object({ data: z.object({ received: z.literal(true), reference: z.string() }) }),
    idempotent: true,
    failures: ['conflict'],
  }),
  unsubscribe: endpoint({
    ...notify,
    summary:
      'Stop a kind of mail with the token of one; a mail program’s one click (RFC 8058) or our own page',
    path: '/mail/unsubscribe',
    rate: 'other',
    /** A mail program posts `List-Unsubscribe=One-Click` as a form; the body is ignored. */
    media: 'form',
    query: z.strictObject({ token: linkToken('This link is invalid.') }),
    status: 200,
    answer: z.object({ data: z.object({ unsubscribed: z.literal(true) }) }),
  }),
} as const;
