import { Failure, readCaller } from '@app/service-kit';
import type { FastifyRequest } from 'fastify';
import { callerAddress, countedAddress } from '../callers/caller-address.ts';
import type { Deps } from '../deps.ts';
import { isPerPerson } from '../limits/limits.ts';
import type { Route } from './route-table.ts';

/** Who a call is counted for when it is counted per address. */
export function addressOf(request: FastifyRequest): string {
  return countedAddress(callerAddress(request));
}

/**
 * What stands before every line of the table, before a byte of the body is read: the rate of the address, then the
 * person's own token and live session, then the rate of the person. Logins are counted once their body is known.
 */
export function admission({ endpoint }: Route, { limits, sessions }: Pick<Deps, 'limits' | 'sessions'>) {
  const { rate, access } = endpoint;
  return async (request: FastifyRequest): Promise<void> => {
    if (rate !== 'login' && !isPerPerson(rate)) await limits.admit(rate, addressOf(request));
    if (access === 'signedIn') request.caller = await readCaller(request, sessions);
    if (rate !== 'login' && isPerPerson(rate))
      await limits.admit(rate, request.caller?.userId ?? addressOf(request));
  };
}

/**
 * The refresh cookie is SameSite=Strict; browsers that tell where a request was made from are taken at their word too.
 * @throws Failure 403 for a call made from another site's page.
 */
export async function refuseForeignSites(request: FastifyRequest): Promise<void> {
  const site = request.headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') throw new Failure('forbidden');
}
