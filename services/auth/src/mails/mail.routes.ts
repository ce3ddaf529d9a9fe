import { internalEndpoints } from '@app/contracts';
import { asSystem, Failure, type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { mailToSend } from './mail.repository.ts';
import { mailView } from './mail.view.ts';

/** What notify asks at the moment of sending (rule 5). */
export function internalMailRoutes(scope: Scope<'internal'>, { db, clock, keys, settings }: Deps): void {
  serve(scope, internalEndpoints.mail, async ({ params }) => {
    const mail = await asSystem(db, (trx) => mailToSend(trx, params.id, clock.now()));
    const view = mail && mailView(mail, { publicUrl: settings.publicUrl, linkKey: keys.mailLink });
    if (!view) throw new Failure('not_found');
    return view;
  });
}
