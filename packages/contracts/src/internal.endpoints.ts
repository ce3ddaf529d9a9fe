import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { mailContent } from './mails.ts';
import { isoTime } from './text.ts';

const internal = { access: 'internal', rate: 'other', status: 200, timeoutMs: 2_000 } as const;

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
  mail: endpoint({
    ...internal,
    summary: 'Address, template and values of a mail; 404 when there is no longer a reason to send it',
    service: 'auth',
    method: 'GET',
    path: '/internal/mails/:id',
    params: z.object({ id: z.uuid() }),
    answer: mailContent,
    failures: ['not_found'],
  }),
} as const;
