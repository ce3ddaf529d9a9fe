import { type Endpoint, publicEndpoints } from '@app/contracts';
import { acceptAccessTokens, createApp } from '@app/service-kit/serving';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { docsRoutes } from './docs/docs.routes.ts';
import { securityHeaders } from './pages/security-headers.ts';
import { webRoutes } from './pages/web.routes.ts';
import { apiRoutes } from './routes/api.routes.ts';
import { routeTable } from './routes/route-table.ts';

/** The gateway: the one server that browsers talk to. */
export async function buildApp(
  config: Config,
  deps: Deps,
  endpoints: readonly Endpoint[] = publicEndpoints,
): Promise<FastifyInstance> {
  const { upstreams, sessions } = deps;
  const app = createApp({
    log: deps.log,
    trustProxy: config.trustProxy,
    fromOutside: true,
    readiness: {
      auth: () => upstreams.auth.ready(),
      chat: () => upstreams.chat.ready(),
      billing: () => upstreams.billing.ready(),
      notify: () => upstreams.notify.ready(),
      sessions: () => sessions.ready(),
    },
  });
  await acceptAccessTokens(app, { publicKey: config.accessTokenPublicKey });
  await securityHeaders(app, config);
  app.decorateRequest('caller', undefined);
  docsRoutes(app, config, endpoints);
  apiRoutes(app, routeTable(endpoints, config.page.anonymousChat), deps);
  webRoutes(app, config, deps.log);
  return app;
}
