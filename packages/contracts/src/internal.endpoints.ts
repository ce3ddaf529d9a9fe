import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { purchase } from './identity.ts';
import { isoTime } from './iso-time.ts';
import { mailContent, mailKind, supportMailContent } from './mails.ts';

/** Maximum number of accounts in one request. */
export const MAX_HOLDINGS_PER_REQUEST = 200;

const internal = { access: 'internal', rate: 'other', status: 200, timeoutMs: 2_000 } as const;

const mail = {
  ...internal,
  summary: 'Address, template and values of a mail; 404 when there is no longer a reason to send it',
  method: 'GET',
  path: '/internal/mails/:id',
  params: z.object({ id: z.uuid() }),
  answer: mailContent,
  callers: ['notify'],
  failures: ['not_found'],
} as const;
const ofPerson = { ...internal, params: z.object({ id: z.uuid() }) } as const;
const exportOf = {
  ...ofPerson,
  summary: 'Everything this service holds about somebody, in plain text',
  method: 'GET',
  path: '/internal/people/:id/export',
  answer: z.record(z.string(), z.unknown()),
  /** Until the last byte, which is sent no faster than the browser of the person reads. */
  timeoutMs: 110_000,
  callers: ['auth'],
  failures: [],
} as const;

/** A cursor that only auth can read. Its length grows with the number of transactions in progress. */
const feedCursor = z.string().check(z.maxLength(12_000));

const feedPage = z.object({
  sessions: z.array(z.object({ id: z.uuid(), endedAt: isoTime })),
  /** The cursor of the next page. */
  cursor: feedCursor,
  /** Whether there is another page now. */
  more: z.boolean(),
  now: isoTime,
});

/** The longest time between two lines of the stream of ended sessions; milliseconds. */
export const SESSION_FEED_LINE_MS = 1_500;

/** Maximum number of token uses in one report. A use names the refresh that issued the token (claim `rot`). */
export const SESSION_USES_MAX = 1_000;
const sessionUse = z.object({
  sessionId: z.uuid(),
  counter: z.int().check(z.minimum(1), z.maximum(999_999_999)),
});
export type SessionUse = z.output<typeof sessionUse>;

const holdings = {
  ...internal,
  method: 'POST',
  path: '/internal/holdings',
  body: z.strictObject({ ids: z.array(z.uuid()).check(z.maxLength(MAX_HOLDINGS_PER_REQUEST)) }),
  callers: ['auth'],
  failures: [],
} as const;

/** Calls between services, each with its callers. The gateway does not route them. */
export const internalEndpoints = {
  endedSessions: endpoint({
    ...internal,
    summary:
      'One page of the sessions that ended since the cursor, so that every service refuses them within two seconds',
    service: 'auth',
    method: 'GET',
    path: '/internal/ended-sessions',
    // Without a cursor the feed starts at the beginning. `since` is sent by the previous version and ignored.
    query: z.strictObject({ cursor: z.optional(feedCursor), since: z.optional(isoTime) }),
    answer: feedPage,
    // Less than the two seconds within which the end of a session must be known, so that another attempt is possible.
    timeoutMs: 1_000,
    callers: ['chat', 'billing', 'gateway'],
    failures: [],
  }),
  endedSessionsStream: endpoint({
    ...internal,
    summary: 'The pages of ended sessions from the cursor on, one JSON object per line, as sessions end',
    service: 'auth',
    method: 'GET',
    path: '/internal/ended-sessions/stream',
    query: z.strictObject({ cursor: feedCursor }),
    // One line; `ageMs`: how long after the request the page was read.
    answer: z.extend(feedPage, { ageMs: z.int().check(z.minimum(0)) }),
    stream: 'always',
    // Until the last byte: a reader then opens another stream.
    timeoutMs: 600_000,
    callers: ['chat', 'billing', 'gateway'],
    failures: [],
  }),
  sessionState: endpoint({
    ...internal,
    summary: 'Whether one session has ended; asked while the feed of ended sessions is out of date',
    service: 'auth',
    method: 'GET',
    path: '/internal/sessions/:id',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ ended: z.boolean() }),
    timeoutMs: 1_000,
    callers: ['chat', 'billing', 'gateway'],
    failures: [],
  }),
  reportSessionUses: endpoint({
    ...internal,
    summary: 'Access tokens that were used: the refresh cookie before each of them is valid no longer',
    service: 'auth',
    method: 'POST',
    path: '/internal/session-uses',
    body: z.strictObject({
      uses: z.array(sessionUse).check(z.maxLength(SESSION_USES_MAX)),
    }),
    answer: z.object({ noted: z.literal(true) }),
    callers: ['chat', 'billing', 'gateway'],
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
    callers: ['chat', 'billing', 'notify'],
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
    callers: ['notify'],
    failures: ['not_found'],
  }),
  purchase: endpoint({
    ...ofPerson,
    summary: 'Whether somebody has premium now; asked at the limit and for a session',
    service: 'billing',
    method: 'GET',
    path: '/internal/people/:id/purchase',
    answer: purchase,
    callers: ['auth', 'chat'],
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
    callers: ['auth'],
    failures: [],
  }),
  chatHoldings: endpoint({
    ...holdings,
    summary: 'Which of these accounts have conversations, and how much is in them; the others are left out',
    service: 'chat',
    answer: z.object({
      holdings: z.array(z.object({ id: z.uuid(), conversations: z.int(), messages: z.int() })),
    }),
  }),
  billingHoldings: endpoint({
    ...holdings,
    summary:
      'Which of these accounts have premium, or have ever paid or may be paying now; the others are left out',
    service: 'billing',
    answer: z.object({
      holdings: z.array(z.object({ id: z.uuid(), premium: z.boolean(), payments: z.boolean() })),
    }),
  }),
  chatExport: endpoint({ ...exportOf, service: 'chat' }),
  billingExport: endpoint({ ...exportOf, service: 'billing' }),
  notifyExport: endpoint({ ...exportOf, service: 'notify' }),
} as const;
