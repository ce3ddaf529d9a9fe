import type { IncomingHttpHeaders } from 'node:http';
import { COUNTRY_HEADER, LIMITS } from '@app/contracts';
import { invalidField, traceHeaders } from '@app/service-kit/serving';
import type { FastifyRequest } from 'fastify';
import { callerAddress } from '../callers/caller-address.ts';
import type { Route } from './route-table.ts';

/** The request headers that pass to a service. All others are dropped, so that a caller cannot forge internal ones. */
const ALLOWED_REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'authorization',
  'user-agent',
  COUNTRY_HEADER,
  'x-session-token',
] as const;

/**
 * Builds the headers of the call to a service from the caller's allowed headers and what the gateway itself knows.
 * @throws Failure 400 for an Idempotency-Key that is empty or too long.
 */
export function requestHeaders(request: FastifyRequest, route: Route, body?: Buffer): IncomingHttpHeaders {
  const given = request.headers;
  const headers: IncomingHttpHeaders = {
    ...traceHeaders(),
    'x-request-id': request.id,
    'x-forwarded-for': callerAddress(request),
  };
  for (const name of ALLOWED_REQUEST_HEADERS) {
    const value = given[name];
    if (typeof value === 'string') headers[name] = value;
  }
  // The payment provider signs the bytes of its notices.
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

/** A signed-in person is not a visitor, even if their browser still has a visitor cookie. */
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

/** The response headers that pass from a service to the caller. All others are dropped, so internals do not leak. */
const ALLOWED_RESPONSE_HEADERS = [
  'content-type',
  'content-length',
  'content-disposition',
  'retry-after',
] as const;
/** All header names that `responseHeaders` can return. */
export const RESPONSE_HEADERS = [...ALLOWED_RESPONSE_HEADERS, 'set-cookie'] as const;

export function responseHeaders(given: IncomingHttpHeaders, route: Route): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = {};
  for (const name of ALLOWED_RESPONSE_HEADERS) if (given[name] !== undefined) headers[name] = given[name];
  const setCookies = given['set-cookie'];
  const cookies = setCookies === undefined ? [] : pickSetCookies(setCookies, route.cookies);
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  return headers;
}

/** Returns the first pair with each of these names from a Cookie header; undefined when there is none. */
export function pickCookies(header: string | undefined, names: readonly string[]): string | undefined {
  if (header === undefined || names.length === 0) return undefined;
  const found = new Map<string, string>();
  for (const pair of header.split(';')) {
    const [, name, value] = /^\s*([\w-]+)=([^\s]*)\s*$/.exec(pair) ?? [];
    if (name && names.includes(name) && !found.has(name)) found.set(name, `${name}=${value}`);
  }
  return found.size === 0 ? undefined : [...found.values()].join('; ');
}

/** Returns the Set-Cookie headers that set a cookie with one of these names. */
export function pickSetCookies(headers: readonly string[], names: readonly string[]): string[] {
  return headers.filter((header) => names.some((name) => header.startsWith(`${name}=`)));
}
