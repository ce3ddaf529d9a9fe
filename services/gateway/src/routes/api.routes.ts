import { Failure } from '@app/service-kit/serving';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rateLimitAddress } from '../callers/caller-address.ts';
import type { Deps } from '../deps.ts';
import { OpenStreams } from '../forwarding/open-streams.ts';
import { registerProxyRoute } from '../forwarding/proxy-route.ts';
import type { Route } from '../forwarding/route-table.ts';
import { securityHeaders } from '../pages/security-headers.ts';

/** Registers every route of the table. Every other path under /api is answered with 404. */
export function apiRoutes(app: FastifyInstance, table: readonly Route[], deps: Deps): void {
  app.register(async (api) => {
    api.addHook('onSend', (_request, reply, payload, done) => {
      reply.header('cache-control', 'no-store');
      done(null, payload);
    });
    // Requests outside the table are counted too.
    const countOther = async (request: FastifyRequest) =>
      deps.limits.consume('other', rateLimitAddress(request));
    const streams = new OpenStreams();
    api.addHook('preClose', async () => streams.endAll());
    // Registered first, because Fastify adds HEAD to a GET route unless another route has HEAD.
    registerMethodNotAllowed(api, table, countOther);
    const headers = Object.entries(securityHeaders(deps.config)).flat();
    for (const route of table) registerProxyRoute(api, route, { ...deps, streams, headers });
    for (const url of ['/api', '/api/*'])
      api.all(url, { onRequest: [countOther, notFound], exposeHeadRoute: false }, notFound);
  });
}

function registerMethodNotAllowed(
  api: FastifyInstance,
  table: readonly Route[],
  countOther: (request: FastifyRequest) => Promise<void>,
): void {
  for (const [url, routes] of Map.groupBy(table, (route) => route.url)) {
    const allowed = routes.map(({ endpoint }) => endpoint.method);
    const reject = async (_request: FastifyRequest, reply: FastifyReply) => {
      reply.header('allow', allowed.join(', '));
      throw new Failure('method_not_allowed');
    };
    api.route({
      method: api.supportedMethods.filter((method) => !allowed.some((one) => one === method)),
      url,
      exposeHeadRoute: false,
      onRequest: [countOther, reject],
      handler: reject,
    });
  }
}

async function notFound(): Promise<never> {
  throw new Failure('not_found');
}
