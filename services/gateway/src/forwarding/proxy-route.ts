import type { IncomingMessage } from 'node:http';
import { globalAgent } from 'node:https';
import { FAILURES, KNOWN_DEVICE_ONLY_HEADER } from '@app/contracts';
import { Failure } from '@app/service-kit/serving';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Upstreams } from '../upstreams/upstream.ts';
import { type AdmissionDeps, admitCall, startLoginAttempt } from './admit-call.ts';
import { forwardedBody, registerBodyParsers } from './body-parsers.ts';
import { forward, type ReplyOptions } from './forward.ts';
import { requestHeaders, responseHeaders } from './headers.ts';
import { type OpenStreams, relayResponse } from './relay-response.ts';
import { type Route, upstreamPath } from './route-table.ts';

export interface ProxyDeps extends AdmissionDeps {
  readonly upstreams: Upstreams;
  readonly streams: OpenStreams;
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

/**
 * Forwards an admitted call to its service: builds the headers, counts a login attempt, sends the request to a replica and
 * relays the response.
 */
async function proxyCall(
  request: FastifyRequest,
  reply: FastifyReply,
  options: ReplyOptions,
  route: Route,
  { limits, upstreams, streams }: ProxyDeps,
): Promise<FastifyReply> {
  const { endpoint, timeoutMs, idleTimeoutMs } = route;
  const body = forwardedBody(request);
  const headers = requestHeaders(request, route, body);
  const attempt = endpoint.rate === 'login' ? await startLoginAttempt({ limits }, request, body) : undefined;
  if (attempt?.unknownDeviceWaitSeconds !== undefined)
    headers[KNOWN_DEVICE_ONLY_HEADER] = String(attempt.unknownDeviceWaitSeconds);
  let status: number = FAILURES.unavailable.status;
  let response: IncomingMessage;
  try {
    response = await forward(reply, upstreams[endpoint.service], {
      method: endpoint.method,
      path: upstreamPath(route, Object(request.params)),
      timeoutMs,
      idleTimeoutMs,
      options: {
        ...options,
        // Without a content type, reply-from would serialize the buffer as JSON.
        ...(body ? { body, contentType: 'application/json' } : { body: null }),
        rewriteRequestHeaders: () => headers,
      },
    });
    status = response.statusCode ?? status;
  } finally {
    await attempt?.finish(status);
  }
  return relayResponse(reply, response, streams, idleTimeoutMs);
}

/** Options of @fastify/http-proxy for one route. `proxyCall` chooses the replica, so the plugin's `upstream` is empty. */
function proxyOptions(route: Route, deps: ProxyDeps): FastifyHttpProxyOptions {
  const { endpoint } = route;
  return {
    prefix: '/api',
    routes: [endpoint.path],
    httpMethods: [endpoint.method],
    upstream: '',
    // The body parsers of the gateway read bodies and limit their size; a streamed body would bypass the limit.
    proxyPayloads: false,
    http: { agents: { 'http:': deps.upstreams[endpoint.service].agent, 'https:': globalAgent } },
    // Requests are never repeated. reply-from takes `maxRetriesOn503: 0` for its default of ten, so retryDelay returns null.
    retryMethods: [],
    disableRequestLogging: true,
    replyOptions: {
      getUpstream: () => '',
      retriesCount: 0,
      retryDelay: () => null,
      timeout: route.timeoutMs,
      queryString: (_search, url) => (endpoint.query ? queryOf(url) : ''),
      rewriteHeaders: (headers) => responseHeaders(headers, route),
    },
    handler: (request, reply, _path, options) => proxyCall(request, reply, options, route, deps),
  };
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
}
