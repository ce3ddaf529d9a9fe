import { internalEndpoints } from '@app/contracts';
import { Failure, type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { readReceiptMail } from '../erasures/receipt-mail.ts';
import { readMail } from '../mails/read-mail.ts';

/** Notify reads the content when it sends a mail, so that queues hold only ids and no personal data (decision 0003). */
export function internalMailRoutes(scope: Scope<'internal'>, deps: Deps): void {
  serve(scope, internalEndpoints.mail, async ({ params }) => {
    const content = (await readMail(deps, params.id)) ?? (await readReceiptMail(deps, params.id));
    if (!content) throw new Failure('not_found');
    return content;
  });
}
