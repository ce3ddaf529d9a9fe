import { countedAddress, Failure, readCaller } from '@app/service-kit/serving';
import type { FastifyRequest } from 'fastify';
import { callerAddress } from '../callers/caller-address.ts';
import type { Deps } from '../deps.ts';
import { isPerPerson } from '../limits/limits.ts';
import { loginTarget } from '../limits/login-limits.ts';
import type { Route } from './route-table.ts';

/** Who a call is counted for when it is counted per address. */
export function addressOf(request: FastifyRequest): string {
  return countedAddress(callerAddress(request));
}

/**
 * What stands before every line of the table, before a byte of the body is read: the rate of the address, then the
 * person's own token and live session, then the rate of the person. Logins are counted once their body is known.
 */
export function admission(
  { endpoint, admitsVisitors }: Route,
  { limits, sessions }: Pick<Deps, 'limits' | 'sessions'>,
) {
  const { rate, access } = endpoint;
  const isPerAddress = rate !== 'login' && !isPerPerson(rate);
  return async (request: FastifyRequest): Promise<void> => {
    const address = addressOf(request);
    if (isPerAddress) await limits.admit(rate, address);
    const isVisitor = admitsVisitors && namesNoSession(request);
    if (isVisitor && endpoint.method !== 'GET') await refuseForeignSites(request);
    if (access !== 'open' && !isVisitor)
      request.caller = await readCaller(request, sessions).catch(async (refusal: unknown) => {
        // Whoever is turned away here is nobody, so it is the address that knocks too often.
        if (!isPerAddress) await limits.admit('other', address);
        throw refusal;
      });
    if (rate !== 'login' && !isPerAddress) await limits.admit(rate, request.caller?.userId ?? address);
  };
}

/** Who names a session, with a token or by its id, must have one: a session that ended makes nobody a visitor. */
function namesNoSession({ headers }: FastifyRequest): boolean {
  return headers.authorization === undefined && headers['x-session-token'] === undefined;
}

/**
 * Counts an attempt at a password: on the account that the body names, or on the signed-in person. A body that auth
 * will refuse names no account and is counted like any other call.
 */
export async function admitLogin({ limits }: Pick<Deps, 'limits'>, request: FastifyRequest, body?: Buffer) {
  const address = addressOf(request);
  const target = request.caller?.userId ?? loginTarget(body, address);
  if (target === undefined) await limits.admit('other', address);
  else await limits.login.admit(address, target);
}

/**
 * Our cookies are SameSite=Strict; browsers that tell where a request was made from are taken at their word too.
 * @throws Failure 403 for a call made from another site's page.
 */
export async function refuseForeignSites(request: FastifyRequest): Promise<void> {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new Failure('forbidden');
}
