import type { Access, CallerName } from '@app/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import type { ServiceIdentity } from '../identity/service-identity.ts';
import { bearerToken } from '../identity/tokens.ts';
import { type Caller, readCaller, type Visitor } from '../sessions/caller.ts';
import type { SessionLiveness } from '../sessions/session-watch.ts';
import { validateByContract } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set only in the signedIn and signedInOrVisitor scopes. */
    caller: Caller | undefined;
    /** Set in the signedInOrVisitor scope, for requests without a session. */
    visitor: Visitor | undefined;
  }
  interface FastifyContextConfig {
    /** The processes that may call a route of the internal scope, from the contract. */
    callers?: readonly CallerName[];
  }
}

/**
 * A part of a service for one kind of caller; an endpoint can only be registered in the scope that its contract
 * declares.
 */
export interface Scope<A extends Access> {
  readonly app: FastifyInstance;
  readonly access: A;
}

type RegisterRoutes<A extends Access> = (scope: Scope<A>) => void;

/** Registers routes that need no session. */
export function open(app: FastifyInstance, registerRoutes: RegisterRoutes<'open'>): void {
  app.register(async (child) => {
    validateByContract(child);
    registerRoutes({ app: child, access: 'open' });
  });
}

/**
 * Registers routes for signed-in people: a valid access token and a live session are required, and an X-Session-Token
 * header must name that same session.
 */
export function signedIn(
  app: FastifyInstance,
  sessions: SessionLiveness,
  registerRoutes: RegisterRoutes<'signedIn'>,
): void {
  app.register(async (child) => {
    validateByContract(child);
    child.decorateRequest('caller', undefined);
    child.addHook('onRequest', async (request) => {
      request.caller = await readCaller(request, sessions);
    });
    registerRoutes({ app: child, access: 'signedIn' });
  });
}

/**
 * Registers routes for signed-in people and, where the service allows them, visitors (ROLE-3). A request that names a
 * session, by a bearer token or X-Session-Token, must be signed in. `visitors` identifies the others; without it they
 * are refused as in `signedIn`.
 */
export function signedInOrVisitor(
  app: FastifyInstance,
  sessions: SessionLiveness,
  visitors: ((request: FastifyRequest) => Visitor) | undefined,
  registerRoutes: RegisterRoutes<'signedInOrVisitor'>,
): void {
  app.register(async (child) => {
    validateByContract(child);
    child.decorateRequest('caller', undefined);
    child.decorateRequest('visitor', undefined);
    child.addHook('onRequest', async (request) => {
      const { authorization, 'x-session-token': named } = request.headers;
      if (visitors && authorization === undefined && named === undefined) request.visitor = visitors(request);
      else request.caller = await readCaller(request, sessions);
    });
    registerRoutes({ app: child, access: 'signedInOrVisitor' });
  });
}

/**
 * Registers routes for other services. A caller presents its credential and may call only the routes that list it
 * (401 without a valid credential, 403 otherwise).
 * @throws at start when a route lists no caller.
 */
export function internal(
  app: FastifyInstance,
  identity: Pick<ServiceIdentity, 'callerOf'>,
  registerRoutes: RegisterRoutes<'internal'>,
): void {
  app.register(async (child) => {
    validateByContract(child);
    child.addHook('onRoute', ({ method, url, config }) => {
      if (!config?.callers?.length) throw new Error(`${method} ${url} names no caller`);
    });
    child.addHook('onRequest', async (request) => {
      const token = bearerToken(request);
      const caller = token === undefined ? undefined : identity.callerOf(token);
      if (!caller) throw new Failure('unauthenticated');
      if (!request.routeOptions.config.callers?.includes(caller)) throw new Failure('forbidden');
    });
    registerRoutes({ app: child, access: 'internal' });
  });
}
