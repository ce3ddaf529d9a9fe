import { Failure } from '@app/service-kit/serving';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { OpenStreams } from '../forwarding/open-streams.ts';
import { proxyLine } from '../forwarding/proxy.ts';
import { admission, refuseForeignSites } from './admission.ts';
import { takeBodies } from './bodies.ts';
import { type Given, passing } from './pass-call.ts';
import type { Route } from './route-table.ts';

/** Hangs every line of the table, one by one; whatever else is asked for under /api is not there. */
export function apiRoutes(app: FastifyInstance, table: readonly Route[], deps: Deps): void {
  app.register(async (api) => {
    api.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const streams = new OpenStreams();
    api.addHook('preClose', async () => streams.endAll());
    // These come first: Fastify would answer HEAD wherever there is a GET and nobody else has taken HEAD.
    refuseOtherMethods(api, table);
    for (const route of table) hangLine(api, route, { ...deps, streams });
    for (const url of ['/api', '/api/*'])
      api.all(url, { onRequest: notFound, exposeHeadRoute: false }, notFound);
  });
}

/** One line of the table, in a scope of its own: who enters, what its bodies are, and the proxy behind it. */
export function hangLine(api: FastifyInstance, route: Route, deps: Given & Pick<Deps, 'sessions'>): void {
  api.register(async (line) => {
    if (route.cookies.includes('refresh')) line.addHook('onRequest', refuseForeignSites);
    line.addHook('onRequest', admission(route, deps));
    takeBodies(line, route);
    line.addHook('preHandler', async ({ params }) => {
      if (route.endpoint.params?.safeParse(params).success === false) throw new Failure('not_found');
    });
    line.register(httpProxy, proxyLine(route, deps.upstreams[route.endpoint.service], passing(route, deps)));
  });
}

function refuseOtherMethods(api: FastifyInstance, table: readonly Route[]): void {
  for (const [url, routes] of Map.groupBy(table, (route) => route.url)) {
    const allowed = routes.map(({ endpoint }) => endpoint.method);
    const refuse = async (_request: FastifyRequest, reply: FastifyReply) => {
      reply.header('allow', allowed.join(', '));
      throw new Failure('method_not_allowed');
    };
    api.route({
      method: api.supportedMethods.filter((method) => !allowed.some((one) => one === method)),
      url,
      exposeHeadRoute: false,
      onRequest: refuse,
      handler: refuse,
    });
  }
}

async function notFound(): Promise<never> {
  throw new Failure('not_found');
}
