import { accountEndpoints } from '@app/contracts';
import { type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { takeGrant } from '../sessions/grant.ts';
import { deleteAccount } from './delete-account.ts';

/** The end of one's own account. */
export function ownErasureRoutes(scope: Scope<'signedIn'>, deps: Deps): void {
  serve(scope, accountEndpoints.deleteAccount, async ({ caller, reply }) => {
    await deleteAccount(deps, caller.userId);
    takeGrant(deps, reply);
    return undefined;
  });
}
