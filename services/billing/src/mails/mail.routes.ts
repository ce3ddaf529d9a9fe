import { internalEndpoints } from '@app/contracts';
import { askService, asSystem, Failure, type Scope, serve } from '@app/service-kit';
import type { Deps } from '../deps.ts';
import { findSettlement } from '../settlements/settlement.repository.ts';
import { findMail } from './mail.repository.ts';
import { mailView, settlementView } from './mail.view.ts';

/** What notify asks at the moment of sending (rule 5); the address is auth's to tell, at that moment too. */
export function internalMailRoutes(scope: Scope<'internal'>, { db, config }: Deps): void {
  serve(scope, internalEndpoints.billingMail, async ({ params }) => {
    const mail = await asSystem(db, (trx) => findMail(trx, params.id));
    if (!mail) {
      const settlement = await asSystem(db, (trx) => findSettlement(trx, params.id));
      if (settlement) return settlementView(settlement);
      throw new Failure('not_found');
    }
    const person = await askService(internalEndpoints.person, {
      baseUrl: config.AUTH_URL,
      serviceToken: config.SERVICE_TOKEN,
      params: { id: mail.ownerId },
    });
    const view = mailView(mail, person);
    if (!view) throw new Failure('not_found');
    return view;
  });
}
