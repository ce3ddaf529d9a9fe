import { internalEndpoints } from '@app/contracts';
import { Failure, type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { findMailContent } from '../mails/find-mail-content.ts';

/** Gives notify the content of a mail when it sends it. */
export function internalMailRoutes(scope: Scope<'internal'>, deps: Deps): void {
  serve(scope, internalEndpoints.billingMail, async ({ params }) => {
    const content = await findMailContent(deps, params.id);
    if (!content) throw new Failure('not_found');
    return content;
  });
}
