import {
  acceptAccessTokens,
  createApp,
  Failure,
  pingDatabase,
  type ReadinessCheck,
  signedIn,
} from '@app/service-kit';
import type { FastifyInstance } from 'fastify';
import { conversationRoutes } from './conversations/conversation.routes.ts';
import type { Deps, TurnDeps } from './deps.ts';
import { startSweeping } from './turns/sweep-turns.job.ts';
import { turnRoutes } from './turns/turn.routes.ts';
import { createTurnRunner } from './turns/turn-runner.ts';
import { usageRoutes } from './usage/usage.routes.ts';

/** The chat service: conversations, turns and usage, all of them for signed-in people alone. */
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

  signedIn(app, deps.sessions, (scope) => {
    turnRoutes(scope, turnDeps);
    conversationRoutes(scope, turnDeps);
    usageRoutes(scope, deps);
  });

  const sweeping = startSweeping(deps);
  app.addHook('preClose', async () => {
    await turnDeps.turns.close();
    leaving.abort(new Failure('unavailable', { retryAfterSeconds: 1, more: { safety: null } }));
  });
  app.addHook('onClose', () => sweeping.stop());
  return app;
}
