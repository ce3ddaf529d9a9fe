import {
  acceptAccessTokens,
  checkWritable,
  createApp as createServer,
  internal,
  open,
  signedIn,
} from '@app/service-kit';
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { openAccountRoutes, ownAccountRoutes } from './routes/account.routes.ts';
import { openAddressRoutes, ownAddressRoutes } from './routes/address.routes.ts';
import { ownDataRoutes } from './routes/data.routes.ts';
import { internalMailRoutes } from './routes/mail.routes.ts';
import { openPasswordRoutes, ownPasswordRoutes } from './routes/password.routes.ts';
import { internalPersonRoutes } from './routes/person.routes.ts';
import { openSessionRoutes, ownSessionRoutes } from './routes/session.routes.ts';
import { internalSessionRoutes } from './routes/session-feed.routes.ts';
import { createSessionLiveness, recordActivity } from './sessions/session-activity.ts';

/** Creates the auth service: accounts, passwords, sessions, and the mails that go with them. */
export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const { config, db, log } = deps;
  const app = createServer({
    log,
    refusesUndeclaredAnswers: config.NODE_ENV === 'test',
    readiness: { database: checkWritable(db) },
  });
  await app.register(cookie);
  await acceptAccessTokens(app, {
    publicKey: config.ACCESS_TOKEN_PUBLIC_KEY,
    privateKey: config.ACCESS_TOKEN_PRIVATE_KEY,
  });

  open(app, (scope) => {
    openAccountRoutes(scope, deps);
    openSessionRoutes(scope, deps);
    openPasswordRoutes(scope, deps);
    openAddressRoutes(scope, deps);
  });

  signedIn(app, createSessionLiveness(deps), (scope) => {
    scope.app.addHook('onRequest', async ({ caller, headers }) => {
      if (caller) await recordActivity(deps, caller, headers['user-agent']);
    });
    ownSessionRoutes(scope, deps);
    ownAccountRoutes(scope, deps);
    ownPasswordRoutes(scope, deps);
    ownAddressRoutes(scope, deps);
    ownDataRoutes(scope, deps);
  });

  internal(app, deps.identity, (scope) => {
    internalSessionRoutes(scope, deps);
    internalMailRoutes(scope, deps);
    internalPersonRoutes(scope, deps);
  });

  app.addHook('onClose', async () => {
    await Promise.all([deps.backgroundTasks.waitForAll(), deps.sessionUses.stop()]);
  });
  return app;
}
