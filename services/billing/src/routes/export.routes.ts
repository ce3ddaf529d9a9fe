import { internalEndpoints } from '@app/contracts';
import { type answered, type Scope, sendJson, serve } from '@app/service-kit';
import { exportPerson } from '../account-data/export-person.ts';
import type { Deps } from '../deps.ts';

/** Gives auth billing's part of a person's export. */
export function internalExportRoutes(scope: Scope<'internal'>, deps: Deps): void {
  serve(
    scope,
    internalEndpoints.billingExport,
    async ({ params: { id }, reply }): Promise<typeof answered> =>
      sendJson(reply, await exportPerson(deps, id), deps.log),
  );
}
