import { type Endpoint, publicEndpoints } from '@app/contracts';
import { acceptAccessTokens, createApp as createServer } from '@app/service-kit/serving';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { routeTable } from './forwarding/route-table.ts';
import { limitPages } from './pages/limit-pages.ts';
import { securityHeaders, setSecurityHeaders } from './pages/security-headers.ts';
import { apiRoutes } from './routes/api.routes.ts';
import { docsRoutes } from './routes/docs.routes.ts';
import { webRoutes } from './routes/web.routes.ts';

/** Creates the gateway, the only server that browsers call. */
export async function createApp(
  deps: Deps,
  endpoints: readonly Endpoint[] = publicEndpoints,
): Promise<FastifyInstance> {
  const { config, log } = deps;
  const app = createServer({
    log,
    trustProxy: config.TRUST_PROXY,
    // No readiness check: without a service the pages and the routes of the others still work (docs/decisions/0083).
    fromOutside: true,
  });
  await acceptAccessTokens(app, { publicKey: config.ACCESS_TOKEN_PUBLIC_KEY });
  setSecurityHeaders(app, securityHeaders(config));
  limitPages(app, deps.limits);
  app.decorateRequest('caller', undefined);
  docsRoutes(app, config, endpoints);
  apiRoutes(app, routeTable(endpoints, config.ANONYMOUS_CHAT), deps);
  webRoutes(app, config, log);
  return app;
}
