import { internalEndpoints } from '@app/contracts';
import { type answered, asSystem, type Scope, sendJson, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { claimVisitor } from '../people/claim-visitor.ts';
import { exportPerson } from '../people/export-person.ts';
import { countConversations } from '../people/person.repository.ts';

/** Calls by auth: export a person's data, count what chat holds, and claim a visitor's conversations. */
export function personRoutes(scope: Scope<'internal'>, deps: Deps): void {
  serve(
    scope,
    internalEndpoints.chatExport,
    async ({ params, reply }): Promise<typeof answered> =>
      sendJson(reply, await exportPerson(deps, params.id), deps.log),
  );

  serve(scope, internalEndpoints.chatHoldings, async ({ body }) => ({
    holdings: await asSystem(deps.db, (trx) => countConversations(trx, body.ids)),
  }));

  serve(scope, internalEndpoints.claimVisitor, async ({ params, body }) => ({
    claimed: await claimVisitor(deps, params.id, body.visitor),
  }));
}
