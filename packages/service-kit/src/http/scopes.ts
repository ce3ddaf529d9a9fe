import { timingSafeEqual } from 'node:crypto';
import type { Access } from '@app/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import { type Caller, readCaller, type Visitor } from '../identity/caller.ts';
import type { SessionLiveness } from '../identity/liveness.ts';
import { checkByContract } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set in the signedIn and signedInOrVisitor scopes alone. */
    caller: Caller | undefined;
    /** Set in the signedInOrVisitor scope, for whoever names no session. */
    visitor: Visitor | undefined;
  }
}

/** A part of a service that one kind of caller may enter; a route can only be hung into the scope its contract names. */
export interface Scope<A extends Access> {
  readonly app: FastifyInstance;
  readonly access: A;
}

type Hang<A extends Access> = (scope: Scope<A>) => void;

/** Calls that need no session. */
export function open(app: FastifyInstance, hang: Hang<'open'>): void {
  app.register(async (child) => {
    checkByContract(child);
    hang({ app: child, access: 'open' });
  });
}

/** Calls of a signed-in person: a valid access token, a live session, and no foreign X-Session-Token (rule 2). */
export function signedIn(app: FastifyInstance, sessions: SessionLiveness, hang: Hang<'signedIn'>): void {
  app.register(async (child) => {
    checkByContract(child);
    child.decorateRequest('caller', undefined);
    child.addHook('onRequest', async (request) => {
      request.caller = await readCaller(request, sessions);
    });
    hang({ app: child, access: 'signedIn' });
  });
}

/**
 * Calls of a signed-in person, or of a visitor where the service lets visitors in (ROLE-3). Whoever names a session,
 * by a bearer token or by X-Session-Token, must be signed in; `visitors` tells the others apart, and without it they
 * are turned away as from `signedIn`.
 */
export function signedInOrVisitor(
  app: FastifyInstance,
  sessions: SessionLiveness,
  visitors: ((request: FastifyRequest) => Visitor) | undefined,
  hang: Hang<'signedInOrVisitor'>,
): void {
  app.register(async (child) => {
    checkByContract(child);
    child.decorateRequest('caller', undefined);
    child.decorateRequest('visitor', undefined);
    child.addHook('onRequest', async (request) => {
      const { authorization, 'x-session-token': named } = request.headers;
      if (visitors && authorization === undefined && named === undefined) request.visitor = visitors(request);
      else request.caller = await readCaller(request, sessions);
    });
    hang({ app: child, access: 'signedInOrVisitor' });
  });
}

/** Calls of other services of ours, with the shared service token. */
export function internal(app: FastifyInstance, serviceToken: string, hang: Hang<'internal'>): void {
  const expected = Buffer.from(`Bearer ${serviceToken}`);
  app.register(async (child) => {
    checkByContract(child);
    child.addHook('onRequest', async (request) => {
      const given = Buffer.from(request.headers.authorization ?? '');
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        throw new Failure('unauthenticated');
    });
    hang({ app: child, access: 'internal' });
  });
}
