import { authEndpoints, internalEndpoints, LIFETIMES } from '@app/contracts';
import { asOwner, Failure, type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { forgetBrowser, readBrowser, rememberBrowser } from '../devices/device-cookie.ts';
import { takeVisitor } from '../visitors/visitor-cookie.ts';
import { endOwnSession } from './end-session.ts';
import { endedSince } from './ended-session.repository.ts';
import { exitQuickly } from './exit-quickly.ts';
import { giveGrant, takeGrant } from './grant.ts';
import { logIn } from './log-in.ts';
import { REFRESH_COOKIE } from './refresh-cookie.ts';
import { refreshSession } from './refresh-session.ts';
import { sessionsOf } from './session.repository.ts';
import { deviceView } from './session.view.ts';
import { wholeSession } from './whole-session.ts';

/** Signing in, and staying so. */
export function openSessionRoutes(scope: Scope<'open'>, deps: Deps): void {
  serve(scope, authEndpoints.login, async ({ body, request, reply }) => {
    const cookie = request.cookies[REFRESH_COOKIE];
    const browser = readBrowser(request);
    const { account, session } = await logIn(deps, { ...body, browser, cookie });
    const grant = giveGrant(deps, reply, session);
    rememberBrowser(deps, reply, browser);
    return { data: await wholeSession(deps, account, grant) };
  });

  serve(scope, authEndpoints.refresh, async ({ request, reply }) => {
    const session = await refreshSession(deps, request.cookies[REFRESH_COOKIE]).catch((error: unknown) => {
      if (error instanceof Failure && error.code === 'unauthenticated') takeGrant(deps, reply);
      throw error;
    });
    return { data: giveGrant(deps, reply, session) };
  });

  serve(scope, authEndpoints.exit, async ({ request, reply }) => {
    takeGrant(deps, reply);
    forgetBrowser(deps, reply);
    takeVisitor(reply);
    await exitQuickly(deps, request.cookies[REFRESH_COOKIE]);
    return undefined;
  });
}

/** One's own sessions. */
export function ownSessionRoutes(scope: Scope<'signedIn'>, deps: Deps): void {
  const { db, clock } = deps;

  serve(scope, authEndpoints.logout, async ({ caller: { userId, sessionId }, reply }) => {
    await endOwnSession(deps, userId, sessionId);
    takeGrant(deps, reply);
    return undefined;
  });

  serve(scope, authEndpoints.listSessions, async ({ caller: { userId, sessionId } }) => {
    const sessions = await asOwner(db, userId, (trx) => sessionsOf(trx, userId, clock.now()));
    return { sessions: sessions.map((session) => deviceView(session, sessionId)) };
  });

  serve(scope, authEndpoints.endSession, async ({ caller: { userId, sessionId }, params, reply }) => {
    if (!(await endOwnSession(deps, userId, params.id))) throw new Failure('not_found');
    if (params.id === sessionId) takeGrant(deps, reply);
    return undefined;
  });
}

/** No more at once: who asks learns from `now` where to go on. */
const FEED_LIMIT = 10_000;
/** An access token of a session that ended longer ago has expired by itself; milliseconds. */
const FEED_REACH_MS = LIFETIMES.accessToken + 60_000;

/** What other services ask about sessions (rule 2). */
export function internalSessionRoutes(scope: Scope<'internal'>, { db, clock }: Deps): void {
  serve(scope, internalEndpoints.endedSessions, async ({ query }) => {
    const now = clock.now();
    const since = new Date(Math.max(new Date(query.since).getTime(), now.getTime() - FEED_REACH_MS));
    const ended = await endedSince(db, since, FEED_LIMIT);
    const told = ended.length === FEED_LIMIT ? (ended.at(-1)?.ended_at ?? now) : now;
    return {
      sessions: ended.map(({ id, ended_at }) => ({ id, endedAt: ended_at.toISOString() })),
      now: told.toISOString(),
    };
  });
}
