import { createApp, internal, open, pingDatabase } from '@app/service-kit';
import type { FastifyInstance } from 'fastify';
import { contactRoutes } from './contact/contact.routes.ts';
import type { Deps } from './deps.ts';
import { personRoutes } from './people/person.routes.ts';
import { unsubscribeRoutes } from './preferences/unsubscribe.routes.ts';

/** Notify's server. A mail server or a queue that is down delays mails and makes nothing unready. */
export function createNotify(deps: Deps): FastifyInstance {
  const { config, log, db } = deps;
  const app = createApp({ log, readiness: { database: () => pingDatabase(db) } });
  open(app, (scope) => {
    contactRoutes(scope, deps);
    unsubscribeRoutes(scope, deps);
  });
  internal(app, config.SERVICE_TOKEN, (scope) => personRoutes(scope, deps));
  return app;
}
