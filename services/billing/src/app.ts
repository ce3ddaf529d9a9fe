import {
  acceptAccessTokens,
  createApp,
  internal,
  open,
  pingDatabase,
  type ReadinessCheck,
  signedIn,
} from '@app/service-kit';
import type { FastifyInstance } from 'fastify';
import { checkoutRoutes } from './checkouts/checkout.routes.ts';
import type { Deps } from './deps.ts';
import { internalExportRoutes } from './erasure/export.routes.ts';
import { internalMailRoutes } from './mails/mail.routes.ts';
import { noticeRoutes } from './notices/notice.routes.ts';
import { internalPurchaseRoutes, purchaseRoutes } from './purchases/purchase.routes.ts';

/** The billing service: checkouts and purchases for their owners, notices for the provider, answers for our own. */
export async function createBilling(
  deps: Deps,
  readiness: Readonly<Record<string, ReadinessCheck>> = {},
): Promise<FastifyInstance> {
  const app = createApp({
    log: deps.log,
    readiness: { database: () => pingDatabase(deps.db), ...readiness },
  });
  await acceptAccessTokens(app, { publicKey: deps.config.ACCESS_TOKEN_PUBLIC_KEY });

  open(app, (scope) => noticeRoutes(scope, deps));
  signedIn(app, deps.sessions, (scope) => {
    checkoutRoutes(scope, deps);
    purchaseRoutes(scope, deps);
  });
  internal(app, deps.config.SERVICE_TOKEN, (scope) => {
    internalPurchaseRoutes(scope, deps);
    internalMailRoutes(scope, deps);
    internalExportRoutes(scope, deps);
  });
  return app;
}
