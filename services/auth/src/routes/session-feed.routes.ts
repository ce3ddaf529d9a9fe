import { internalEndpoints } from '@app/contracts';
import { answered, type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { readSessionFeed } from '../sessions/read-session-feed.ts';
import { createSessionLiveness, recordUses } from '../sessions/session-activity.ts';
import { SessionFeedStreams } from '../sessions/session-feed-streams.ts';

/** Routes with which other services learn of ended sessions and report used ones. */
export function internalSessionRoutes(scope: Scope<'internal'>, deps: Deps): void {
  serve(scope, internalEndpoints.endedSessions, async ({ query }) =>
    readSessionFeed(deps, query.cursor ?? ''),
  );

  const streams = new SessionFeedStreams(deps);
  // They would never end, and their readers follow another replica.
  scope.app.finishBeforeStop(() => streams.close());
  scope.app.addHook('preClose', () => streams.close());
  serve(scope, internalEndpoints.endedSessionsStream, async ({ query, reply }): Promise<typeof answered> => {
    void reply.header('content-type', 'application/x-ndjson').send(streams.open(query.cursor));
    return answered;
  });

  const liveness = createSessionLiveness(deps);
  serve(scope, internalEndpoints.sessionState, async ({ params }) => ({
    ended: await liveness.isEnded(params.id),
  }));

  serve(scope, internalEndpoints.reportSessionUses, async ({ body }) => {
    await recordUses(deps, body.uses);
    return { noted: true };
  });
}
