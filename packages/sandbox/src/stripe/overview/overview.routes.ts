import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { CheckoutSession } from '../objects/checkout-session.ts';
import { readForm } from '../requests/form.ts';
import type { StripeControl } from '../stripe-control.ts';
import { ACTIONS, type Action, listActions, runAction } from './actions.ts';
import { overviewPage, type Row } from './overview.view.ts';

const MAX_ROWS = 100;
const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const byId = z.object({ id: z.string() });
const isAct = (value: unknown): value is Action => typeof value === 'string' && Object.hasOwn(ACTIONS, value);
const form = z.object({ act: z.custom<Action>(isAct, 'Unknown act') });

/** The page on which a person acts as the bank. */
export function overviewRoutes(app: FastifyInstance, control: StripeControl): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, readForm(String(body))),
  );
  const rows = () =>
    control
      .sessions()
      .slice(0, MAX_ROWS)
      .map((session) => createRow(control, session));

  app.get('/payments', (_request, reply) => show(reply, overviewPage(rows())));
  app.post('/payments/:id', async (request, reply) => {
    const { id } = byId.parse(request.params);
    const order = form.safeParse(request.body);
    if (!order.success) return show(reply.code(400), overviewPage(rows(), 'That button doesn’t exist.'));
    try {
      await runAction(control, id, order.data.act);
    } catch (error) {
      const problem = error instanceof Error ? error.message : 'That didn’t work.';
      return show(reply.code(409), overviewPage(rows(), problem));
    }
    return reply.redirect('/payments', 303);
  });
}

function createRow(control: StripeControl, session: CheckoutSession): Row {
  return { session, state: describeState(control, session), acts: listActions(control, session) };
}

function describeState(control: StripeControl, session: CheckoutSession): string {
  if (session.status !== 'complete') return session.status;
  const charge = control.chargeOf(session.id);
  if (!charge) return 'complete';
  if (charge.status !== 'succeeded')
    return charge.status === 'pending' ? 'waiting for the bank' : 'refused by the bank';
  const dispute = control.disputeOf(charge.id);
  const disputed = dispute ? `, dispute ${dispute.status.replaceAll('_', ' ')}` : '';
  if (charge.amount_refunded === 0) return `paid${disputed}`;
  return `${charge.refunded ? 'refunded' : 'refunded in part'}${disputed}`;
}

function show(reply: FastifyReply, shown: string): FastifyReply {
  return reply
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(shown);
}
