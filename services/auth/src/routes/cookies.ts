import { randomBytes } from 'node:crypto';
import { type AccessGrant, LIFETIMES } from '@app/contracts';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { BrowserProof } from '../address-claims/claim-address.ts';
import type { Config } from '../config.ts';
import { type Browser, describeDevice } from '../devices/browser.ts';
import type { Keys } from '../keys.ts';
import { writeRefreshCookie } from '../sessions/refresh-session.ts';
import type { OpenedSession } from '../sessions/session.repository.ts';

const REFRESH_COOKIE = 'refresh';
/** Distinguishes a person's own browsers from new ones; it grants no access. */
const DEVICE_COOKIE = 'device';
/** Chat's cookie for visitors (ROLE-3). Auth reads it only at sign-up and passes it on without parsing it. */
const VISITOR_COOKIE = 'visitor';

/** Browsers keep no cookie for longer than 400 days. */
export const DEVICE_COOKIE_SECONDS = 400 * 24 * 3_600;
const DEVICE_ID = /^[\w-]{22}$/;
/** The limit that the contract of `claimVisitor` sets. */
const MAX_VISITOR_LENGTH = 300;

interface CookieDeps {
  readonly config: Pick<Config, 'PUBLIC_URL'>;
}

/** Not readable by scripts, not sent by other sites, and sent only to paths under /api/auth. */
function options({ config }: CookieDeps): CookieSerializeOptions {
  return {
    httpOnly: true,
    sameSite: 'strict',
    path: '/api/auth',
    secure: config.PUBLIC_URL.startsWith('https:'),
  };
}

const claims = z.object({ exp: z.number() });

/**
 * Issues an access token and sets the matching refresh cookie. The token carries the counter of its refresh (`rot`), so
 * that its use shows that the browser has received the cookie.
 */
export function issueGrant(
  deps: CookieDeps & { readonly keys: Keys },
  reply: FastifyReply,
  { userId, sessionId, counter }: OpenedSession,
): AccessGrant {
  const token = reply.server.jwt.sign({ sub: userId, sid: sessionId, rot: counter });
  const { exp } = claims.parse(reply.server.jwt.decode(token));
  const cookie = writeRefreshCookie(deps.keys.refreshCookie, { sessionId, counter });
  reply.setCookie(REFRESH_COOKIE, cookie, { ...options(deps), maxAge: LIFETIMES.session / 1_000 });
  return { access_token: token, expires_at: new Date(exp * 1_000).toISOString(), token: sessionId };
}

export function readRefreshCookieOf(request: FastifyRequest): string | undefined {
  return request.cookies[REFRESH_COOKIE];
}

export function clearRefreshCookie(deps: CookieDeps, reply: FastifyReply): void {
  reply.clearCookie(REFRESH_COOKIE, options(deps));
}

/** Reads the browser's name and device id from a request. */
export function readBrowser(request: FastifyRequest): Browser {
  const given = request.cookies[DEVICE_COOKIE] ?? '';
  return {
    name: describeDevice(request.headers['user-agent']),
    id: DEVICE_ID.test(given) ? given : randomBytes(16).toString('base64url'),
  };
}

export function readBrowserProof(request: FastifyRequest): BrowserProof {
  return { browser: readBrowser(request), cookie: readRefreshCookieOf(request) };
}

export function setDeviceCookie(deps: CookieDeps, reply: FastifyReply, { id }: Browser): void {
  reply.setCookie(DEVICE_COOKIE, id, { ...options(deps), maxAge: DEVICE_COOKIE_SECONDS });
}

/** Clears the device cookie, so that nothing in the browser shows that somebody used the product. */
export function clearDeviceCookie(deps: CookieDeps, reply: FastifyReply): void {
  reply.clearCookie(DEVICE_COOKIE, options(deps));
}

/** Reads the visitor cookie; undefined when there is none or it is too long. */
export function readVisitorCookie(request: FastifyRequest): string | undefined {
  const visitor = request.cookies[VISITOR_COOKIE];
  return visitor && visitor.length <= MAX_VISITOR_LENGTH ? visitor : undefined;
}

/** Clears the visitor cookie, because the chat now belongs to an account. */
export function clearVisitorCookie(reply: FastifyReply): void {
  reply.clearCookie(VISITOR_COOKIE, { path: '/api' });
}
