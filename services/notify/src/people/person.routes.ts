import { internalEndpoints } from '@app/contracts';
import { type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { exportPerson } from './export-person.ts';

/** What auth asks for a person's export. */
export function personRoutes(scope: Scope<'internal'>, deps: Deps): void {
  serve(scope, internalEndpoints.notifyExport, ({ params }) => exportPerson(deps, params.id));
}
