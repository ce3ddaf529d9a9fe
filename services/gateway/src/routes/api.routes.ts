import { isUtf8 } from 'node:buffer';
import { Failure } from '@app/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { forward } from '../forwarding/forward.ts';
import { OpenStreams } from '../forwarding/open-streams.ts';
import { relayAnswer } from '../forwarding/relay-answer.ts';
import { requestHeaders } from '../forwarding/request-headers.ts';
import { addressOf, admission, admitLogin, refuseForeignSites } from './admission.ts';
import { type Route, routeTable, upstreamPath } from './route-table.ts';

/** Hangs every line of the table, one by one; whatever else is asked for under /api is not there. */
export function apiRoutes(app: FastifyInstance, deps: Deps): void {
  app.register(async (api) => {
    keepBodiesAsTheyAre(api);
    api.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const streams = new OpenStreams();
    api.addHook('preClose', async () => streams.endAll());
    for (const route of routeTable) hang(api, route, { ...deps, streams });
    refuseOtherMethods(api);
    for (const url of ['/api', '/api/*'])
      api.all(url, { onRequest: notFound, exposeHeadRoute: false }, notFound);
  });
}

type Given = Pick<Deps, 'limits' | 'sessions' | 'upstreams'> & { streams: OpenStreams };

function hang(api: FastifyInstance, route: Route, deps: Given): void {
  const { endpoint } = route;
  api.route({
    method: endpoint.method,
    url: route.url,
    bodyLimit: route.bodyLimit,
    exposeHeadRoute: false,
    onRequest: [...(route.carriesCookies ? [refuseForeignSites] : []), admission(route, deps)],
    handler: (request, reply) => pass(route, deps, request, reply),
  });
}

/** One call: check what the path names, count a login, lead it to its service, hand the answer back. */
async function pass(
  route: Route,
  deps: Given,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { endpoint } = route;
  const body = bodyOf(request);
  const params = Object(request.params);
  if (endpoint.params && !endpoint.params.safeParse(params).success) throw new Failure('not_found');
  const isLogin = endpoint.rate === 'login';
  if (isLogin) await admitLogin(deps, request, body);
  const answer = await forward(deps.upstreams[endpoint.service], {
    method: endpoint.method,
    path: upstreamPath(route, request.url, params),
    headers: requestHeaders(request, route, body),
    body,
    timeoutMs: route.timeoutMs,
    signal: whenGone(reply),
  });
  if (isLogin) await deps.limits.login.ended(addressOf(request), answer.statusCode ?? 0);
  return relayAnswer(reply, route, answer, deps.streams);
}

/** Bodies are bounded, JSON by name and valid UTF-8, and go on byte by byte: the service alone reads them (rule 13). */
function keepBodiesAsTheyAre(api: FastifyInstance): void {
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    if (typeof body === 'string' || !isUtf8(body)) done(new Failure('invalid_json'));
    else done(null, body);
  });
}

function bodyOf(request: FastifyRequest): Buffer | undefined {
  return Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : undefined;
}

/** Aborted when the caller leaves before the answer is whole. */
function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

function refuseOtherMethods(api: FastifyInstance): void {
  for (const [url, routes] of Map.groupBy(routeTable, (route) => route.url)) {
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
