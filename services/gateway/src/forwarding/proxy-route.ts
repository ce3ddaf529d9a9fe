import { KNOWN_DEVICE_ONLY_HEADER } from '@app/contracts';
import { Failure } from '@app/service-kit/serving';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LoginAttempt } from '../limits/login-limits.ts';
import type { Upstreams } from '../upstreams/upstream.ts';
import { type AdmissionDeps, admitCall, startLoginAttempt } from './admit-call.ts';
import { forwardedBody, registerBodyParsers } from './body-parsers.ts';
import { forward } from './forward.ts';
import { requestBytes } from './headers.ts';
import type { OpenStreams } from './open-streams.ts';
import { type Route, upstreamPath } from './route-table.ts';

export interface ProxyDeps extends AdmissionDeps {
  readonly upstreams: Upstreams;
  readonly streams: OpenStreams;
  /** The headers of every response; names and values alternate. */
  readonly headers: readonly string[];
}

/**
 * Registers one route of the table in its own scope. A call passes these steps: it is counted and its caller is verified
 * (admit-call.ts), its body is read (body-parsers.ts), its parameters are checked, and `proxyCall` forwards it.
 */
export function registerProxyRoute(api: FastifyInstance, route: Route, deps: ProxyDeps): void {
  api.register(async (scope) => {
    scope.addHook('onRequest', (request) => admitCall(request, route, deps));
    registerBodyParsers(scope, route);
    const { params } = route.endpoint;
    if (params)
      scope.addHook('preHandler', (request, _reply, done) =>
        done(params.safeParse(request.params).success ? undefined : new Failure('not_found')),
      );
    scope.register(httpProxy, proxyOptions(route, deps));
  });
}

/** Forwards an admitted call to its service. */
function proxyCall(request: FastifyRequest, reply: FastifyReply, route: Route, deps: ProxyDeps): unknown {
  if (route.endpoint.rate !== 'login') return sendCall(request, reply, route, deps);
  return startLoginAttempt(deps, request, forwardedBody(request)).then((attempt) => {
    sendCall(request, reply, route, deps, attempt);
    return reply;
  });
}

function sendCall(
  request: FastifyRequest,
  reply: FastifyReply,
  route: Route,
  { upstreams, streams, headers }: ProxyDeps,
  attempt?: LoginAttempt,
): void {
  const upstream = upstreams[route.endpoint.service];
  const waitSeconds = attempt?.unknownDeviceWaitSeconds;
  const bytes = requestBytes(request, route, {
    host: upstream.host,
    path: upstreamPath(route, request),
    body: forwardedBody(request),
    ...(waitSeconds === undefined ? {} : { more: { [KNOWN_DEVICE_ONLY_HEADER]: String(waitSeconds) } }),
  });
  forward(reply, { route, bytes, attempt }, { upstream, streams, headers });
}

/**
 * Options of @fastify/http-proxy for one route. It checks the destination and calls `proxyCall`, which chooses the replica
 * and sends the call through the gateway's own connections instead of the client of the package (docs/decisions/0055).
 */
function proxyOptions(route: Route, deps: ProxyDeps): FastifyHttpProxyOptions {
  return {
    prefix: '/api',
    routes: [route.endpoint.path],
    httpMethods: [route.endpoint.method],
    upstream: `http://${deps.upstreams[route.endpoint.service].host}`,
    // The body parsers of the gateway read bodies and limit their size; a streamed body would bypass the limit.
    proxyPayloads: false,
    http: {},
    globalAgent: true,
    handler: (request, reply) => proxyCall(request, reply, route, deps),
  };
}
