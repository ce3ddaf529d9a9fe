import { internalEndpoints } from '@app/contracts';
import { type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { awaitSessionFeed, readSessionFeed } from '../sessions/read-session-feed.ts';
import { createSessionLiveness, recordUses } from '../sessions/session-activity.ts';

/** Routes with which other services learn of ended sessions and report used ones. */
export function internalSessionRoutes(scope: Scope<'internal'>, deps: Deps): void {
  const closing = new AbortController();
  scope.app.addHook('preClose', async () => closing.abort());
  serve(scope, internalEndpoints.endedSessions, async ({ query: { cursor = '', wait } }) =>
    wait ? awaitSessionFeed(deps, cursor, closing.signal) : readSessionFeed(deps, cursor),
  );

  const liveness = createSessionLiveness(deps);
  serve(scope, internalEndpoints.sessionState, async ({ params }) => ({
    ended: await liveness.isEnded(params.id),
  }));

  serve(scope, internalEndpoints.reportSessionUses, async ({ body }) => {
    await recordUses(deps, body.uses);
    return { noted: true };
  });
}
