import {
  acceptAccessTokens,
  createApp,
  Failure,
  internal,
  open,
  pingDatabase,
  type ReadinessCheck,
  signedIn,
  signedInOrVisitor,
} from '@app/service-kit';
import type { FastifyInstance } from 'fastify';
import { conversationDetailRoutes, conversationRoutes } from './conversations/conversation.routes.ts';
import type { Deps, TurnDeps } from './deps.ts';
import { personRoutes } from './people/person.routes.ts';
import { replyMailRoutes } from './reply-mails/reply-mail.routes.ts';
import { safetyRoutes } from './safety/safety.routes.ts';
import { screenRequests } from './safety/screen-requests.ts';
import { startSweeping } from './turns/sweep-turns.job.ts';
import { turnRoutes } from './turns/turn.routes.ts';
import { createTurnRunner } from './turns/turn-runner.ts';
import { usageRoutes } from './usage/usage.routes.ts';
import { recogniseVisitors } from './visitors/visitor-door.ts';

/** The chat service: conversations, turns and usage, each for its owner alone. */
export async function createChatApp(
  deps: Deps,
  readiness: Readonly<Record<string, ReadinessCheck>> = {},
): Promise<FastifyInstance> {
  const app = createApp({
    log: deps.log,
    readiness: { database: () => pingDatabase(deps.db), ...readiness },
  });
  const leaving = new AbortController();
  const turnDeps: TurnDeps = { ...deps, turns: createTurnRunner(deps), leaving: leaving.signal };
  await acceptAccessTokens(app, { publicKey: deps.config.ACCESS_TOKEN_PUBLIC_KEY });

  signedInOrVisitor(app, deps.sessions, recogniseVisitors(deps), (scope) => {
    screenRequests(scope.app, deps);
    turnRoutes(scope, turnDeps);
    conversationDetailRoutes(scope, turnDeps);
    usageRoutes(scope, deps);
  });
  signedIn(app, deps.sessions, (scope) => {
    screenRequests(scope.app, deps);
    conversationRoutes(scope, turnDeps);
  });
  open(app, (scope) => safetyRoutes(scope, deps));
  internal(app, deps.config.SERVICE_TOKEN, (scope) => {
    personRoutes(scope, deps);
    replyMailRoutes(scope, deps);
  });

  const sweeping = startSweeping(deps);
  app.addHook('preClose', async () => {
    await turnDeps.turns.close();
    leaving.abort(new Failure('unavailable', { retryAfterSeconds: 1, more: { safety: null } }));
  });
  app.addHook('onClose', () => sweeping.stop());
  return app;
}
