import type { Access, Endpoint, Parsed, Schema, Sent } from '@app/contracts';
import type { FastifyReply, FastifyRequest, FastifySchema, RouteShorthandOptions } from 'fastify';
import { Failure } from '../failure.ts';
import type { Caller, Visitor } from '../sessions/caller.ts';
import { declaredAnswers } from './declared-answers.ts';
import type { Scope } from './scopes.ts';

/** The input of a handler, already validated against the contract. */
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

/** Returned by a handler that has sent its answer through `reply` itself (a stream, or a 204 instead of a 200). */
export const answered = Symbol('answered');

/** A handler may return readonly data: serialization does not change it. */
type ReadonlyDeep<T> = T extends object ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> } : T;

/** The body of the answer as the contract declares it, or `answered`. */
export type Answer<E extends Endpoint> =
  | (E['answer'] extends Schema ? ReadonlyDeep<Sent<E['answer']>> : undefined)
  | typeof answered;

/**
 * Registers an endpoint of the contract in a scope. Method, path and the validation of input and output come from the
 * contract.
 * @throws at start when the contract declares another access than that of the scope.
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
    config: {
      answers: declaredAnswers(endpoint),
      ...(endpoint.callers ? { callers: endpoint.callers } : {}),
    },
    handler: async (request, reply) => {
      if (!endpoint.body && request.body !== undefined && Object.keys(Object(request.body)).length > 0) {
        throw new Failure('validation_failed', { sentence: 'This call takes no body.' });
      }
      // Fastify types these as unknown; the validators of the scope have replaced them by the contract's output.
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
