import type { IncomingHttpHeaders } from 'node:http';
import { COUNTRY_HEADER, LIMITS, TIME_ZONE_HEADER } from '@app/contracts';
import { Failure, invalidField, traceHeaders } from '@app/service-kit/serving';
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
  TIME_ZONE_HEADER,
  'x-session-token',
] as const;

/** What Node accepts in a header. */
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/** The part of a request that the caller does not decide. */
export interface OutgoingRequest {
  readonly host: string;
  readonly path: string;
  readonly body: Buffer | undefined;
  /** Headers that the gateway adds. */
  readonly more?: Readonly<Record<string, string>>;
}

/**
 * Builds the request to a service, as a latin1 string, from the caller's allowed headers and what the gateway itself knows.
 * @throws Failure 400 for an Idempotency-Key that is empty or too long.
 */
export function requestBytes(
  request: FastifyRequest,
  route: Route,
  { host, path, body, more = {} }: OutgoingRequest,
): string {
  const given = request.headers;
  let head = `${route.endpoint.method} ${path} HTTP/1.1\r\n`;
  const add = (name: string, value: string | string[] | undefined) => {
    if (typeof value !== 'string') return;
    if (!VALUE.test(value)) throw new Failure('invalid_json');
    head += `${name}: ${value}\r\n`;
  };
  add('host', host);
  add('x-request-id', request.id);
  add('x-forwarded-for', callerAddress(request));
  for (const name of ALLOWED_REQUEST_HEADERS) add(name, given[name]);
  // The payment provider signs the bytes of its notices.
  if (route.endpoint.media === 'raw') add('stripe-signature', given['stripe-signature']);
  if (route.endpoint.idempotent && given['idempotency-key'] !== undefined)
    add('idempotency-key', idempotencyKey(given['idempotency-key']));
  add('cookie', pickCookies(given.cookie, cookiesFor(request, route)));
  for (const [name, value] of Object.entries(traceHeaders())) add(name, value);
  for (const [name, value] of Object.entries(more)) add(name, value);
  if (body) {
    add('content-type', 'application/json');
    add('content-length', String(body.length));
  } else if (route.endpoint.method !== 'GET') add('content-length', '0');
  return body ? `${head}\r\n${body.toString('latin1')}` : `${head}\r\n`;
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

/** Returns the allowed headers of a service's response; names and values alternate. */
export function responseHeaders(given: IncomingHttpHeaders, route: Route): string[] {
  const headers: string[] = [];
  for (const name of ALLOWED_RESPONSE_HEADERS) {
    const value = given[name];
    if (value !== undefined) headers.push(name, value);
  }
  for (const cookie of pickSetCookies(given['set-cookie'] ?? [], route.cookies))
    headers.push('set-cookie', cookie);
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
