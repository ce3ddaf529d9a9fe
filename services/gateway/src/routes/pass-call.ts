import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { forward, type ReplyHooks } from '../forwarding/forward.ts';
import type { OpenStreams } from '../forwarding/open-streams.ts';
import { relayAnswer } from '../forwarding/relay-answer.ts';
import { requestHeaders } from '../forwarding/request-headers.ts';
import { addressOf, admitLogin } from './admission.ts';
import { bodyOf } from './bodies.ts';
import { type Route, upstreamPath } from './route-table.ts';

export type Given = Pick<Deps, 'limits' | 'upstreams'> & { readonly streams: OpenStreams };

/** One call that may enter: count a login, lead it to its service, hand the answer back. */
export function passing(route: Route, deps: Given) {
  const { endpoint, timeoutMs, silenceMs } = route;
  const isLogin = endpoint.rate === 'login';
  return async (request: FastifyRequest, reply: FastifyReply, given: ReplyHooks): Promise<FastifyReply> => {
    const body = bodyOf(request);
    if (isLogin) await admitLogin(deps, request, body);
    const headers = requestHeaders(request, route, body);
    const answer = await forward(reply, deps.upstreams[endpoint.service], {
      method: endpoint.method,
      path: upstreamPath(route, Object(request.params)),
      timeoutMs,
      silenceMs,
      hooks: {
        ...given,
        // The content type has to be named, or reply-from would write the buffer as JSON.
        ...(body ? { body, contentType: 'application/json' } : { body: null }),
        rewriteRequestHeaders: () => headers,
      },
    });
    if (isLogin) await deps.limits.login.ended(addressOf(request), answer.statusCode ?? 0);
    return relayAnswer(reply, answer, deps.streams);
  };
}
