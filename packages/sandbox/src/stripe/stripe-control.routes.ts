import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { disputeStatus } from './objects/dispute.ts';
import { stripeBehavior } from './requests/faults.ts';
import type { StripeControl } from './stripe-control.ts';
import { releaseOrder, webhookBehavior, webhookTarget } from './webhooks/webhook-behavior.ts';

const idParams = z.object({ id: z.string() });
const payer = z.strictObject({
  method: z.enum(['card', 'bank_debit']).optional(),
  email: z.email().optional(),
});
const settlement = z.strictObject({ session: z.string(), outcome: z.enum(['succeeded', 'failed']) });
const disputeRequest = z.strictObject({ status: disputeStatus });
const refundOrder = z.strictObject({ amount: z.int().min(1).optional() });

/** Controls the simulated payment provider over HTTP; Stripe has no such routes. */
export function stripeControlRoutes(app: FastifyInstance, control: StripeControl): void {
  app.setErrorHandler((error, _request, reply) =>
    reply
      .code(400)
      .send({ error: error instanceof z.ZodError ? describeZodError(error) : errorMessage(error) }),
  );
  app.get('/control/stripe', () => ({ ...control.current(), webhooks: control.currentWebhooks() }));
  app.post('/control/stripe', (request) => {
    control.setBehavior(stripeBehavior.parse(request.body));
    return control.current();
  });
  app.post('/control/stripe/webhooks', (request) => {
    control.playWebhooks(webhookBehavior.parse(request.body));
    return control.currentWebhooks();
  });
  app.post('/control/stripe/webhooks/target', (request, reply) => {
    control.deliverTo(webhookTarget.parse(request.body));
    return reply.code(204).send();
  });
  app.get('/control/stripe/webhooks/held', () => ({ events: control.held() }));
  app.post('/control/stripe/webhooks/release', (request, reply) => {
    control.release(releaseOrder.parse(request.body ?? {}).order);
    return reply.code(204).send();
  });
  app.post('/control/stripe/webhooks/wait', async (_request, reply): Promise<FastifyReply> => {
    await control.whenDelivered();
    return reply.code(204).send();
  });

  app.get('/control/stripe/sessions', () => ({ sessions: control.sessions() }));
  app.post('/control/stripe/sessions/:id/pay', (request) =>
    control.pay(idParams.parse(request.params).id, payer.parse(request.body ?? {})),
  );
  app.post('/control/stripe/sessions/:id/decline', (request) =>
    control.decline(idParams.parse(request.params).id),
  );
  app.post('/control/stripe/sessions/:id/expire', (request) =>
    control.expire(idParams.parse(request.params).id),
  );
  app.post('/control/stripe/settle', (request) => {
    const { session, outcome } = settlement.parse(request.body);
    return control.settle(session, outcome);
  });
  app.post('/control/stripe/charges/:id/dispute', (request) =>
    control.dispute(idParams.parse(request.params).id, disputeRequest.parse(request.body).status),
  );
  app.post('/control/stripe/charges/:id/refund', (request) =>
    control.refund(idParams.parse(request.params).id, refundOrder.parse(request.body ?? {}).amount),
  );
  app.post('/control/stripe/charges/:id/fail-refund', (request) =>
    control.failRefund(idParams.parse(request.params).id),
  );

  app.get('/control/stripe/events', () => ({ events: control.events(), deliveries: control.deliveries() }));
  app.post('/control/stripe/events/:id/resend', (request, reply) => {
    control.resend(idParams.parse(request.params).id);
    return reply.code(204).send();
  });
  app.get('/control/stripe/requests', () => ({ requests: control.requests() }));
  app.delete('/control/stripe/requests', (_request, reply) => {
    control.clearRequests();
    return reply.code(204).send();
  });
}

function describeZodError({ issues }: z.ZodError): string {
  const [issue] = issues;
  return issue ? [issue.path.join('.'), issue.message].filter(Boolean).join(': ') : 'Unknown behavior';
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : 'Unknown behavior';
}
