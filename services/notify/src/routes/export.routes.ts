import { internalEndpoints } from '@app/contracts';
import { type answered, type Scope, sendJson, serve } from '@app/service-kit';
import { exportPerson } from '../account-data/export-person.ts';
import type { Deps } from '../deps.ts';

/** Serves the data of a person for the export that auth assembles. */
export function exportRoutes(scope: Scope<'internal'>, deps: Deps): void {
  serve(
    scope,
    internalEndpoints.notifyExport,
    async ({ params, reply }): Promise<typeof answered> =>
      sendJson(reply, await exportPerson(deps, params.id), deps.log),
  );
}
