import type { AccessGrant } from '@app/contracts';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import type { Deps } from '../deps.ts';
import { REFRESH_COOKIE, refreshCookieOptions, writeRefreshCookie } from './refresh-cookie.ts';
import type { OpenedSession } from './session.repository.ts';

const claims = z.object({ exp: z.number() });

type GrantDeps = Pick<Deps, 'keys' | 'settings'>;

/**
 * Gives a browser what it needs to speak for its user: an access token that names the refresh it came from (`rot`), and
 * the refresh cookie that goes with it.
 */
export function giveGrant(
  { keys, settings }: GrantDeps,
  reply: FastifyReply,
  session: OpenedSession,
): AccessGrant {
  const { userId, sessionId, counter } = session;
  const token = reply.server.jwt.sign({ sub: userId, sid: sessionId, rot: counter });
  const { exp } = claims.parse(reply.server.jwt.decode(token));
  const cookie = writeRefreshCookie(keys.refreshCookie, { sessionId, counter });
  reply.setCookie(REFRESH_COOKIE, cookie, refreshCookieOptions(settings.publicUrl));
  return { access_token: token, expires_at: new Date(exp * 1_000).toISOString(), token: sessionId };
}

/** Takes the refresh cookie away from the browser. */
export function takeGrant({ settings }: Pick<Deps, 'settings'>, reply: FastifyReply): void {
  const { maxAge: _, ...options } = refreshCookieOptions(settings.publicUrl);
  reply.clearCookie(REFRESH_COOKIE, options);
}
