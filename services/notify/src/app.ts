import { checkWritable, createApp as createServer, internal, open } from '@app/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { contactRoutes } from './routes/contact.routes.ts';
import { exportRoutes } from './routes/export.routes.ts';
import { unsubscribeRoutes } from './routes/unsubscribe.routes.ts';

/** Creates the notify server. A mail server or queue that is down delays mails, but does not affect readiness. */
export function createApp(deps: Deps): FastifyInstance {
  const { config, log, db } = deps;
  const app = createServer({
    log,
    refusesUndeclaredAnswers: config.NODE_ENV === 'test',
    readiness: { database: checkWritable(db) },
  });
  open(app, (scope) => {
    contactRoutes(scope, deps);
    unsubscribeRoutes(scope, deps);
  });
  internal(app, deps.identity, (scope) => exportRoutes(scope, deps));
  return app;
}
