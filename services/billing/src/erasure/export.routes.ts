import { internalEndpoints } from '@app/contracts';
import { asOwner, type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { listForExport } from './erasure.repository.ts';
import { viewExport } from './export.view.ts';

/** What auth asks for somebody who wants to see all that is held of them. */
export function internalExportRoutes(scope: Scope<'internal'>, { db }: Deps): void {
  serve(scope, internalEndpoints.billingExport, async ({ params: { id } }) =>
    viewExport(await asOwner(db, id, (trx) => listForExport(trx, id))),
  );
}
