import { globalAgent } from 'node:https';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Route } from '../routes/route-table.ts';
import type { Upstream } from '../upstreams/upstream.ts';
import { answerHeaders } from './answer-headers.ts';
import type { ReplyHooks } from './forward.ts';
import { endingWithTheCall } from './patience.ts';

type Pass = (request: FastifyRequest, reply: FastifyReply, hooks: ReplyHooks) => unknown;

/**
 * One line of the table as @fastify/http-proxy takes it: this method, this path, no prefix. Where a call goes is chosen
 * call by call (`pass`), so there is no upstream to name here.
 */
export function proxyLine(route: Route, upstream: Upstream, pass: Pass): FastifyHttpProxyOptions {
  const { endpoint } = route;
  return {
    prefix: '/api',
    routes: [endpoint.path],
    httpMethods: [endpoint.method],
    upstream: '',
    // Bodies are read and bounded by our own parsers: a stream would get past the limit.
    proxyPayloads: false,
    http: {
      agents: { 'http:': upstream.agent, 'https:': globalAgent },
      requestOptions: endingWithTheCall,
    },
    // Nothing is sent twice. `maxRetriesOn503: 0` would mean ten; only a delay of null means none.
    retryMethods: [],
    disableRequestLogging: true,
    replyOptions: {
      getUpstream: () => '',
      retriesCount: 0,
      retryDelay: () => null,
      timeout: route.timeoutMs,
      queryString: (_search, url) => (endpoint.query ? queryOf(url) : ''),
      rewriteHeaders: (headers) => answerHeaders(headers, route),
    },
    handler: (request, reply, _path, hooks) => pass(request, reply, hooks),
  };
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
}
