import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { Failure } from '../failure.ts';
import { authorizationHeader, bearerToken } from '../identity/tokens.ts';
import type { SessionLiveness } from './session-watch.ts';

/** The person who calls, from their verified access token. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
}

/** Somebody who has not signed in (ROLE-3). */
export interface Visitor {
  readonly visitorId: string;
  /** True when the request had no visitor cookie: the id is new and nothing is stored for it yet. */
  readonly fresh: boolean;
}

/** `rot`: number of the refresh that issued the token; `exp`: seconds since the epoch. */
const claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  rot: z.int().nonnegative().optional(),
  exp: z.number(),
});

type Claims = z.output<typeof claims>;

declare module 'fastify' {
  interface FastifyInstance {
    /** The claims of tokens that were verified with the key of this server, by Authorization header, oldest first. */
    verifiedTokens: Map<string, Claims>;
  }
}

const MAX_VERIFIED_TOKENS = 10_000;

/**
 * Reads the caller from the bearer token. A token that was verified before costs one map lookup, without a promise.
 * @throws Failure 401 `unauthenticated` when the token is missing, forged or expired, when the session has ended, and
 * when X-Session-Token names another session; 503 `unavailable` when the state of the session is unknown.
 */
export function readCaller(request: FastifyRequest, sessions: SessionLiveness): Caller | Promise<Caller> {
  const { verifiedTokens } = request.server;
  const header = authorizationHeader(request);
  if (header === undefined) throw new Failure('unauthenticated');
  const known = verifiedTokens.get(header);
  if (known && Date.now() < known.exp * 1_000) return readLiveSession(known, request, sessions);
  verifiedTokens.delete(header);
  if (bearerToken(request) === undefined) throw new Failure('unauthenticated');
  return verifyToken(request).then((verified) => {
    const oldest = verifiedTokens.keys().next();
    if (verifiedTokens.size >= MAX_VERIFIED_TOKENS && !oldest.done) verifiedTokens.delete(oldest.value);
    verifiedTokens.set(header, verified);
    return readLiveSession(verified, request, sessions);
  });
}

async function verifyToken(request: FastifyRequest): Promise<Claims> {
  await request.jwtVerify().catch((cause: unknown) => {
    throw new Failure('unauthenticated', { cause });
  });
  const read = claims.safeParse(request.user);
  if (!read.success) throw new Failure('unauthenticated');
  return read.data;
}

function readLiveSession(
  verified: Claims,
  { headers }: FastifyRequest,
  sessions: SessionLiveness,
): Caller | Promise<Caller> {
  const named = headers['x-session-token'];
  if (named !== undefined && named !== verified.sid) throw new Failure('unauthenticated');
  const isEnded = sessions.isEnded(verified.sid);
  if (typeof isEnded === 'boolean') return callerUnlessEnded(isEnded, verified, sessions);
  return isEnded.then((ended) => callerUnlessEnded(ended, verified, sessions));
}

function callerUnlessEnded(isEnded: boolean, { sub, sid, rot }: Claims, sessions: SessionLiveness): Caller {
  if (isEnded) throw new Failure('unauthenticated');
  if (rot !== undefined) sessions.noteUse(sid, rot);
  return { userId: sub, sessionId: sid };
}
