import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { Failure } from '../failure.ts';
import type { SessionLiveness } from './liveness.ts';

/** The person a call comes from, as their own verified token says. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
}

/** Somebody who has not signed in (ROLE-3). */
export interface Visitor {
  readonly visitorId: string;
  /** No cookie of ours came with the call: the id is a new one, and nothing is kept of it yet. */
  readonly fresh: boolean;
}

const claims = z.object({ sub: z.uuid(), sid: z.uuid() });

/**
 * Who calls, from the bearer token alone.
 * @throws Failure 401 `unauthenticated` for a missing, forged, expired or ended session, and for an X-Session-Token
 * that isn't this session's id (api.md, Conventions).
 */
export async function readCaller(request: FastifyRequest, sessions: SessionLiveness): Promise<Caller> {
  await request.jwtVerify().catch((cause: unknown) => {
    throw new Failure('unauthenticated', { cause });
  });
  const read = claims.safeParse(request.user);
  if (!read.success) throw new Failure('unauthenticated');
  const { sub: userId, sid: sessionId } = read.data;
  const named = request.headers['x-session-token'];
  if (named !== undefined && named !== sessionId) throw new Failure('unauthenticated');
  if (await sessions.isEnded(sessionId)) throw new Failure('unauthenticated');
  return { userId, sessionId };
}
