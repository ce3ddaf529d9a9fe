import { internalEndpoints } from '@app/contracts';
import { type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { claimVisitor } from '../visitors/claim-visitor.ts';
import { exportPerson } from './export-person.ts';

/** What auth asks about somebody: everything we hold, and to take in what they said before they had an account. */
export function personRoutes(scope: Scope<'internal'>, deps: Deps): void {
  serve(scope, internalEndpoints.chatExport, ({ params }) => exportPerson(deps, params.id));

  serve(scope, internalEndpoints.claimVisitor, async ({ params, body }) => ({
    claimed: await claimVisitor(deps, params.id, body.visitor),
  }));
}
