import {
  acceptAccessTokens,
  checkWritable,
  createApp as createServer,
  Failure,
  internal,
  open,
  type ReadinessCheck,
  signedIn,
  signedInOrVisitor,
} from '@app/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Deps, RouteDeps } from './deps.ts';
import { startPeriodicJobs } from './jobs.ts';
import {
  conversationDetailRoutes,
  conversationRoutes,
  deletedMessageRoutes,
} from './routes/conversation.routes.ts';
import { messageRoutes } from './routes/message.routes.ts';
import { personRoutes } from './routes/person.routes.ts';
import { replyMailRoutes } from './routes/reply-mail.routes.ts';
import { safetyRoutes } from './routes/safety.routes.ts';
import { turnRoutes } from './routes/turn.routes.ts';
import { usageRoutes } from './routes/usage.routes.ts';
import { exportNotices } from './safety/safety-count.ts';
import { screenRequests } from './safety/screen-requests.ts';
import type { Screening } from './safety/screening.port.ts';
import { RemoteTurns } from './turns/remote-turns.ts';
import { createTurnRunner } from './turns/turn-runner.ts';
import { exportDailyTurns } from './usage/daily-ceiling.ts';
import { recogniseVisitors } from './visitors/recognise-visitors.ts';

/** Creates the chat service: conversations, turns and usage, each visible to its owner only. */
export async function createApp(
  deps: Deps & { readonly screening: Screening },
  readiness: Readonly<Record<string, ReadinessCheck>> = {},
): Promise<FastifyInstance> {
  const app = createServer({
    log: deps.log,
    refusesUndeclaredAnswers: deps.config.NODE_ENV === 'test',
    readiness: { database: checkWritable(deps.db), ...readiness },
  });
  const shutdown = new AbortController();
  const routeDeps: RouteDeps = {
    ...deps,
    turns: createTurnRunner(deps),
    remoteTurns: new RemoteTurns(deps),
    shutdown: shutdown.signal,
  };
  await acceptAccessTokens(app, { publicKey: deps.config.ACCESS_TOKEN_PUBLIC_KEY });

  signedInOrVisitor(app, deps.sessions, recogniseVisitors(deps), (scope) => {
    screenRequests(scope.app, deps);
    messageRoutes(scope, routeDeps);
    turnRoutes(scope, routeDeps);
    conversationDetailRoutes(scope, routeDeps);
    deletedMessageRoutes(scope, routeDeps);
    usageRoutes(scope, deps);
  });
  signedIn(app, deps.sessions, (scope) => {
    screenRequests(scope.app, deps);
    conversationRoutes(scope, routeDeps);
  });
  open(app, (scope) => safetyRoutes(scope, deps));
  internal(app, deps.identity, (scope) => {
    personRoutes(scope, deps);
    replyMailRoutes(scope, deps);
  });

  exportDailyTurns(deps);
  exportNotices(deps);
  const jobs = startPeriodicJobs(deps);
  app.finishBeforeStop(() => routeDeps.turns.finish());
  app.addHook('preClose', async () => {
    await routeDeps.turns.close();
    shutdown.abort(new Failure('unavailable', { retryAfterSeconds: 1, more: { safety: null } }));
  });
  app.addHook('onClose', async () => {
    routeDeps.remoteTurns.stop();
    await jobs.stop();
  });
  return app;
}
