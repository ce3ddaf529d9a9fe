import type { IncomingHttpHeaders } from 'node:http';
import type { Route } from '../routes/route-table.ts';
import { pickSetCookies } from './cookies.ts';

/** What a service may say to a caller beside the body; everything else is dropped (rule 1). */
const ALLOWED = ['content-type', 'content-length', 'content-disposition', 'retry-after'] as const;
/** Everything that can come of it. */
export const ANSWER_HEADERS = [...ALLOWED, 'set-cookie'] as const;

export function answerHeaders(given: IncomingHttpHeaders, route: Route): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = {};
  for (const name of ALLOWED) if (given[name] !== undefined) headers[name] = given[name];
  const cookies = pickSetCookies(given['set-cookie'] ?? [], route.cookies);
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  return headers;
}
