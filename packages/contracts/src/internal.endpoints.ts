import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { purchase } from './identity.ts';
import { isoTime } from './iso-time.ts';
import { mailContent, mailKind, supportMailContent } from './mails.ts';

const internal = { access: 'internal', rate: 'other', status: 200, timeoutMs: 2_000 } as const;

const mail = {
  ...internal,
  summary: 'Address, template and values of a mail; 404 when there is no longer a reason to send it',
  method: 'GET',
  path: '/internal/mails/:id',
  params: z.object({ id: z.uuid() }),
  answer: mailContent,
  failures: ['not_found'],
} as const;
const ofPerson = { ...internal, params: z.object({ id: z.uuid() }) } as const;
const exportOf = {
  ...ofPerson,
  summary: 'Everything this service holds about somebody, in plain text',
  method: 'GET',
  path: '/internal/people/:id/export',
  answer: z.record(z.string(), z.unknown()),
  timeoutMs: 15_000,
  failures: [],
} as const;

/** What services ask each other. The gateway routes none of these. */
export const internalEndpoints = {
  endedSessions: endpoint({
    ...internal,
    summary: 'Sessions that ended since a moment, so that every service refuses them within two seconds',
    service: 'auth',
    method: 'GET',
    path: '/internal/ended-sessions',
    query: z.strictObject({ since: isoTime }),
    answer: z.object({ sessions: z.array(z.object({ id: z.uuid(), endedAt: isoTime })), now: isoTime }),
    failures: [],
  }),
  mail: endpoint({ ...mail, service: 'auth' }),
  billingMail: endpoint({ ...mail, service: 'billing', answer: z.union([mailContent, supportMailContent]) }),
  chatMail: endpoint({ ...mail, service: 'chat' }),
  person: endpoint({
    ...ofPerson,
    summary: 'Where somebody gets their mail and what they want of it; 404 when they are gone',
    service: 'auth',
    method: 'GET',
    path: '/internal/people/:id',
    answer: z.object({
      address: z.string(),
      firstName: z.string(),
      confirmed: z.boolean(),
      emailNotifications: z.boolean(),
      marketingEmails: z.boolean(),
    }),
    failures: ['not_found'],
  }),
  unsubscribe: endpoint({
    ...ofPerson,
    summary: 'Switch a kind of mail off for somebody; harmless when repeated',
    service: 'auth',
    method: 'POST',
    path: '/internal/people/:id/unsubscribe',
    body: z.strictObject({ kind: mailKind }),
    answer: z.object({ unsubscribed: z.literal(true) }),
    failures: ['not_found'],
  }),
  purchase: endpoint({
    ...ofPerson,
    summary: 'Whether somebody has premium now; asked at the limit and for a session',
    service: 'billing',
    method: 'GET',
    path: '/internal/people/:id/purchase',
    answer: purchase,
    failures: [],
  }),
  claimVisitor: endpoint({
    ...ofPerson,
    summary:
      'Give what a visitor talked about to the account they have just made; `visitor` is their signed cookie',
    service: 'chat',
    method: 'POST',
    path: '/internal/people/:id/claim-visitor',
    body: z.strictObject({ visitor: z.string().check(z.maxLength(300)) }),
    answer: z.object({ claimed: z.boolean() }),
    failures: [],
  }),
  chatExport: endpoint({ ...exportOf, service: 'chat' }),
  billingExport: endpoint({ ...exportOf, service: 'billing' }),
  notifyExport: endpoint({ ...exportOf, service: 'notify' }),
} as const;
