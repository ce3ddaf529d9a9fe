import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Account } from '../account.ts';
import type { CheckoutSession, SessionRecord } from '../objects/checkout-session.ts';
import { expireDueSessions } from '../payments/expire-session.ts';
import { declineSession, paySession } from '../payments/pay-session.ts';
import { readForm } from '../requests/form.ts';
import { closedPage, noSuchSession, payPage } from './pay.view.ts';

const byId = z.object({ id: z.string() });
const form = z.object({
  method: z.literal('bank_debit').optional(),
  email: z.email().optional().catch(undefined),
  terms: z.literal('accepted').optional(),
});

/** The payment page of a session, and its buttons. */
export function payRoutes(app: FastifyInstance, account: Account): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, readForm(String(body))),
  );
  const found = (request: FastifyRequest): SessionRecord | undefined => {
    expireDueSessions(account);
    return account.ledger.sessions.get(byId.parse(request.params).id);
  };

  app.get('/pay/:id', (request, reply) => {
    const record = found(request);
    if (!record) return show(reply.code(404), noSuchSession());
    const refused = account.ledger.intents.get(record.session.payment_intent ?? '')?.last_payment_error;
    return showSession(reply, record, refused ? `${refused.message} Nothing was charged.` : undefined);
  });

  app.post('/pay/:id/pay', async (request, reply) => {
    const record = found(request);
    if (!record) return show(reply.code(404), noSuchSession());
    const { session } = record;
    if (session.status !== 'expired') {
      const { method, email, terms } = form.parse(request.body ?? {});
      if (session.status === 'open') {
        if (!session.customer_details?.email && !email)
          return showSession(reply.code(400), record, 'Please enter an email address.');
        if (session.consent_collection?.terms_of_service === 'required' && !terms)
          return showSession(reply.code(400), record, 'Please agree to the terms first.');
      }
      paySession(account, record, { method, email });
      await account.ledger.save();
      return reply.redirect(successUrl(session), 303);
    }
    return showSession(reply.code(410), record);
  });

  app.post('/pay/:id/decline', async (request, reply) => {
    const record = found(request);
    if (!record) return show(reply.code(404), noSuchSession());
    declineSession(account, record);
    await account.ledger.save();
    return reply.redirect(`/pay/${record.session.id}`, 303);
  });

  app.post('/pay/:id/leave', (request, reply) => {
    const record = found(request);
    if (!record) return show(reply.code(404), noSuchSession());
    const back = record.session.cancel_url;
    return back === null ? showSession(reply, record) : reply.redirect(back, 303);
  });
}

/** Where a buyer goes after paying. */
function successUrl({ success_url, id }: CheckoutSession): string {
  return success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

function showSession(reply: FastifyReply, record: SessionRecord, problem?: string): FastifyReply {
  const { session } = record;
  if (session.status === 'open') return show(reply, payPage(record, problem), session);
  const back = session.status === 'complete' ? successUrl(session) : session.cancel_url;
  return show(reply, closedPage(session, back), session);
}

/** `form-action` allows the seller's origin, too, because browsers also apply it to the redirect after the form. */
function show(reply: FastifyReply, shown: string, session?: CheckoutSession): FastifyReply {
  const sellers = [session?.success_url, session?.cancel_url].map((url) => (url ? new URL(url).origin : ''));
  const actions = ["'self'", ...new Set(sellers.filter(Boolean))].join(' ');
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action ${actions}; frame-ancestors 'none'`,
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(shown);
}
