import { type FastifyInstance, fastify } from 'fastify';
import { type CoachDeps, coachControlRoutes, coachRoutes } from './coach/coach.routes.ts';
import { moderationControlRoutes, moderationRoutes } from './coach/moderation.routes.ts';
import type { ModerationControl } from './coach/moderation-control.ts';
import { type InboxDeps, inboxRoutes } from './inbox/inbox.routes.ts';
import { isAddressedToLoopback } from './listener.policy.ts';
import type { OpenStripe } from './stripe/open-stripe.ts';
import { overviewRoutes } from './stripe/overview/overview.routes.ts';
import { payRoutes } from './stripe/pay-page/pay.routes.ts';
import { stripeRoutes } from './stripe/stripe.routes.ts';
import { stripeControlRoutes } from './stripe/stripe-control.routes.ts';

const BODY_LIMIT = 2 * 1024 * 1024;

/** Creates the HTTP app of the sandbox: coach, inbox, payments, and the routes that control them. */
export function createSandboxApp(deps: {
  coach: CoachDeps;
  moderation: { control: ModerationControl };
  inbox: InboxDeps;
  stripe: Pick<OpenStripe, 'api' | 'control'>;
  allowRemote: boolean;
}): FastifyInstance {
  const app = fastify({ bodyLimit: BODY_LIMIT, forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer');
    if (!deps.allowRemote && !isAddressedToLoopback(request.headers.host)) {
      return reply.code(403).send({ error: 'The sandbox answers only requests to a loopback address.' });
    }
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', () => ({ status: 'ok' }));
  app.register(
    async (scope) => {
      coachRoutes(scope, deps.coach);
      moderationRoutes(scope, deps.moderation);
    },
    { prefix: '/v1' },
  );
  app.register(async (scope) => coachControlRoutes(scope, deps.coach));
  app.register(async (scope) => moderationControlRoutes(scope, deps.moderation));
  app.register(async (scope) => stripeRoutes(scope, deps.stripe.api), { prefix: '/v1' });
  app.register(async (scope) => stripeControlRoutes(scope, deps.stripe.control));
  app.register(async (scope) => overviewRoutes(scope, deps.stripe.control));
  app.register(async (scope) => payRoutes(scope, deps.stripe.api.account));
  app.register(async (scope) => inboxRoutes(scope, deps.inbox));
  return app;
}
