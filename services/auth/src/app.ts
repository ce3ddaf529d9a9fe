import { acceptAccessTokens, createApp, internal, open, pingDatabase, signedIn } from '@app/service-kit';
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { openAccountRoutes, ownAccountRoutes } from './accounts/account.routes.ts';
import { internalPersonRoutes } from './accounts/person.routes.ts';
import type { Deps } from './deps.ts';
import { ownErasureRoutes } from './erasures/erasure.routes.ts';
import { ownExportRoutes } from './exports/export.routes.ts';
import { internalMailRoutes } from './mails/mail.routes.ts';
import { openPasswordRoutes, ownPasswordRoutes } from './passwords/password.routes.ts';
import { sessionLiveness } from './sessions/liveness.ts';
import { noteEveryCall } from './sessions/note-call.ts';
import { internalSessionRoutes, openSessionRoutes, ownSessionRoutes } from './sessions/session.routes.ts';

/** The auth service: accounts, passwords, sessions, and the mails that go with them. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { db, log, settings } = deps;
  const app = createApp({ log, readiness: { database: () => pingDatabase(db) } });
  await app.register(cookie);
  await acceptAccessTokens(app, settings.accessKeys);

  open(app, (scope) => {
    openAccountRoutes(scope, deps);
    openSessionRoutes(scope, deps);
    openPasswordRoutes(scope, deps);
  });

  signedIn(app, sessionLiveness(deps), (scope) => {
    noteEveryCall(scope, deps);
    ownSessionRoutes(scope, deps);
    ownAccountRoutes(scope, deps);
    ownPasswordRoutes(scope, deps);
    ownExportRoutes(scope, deps);
    ownErasureRoutes(scope, deps);
  });

  internal(app, settings.serviceToken, (scope) => {
    internalSessionRoutes(scope, deps);
    internalMailRoutes(scope, deps);
    internalPersonRoutes(scope, deps);
  });

  app.addHook('onClose', () => deps.later.settle());
  return app;
}
