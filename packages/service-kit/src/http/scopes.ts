import { timingSafeEqual } from 'node:crypto';
import type { Access } from '@app/contracts';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';
import { type Caller, readCaller } from '../identity/caller.ts';
import type { SessionLiveness } from '../identity/liveness.ts';
import { checkByContract } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set in the signedIn scope alone. */
    caller: Caller | undefined;
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
