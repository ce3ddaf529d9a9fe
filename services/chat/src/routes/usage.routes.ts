import { chatEndpoints } from '@app/contracts';
import { type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { showUsage } from '../usage/show-usage.ts';
import { ownerOf } from '../visitors/recognise-visitors.ts';

/** GET /usage. */
export function usageRoutes(scope: Scope<'signedInOrVisitor'>, deps: Deps): void {
  serve(scope, chatEndpoints.usage, ({ caller }) =>
    showUsage(deps, { ownerId: ownerOf(caller), isVisitor: 'visitorId' in caller }),
  );
}
