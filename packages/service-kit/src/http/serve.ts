import type { Access, Endpoint, Parsed, Schema, Sent } from '@app/contracts';
import type { FastifyReply, FastifyRequest, FastifySchema, RouteShorthandOptions } from 'fastify';
import { Failure } from '../failure.ts';
import type { Caller, Visitor } from '../identity/caller.ts';
import type { Scope } from './scopes.ts';

/** What a handler is given: everything already checked against the contract. */
export interface Call<E extends Endpoint> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
  readonly caller: CallerOf<E['access']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type CallerOf<A extends Access> = A extends 'signedIn'
  ? Caller
  : A extends 'signedInOrVisitor'
    ? Caller | Visitor
    : undefined;

/** Returned by a handler that has answered through `reply` itself (a stream, a 204 in place of a 200). */
export const answered = Symbol('answered');

/** JSON as a handler may build it: nothing of it is changed on the way out. */
type ReadonlyDeep<T> = T extends object ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> } : T;

/** The answer's body as the contract declares it, or `answered`. */
export type Answer<E extends Endpoint> =
  | (E['answer'] extends Schema ? ReadonlyDeep<Sent<E['answer']>> : undefined)
  | typeof answered;

/**
 * Hangs one call of the contract into a scope: method, path, checks of what enters and leaves all come from the contract.
 * @throws at start when the contract gives the call to another kind of caller than this scope lets in.
 */
export function serve<A extends Access, E extends Endpoint & { access: A }, const R extends Answer<E>>(
  scope: Scope<A>,
  endpoint: E,
  handle: (call: Call<E>) => Promise<R>,
  options: Pick<RouteShorthandOptions, 'bodyLimit' | 'onRequest' | 'preHandler'> = {},
): void {
  if (endpoint.access !== scope.access) {
    throw new Error(`${endpoint.method} ${endpoint.path} is for ${endpoint.access}, not for ${scope.access}`);
  }
  const schema: FastifySchema = {
    ...(endpoint.params ? { params: endpoint.params } : {}),
    ...(endpoint.query ? { querystring: endpoint.query } : {}),
    ...(endpoint.body ? { body: endpoint.body } : {}),
    ...(endpoint.answer ? { response: { [endpoint.status]: endpoint.answer } } : {}),
  };
  scope.app.route({
    ...options,
    method: endpoint.method,
    url: endpoint.path,
    schema,
    handler: async (request, reply) => {
      if (!endpoint.body && request.body !== undefined && Object.keys(Object(request.body)).length > 0) {
        throw new Failure('validation_failed', { sentence: 'This call takes no body.' });
      }
      // The validators of this scope have put the contract's own output into these four, which Fastify types as unknown.
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        caller: request.caller ?? request.visitor,
        request,
        reply,
      } as Call<E>;
      const answer = await handle(call);
      if (answer === answered) return reply;
      reply.code(endpoint.status);
      return endpoint.status === 204 ? reply.send() : answer;
    },
  });
}
