import { internalEndpoints, type MailContent } from '@app/contracts';
import { asSystem, Failure, type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { erasureOfMail } from '../erasures/erasure.repository.ts';
import { erasureMailView } from '../erasures/erasure-mail.view.ts';
import { mailToSend } from './mail.repository.ts';
import { mailView } from './mail.view.ts';

/** What notify asks at the moment of sending (rule 5). */
export function internalMailRoutes(scope: Scope<'internal'>, deps: Deps): void {
  serve(scope, internalEndpoints.mail, async ({ params }) => {
    const content = await contentOf(deps, params.id);
    if (!content) throw new Failure('not_found');
    return content;
  });
}

/** Of an account's mail, or of the receipt of one that is gone. */
async function contentOf({ db, clock, keys, settings }: Deps, id: string): Promise<MailContent | undefined> {
  const { mail, erasure } = await asSystem(db, async (trx) => ({
    mail: await mailToSend(trx, id, clock.now()),
    erasure: await erasureOfMail(trx, id),
  }));
  if (mail) return mailView(mail, { publicUrl: settings.publicUrl, linkKey: keys.mailLink });
  return erasure && erasureMailView(erasure, settings.accessKeys.privateKey);
}
