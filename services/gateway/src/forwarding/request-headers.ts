import type { IncomingHttpHeaders } from 'node:http';
import { COUNTRY_HEADER, LIMITS } from '@app/contracts';
import { invalidField, traceHeaders } from '@app/service-kit/serving';
import type { FastifyRequest } from 'fastify';
import { callerAddress } from '../callers/caller-address.ts';
import type { Route } from '../routes/route-table.ts';
import { pickCookies } from './cookies.ts';

/** What a caller may say to a service beside the body; everything else is dropped (rule 1). */
const ALLOWED = [
  'accept',
  'accept-language',
  'authorization',
  'user-agent',
  COUNTRY_HEADER,
  'x-session-token',
] as const;

/**
 * The headers of the call to a service, rebuilt: what a caller may say, and what the gateway knows itself.
 * @throws Failure 400 for an Idempotency-Key over its bound (api.md, Conventions).
 */
export function requestHeaders(request: FastifyRequest, route: Route, body?: Buffer): IncomingHttpHeaders {
  const given = request.headers;
  const headers: IncomingHttpHeaders = {
    ...traceHeaders(),
    'x-request-id': request.id,
    'x-forwarded-for': callerAddress(request),
  };
  for (const name of ALLOWED) {
    const value = given[name];
    if (typeof value === 'string') headers[name] = value;
  }
  // The provider's signature over the bytes of a notice.
  const signature = given['stripe-signature'];
  if (route.endpoint.media === 'raw' && typeof signature === 'string')
    headers['stripe-signature'] = signature;
  if (route.endpoint.idempotent && given['idempotency-key'] !== undefined)
    headers['idempotency-key'] = idempotencyKey(given['idempotency-key']);
  const cookie = pickCookies(given.cookie, cookiesFor(request, route));
  if (cookie) headers.cookie = cookie;
  if (body) {
    headers['content-type'] = 'application/json';
    headers['content-length'] = String(body.length);
  } else if (request.method !== 'GET') headers['content-length'] = '0';
  return headers;
}

/** Whoever is signed in is no visitor, whatever cookie is left of the time before. */
function cookiesFor(request: FastifyRequest, { admitsVisitors, cookies }: Route): readonly string[] {
  return admitsVisitors && request.caller ? [] : cookies;
}

function idempotencyKey(given: string | string[]): string {
  if (typeof given === 'string' && given.length > 0 && given.length <= LIMITS.idempotencyKey.max)
    return given;
  throw invalidField(
    'Idempotency-Key',
    `An idempotency key has 1 to ${LIMITS.idempotencyKey.max} characters.`,
  );
}
