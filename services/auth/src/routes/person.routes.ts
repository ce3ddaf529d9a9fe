import { internalEndpoints } from '@app/contracts';
import { type Scope, serve } from '@app/service-kit';
import { personView } from '../accounts/account.view.ts';
import { readAccount, unsubscribe } from '../accounts/change-account.ts';
import type { Deps } from '../deps.ts';

/** Routes with which other services read a person's address and mail preferences, and unsubscribe them (ACC-2). */
export function internalPersonRoutes(scope: Scope<'internal'>, deps: Deps): void {
  serve(scope, internalEndpoints.person, async ({ params }) =>
    personView(await readAccount(deps, params.id)),
  );

  serve(scope, internalEndpoints.unsubscribe, async ({ params, body }) => {
    await unsubscribe(deps, params.id, body);
    return { unsubscribed: true };
  });
}
