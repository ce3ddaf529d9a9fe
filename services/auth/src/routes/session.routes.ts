import { authEndpoints, KNOWN_DEVICE_ONLY_HEADER } from '@app/contracts';
import { Failure, type Scope, serve } from '@app/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { buildSession } from '../sessions/build-session.ts';
import { endOwnSession, endSessionByCookie } from '../sessions/end-session.ts';
import { logIn } from '../sessions/log-in.ts';
import { refreshSession } from '../sessions/refresh-session.ts';
import { deviceView } from '../sessions/session.view.ts';
import { listOwnSessions } from '../sessions/session-activity.ts';
import * as cookies from './cookies.ts';

/** Routes for signing in, refreshing the session and the quick exit. */
export function openSessionRoutes(scope: Scope<'open'>, deps: Deps): void {
  serve(scope, authEndpoints.login, async ({ body, request, reply }) => {
    const browser = cookies.readBrowser(request);
    const unknownDeviceWaitSeconds = readUnknownDeviceWait(request);
    const { account, session } = await logIn(deps, { ...body, browser, unknownDeviceWaitSeconds });
    const grant = cookies.issueGrant(deps, reply, session);
    cookies.setDeviceCookie(deps, reply, browser);
    return { data: await buildSession(deps, account, grant) };
  });

  serve(scope, authEndpoints.refresh, async ({ request, reply }) => {
    const cookie = cookies.readRefreshCookieOf(request);
    const session = await refreshSession(deps, cookie).catch((error: unknown) => {
      if (error instanceof Failure && error.code === 'unauthenticated')
        cookies.clearRefreshCookie(deps, reply);
      throw error;
    });
    return { data: cookies.issueGrant(deps, reply, session) };
  });

  serve(scope, authEndpoints.exit, async ({ request, reply }) => {
    cookies.clearRefreshCookie(deps, reply);
    cookies.clearDeviceCookie(deps, reply);
    cookies.clearVisitorCookie(reply);
    await endSessionByCookie(deps, cookies.readRefreshCookieOf(request));
    return undefined;
  });
}

function readUnknownDeviceWait({ headers }: FastifyRequest): number | undefined {
  const seconds = headers[KNOWN_DEVICE_ONLY_HEADER];
  return seconds === undefined ? undefined : Math.max(1, Number(seconds) || 1);
}

/** Routes with which a signed-in person lists and ends their sessions. */
export function ownSessionRoutes(scope: Scope<'signedIn'>, deps: Deps): void {
  serve(scope, authEndpoints.logout, async ({ caller: { userId, sessionId }, reply }) => {
    await endOwnSession(deps, userId, sessionId);
    cookies.clearRefreshCookie(deps, reply);
    return undefined;
  });

  serve(scope, authEndpoints.listSessions, async ({ caller: { userId, sessionId } }) => {
    const sessions = await listOwnSessions(deps, userId);
    return { sessions: sessions.map((session) => deviceView(session, sessionId)) };
  });

  serve(scope, authEndpoints.endSession, async ({ caller: { userId, sessionId }, params, reply }) => {
    if (!(await endOwnSession(deps, userId, params.id))) throw new Failure('not_found');
    if (params.id === sessionId) cookies.clearRefreshCookie(deps, reply);
    return undefined;
  });
}
