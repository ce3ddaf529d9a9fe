import { Failure, readCaller, type SessionLiveness } from '@app/service-kit/serving';
import type { FastifyRequest } from 'fastify';
import { rateLimitAddress } from '../callers/caller-address.ts';
import { isPerPerson, type Limits } from '../limits/limits.ts';
import { type LoginAttempt, loginTarget } from '../limits/login-limits.ts';
import { pickCookies } from './headers.ts';
import type { Route } from './route-table.ts';

/** What decides whether a call is admitted. */
export interface AdmissionDeps {
  readonly limits: Limits;
  readonly sessions: SessionLiveness;
}

/**
 * Admits a call before its body is read: it checks the rate limit of the address, then the access token and its live
 * session, then the rate limit of the person. Logins are counted later, because their body names the account. Awaits only
 * promises: usually the counters are in this process and the token was verified before, and nothing has to be awaited.
 * @throws Failure 401, 403 `forbidden`, 429 `rate_limited`, or 503 `unavailable` when the state of a session is unknown.
 */
export async function admitCall(
  request: FastifyRequest,
  { endpoint: { rate, access, method }, admitsVisitors, cookies }: Route,
  { limits, sessions }: AdmissionDeps,
): Promise<void> {
  if (cookies.includes('refresh')) rejectCrossSiteRequest(request);
  const address = rateLimitAddress(request);
  const isPerAddress = rate !== 'login' && !isPerPerson(rate);
  if (isPerAddress) {
    const counted = limits.consume(rate, address);
    if (counted) await counted;
  }
  const isVisitor = admitsVisitors && hasNoSessionHeaders(request);
  if (isVisitor && method !== 'GET') rejectCrossSiteRequest(request);
  if (access !== 'open' && !isVisitor) {
    try {
      const caller = readCaller(request, sessions);
      request.caller = caller instanceof Promise ? await caller : caller;
    } catch (refusal) {
      // The rate limit per person cannot apply to a caller without a session, so the call is counted for the address.
      if (!isPerAddress) await limits.consume('other', address);
      throw refusal;
    }
  }
  if (rate !== 'login' && !isPerAddress) {
    const counted = limits.consume(rate, request.caller?.userId ?? address);
    if (counted) await counted;
  }
}

/** A caller who sends a token or a session id is not a visitor, even if the session has ended. */
function hasNoSessionHeaders({ headers }: FastifyRequest): boolean {
  return headers.authorization === undefined && headers['x-session-token'] === undefined;
}

/**
 * Checks Sec-Fetch-Site in addition to SameSite=Strict, for browsers that send it.
 * @throws Failure 403 for a call from a page of another site.
 */
function rejectCrossSiteRequest(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new Failure('forbidden');
}

/**
 * Counts a password attempt for the account that the body names, or for the signed-in person. A body that auth will
 * refuse is counted in the rate class `other`.
 */
export async function startLoginAttempt(
  { limits }: Pick<AdmissionDeps, 'limits'>,
  request: FastifyRequest,
  body?: Buffer,
): Promise<LoginAttempt | undefined> {
  if (request.caller) return limits.login.startPersonAttempt(request.caller.userId);
  const address = rateLimitAddress(request);
  const target = loginTarget(body, address);
  const hasDevice = pickCookies(request.headers.cookie, ['device']) !== undefined;
  if (target !== undefined) return limits.login.startAttempt({ address, target, hasDevice });
  await limits.consume('other', address);
  return undefined;
}
