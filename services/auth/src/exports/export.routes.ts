import { accountEndpoints } from '@app/contracts';
import { type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { exportEverything } from './export-everything.ts';

/** What we hold about somebody, for themselves. */
export function ownExportRoutes(scope: Scope<'signedIn'>, deps: Deps): void {
  serve(scope, accountEndpoints.exportEverything, async ({ caller, reply }) => {
    const everything = await exportEverything(deps, caller.userId);
    const file = `${slug(deps.settings.productName)}-export-${everything.exportedAt.slice(0, 10)}.json`;
    reply.header('content-disposition', `attachment; filename="${file}"`);
    return everything;
  });
}

/** A product's name as a file may carry it everywhere. */
function slug(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain || 'data';
}
