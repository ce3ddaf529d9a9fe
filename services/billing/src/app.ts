import {
  acceptAccessTokens,
  checkWritable,
  createApp as createServer,
  internal,
  open,
  type ReadinessCheck,
  signedIn,
} from '@app/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { checkoutRoutes } from './routes/checkout.routes.ts';
import { internalExportRoutes } from './routes/export.routes.ts';
import { internalMailRoutes } from './routes/mail.routes.ts';
import { noticeRoutes } from './routes/notice.routes.ts';
import { internalPurchaseRoutes, purchaseRoutes } from './routes/purchase.routes.ts';

/** Creates the billing server: routes for signed-in people, for provider notices and for our own services. */
export async function createApp(
  deps: Deps,
  readiness: Readonly<Record<string, ReadinessCheck>> = {},
): Promise<FastifyInstance> {
  const app = createServer({
    log: deps.log,
    refusesUndeclaredAnswers: deps.config.NODE_ENV === 'test',
    readiness: { database: checkWritable(deps.db), ...readiness },
  });
  await acceptAccessTokens(app, { publicKey: deps.config.ACCESS_TOKEN_PUBLIC_KEY });

  open(app, (scope) => noticeRoutes(scope, deps));
  signedIn(app, deps.sessions, (scope) => {
    checkoutRoutes(scope, deps);
    purchaseRoutes(scope, deps);
  });
  internal(app, deps.identity, (scope) => {
    internalPurchaseRoutes(scope, deps);
    internalMailRoutes(scope, deps);
    internalExportRoutes(scope, deps);
  });
  return app;
}
