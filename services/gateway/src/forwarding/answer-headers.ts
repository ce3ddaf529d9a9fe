import type { IncomingHttpHeaders } from 'node:http';
import type { Route } from '../routes/route-table.ts';

/** What a service may say to a caller beside the body; everything else is dropped (rule 1). */
const ALLOWED = ['content-type', 'content-length', 'content-disposition', 'retry-after'] as const;
/** Everything that can come of it. */
export const ANSWER_HEADERS = [...ALLOWED, 'set-cookie'] as const;

export function answerHeaders(given: IncomingHttpHeaders, route: Route): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = {};
  for (const name of ALLOWED) if (given[name] !== undefined) headers[name] = given[name];
  if (route.carriesCookies && given['set-cookie']) headers['set-cookie'] = given['set-cookie'];
  return headers;
}
