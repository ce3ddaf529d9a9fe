import { internalEndpoints } from '@app/contracts';
import { type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { readSessionFeed } from '../sessions/read-session-feed.ts';
import { createSessionLiveness, recordUses } from '../sessions/session-activity.ts';

/** Routes with which other services learn of ended sessions and report used ones. */
export function internalSessionRoutes(scope: Scope<'internal'>, deps: Deps): void {
  serve(scope, internalEndpoints.endedSessions, async ({ query }) =>
    readSessionFeed(deps, query.cursor ?? ''),
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
