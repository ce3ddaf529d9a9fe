import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import {
  framedPart,
  inboxPage,
  mailPage,
  mailSummary,
  mailView,
  missingPage,
  startPage,
} from './inbox.view.ts';
import type { Mailbox } from './mailbox.ts';
import { type SmtpControl, smtpBehavior } from './smtp-control.ts';

export interface InboxDeps {
  mailbox: Mailbox;
  control: SmtpControl;
  addresses(): { coachUrl: string; smtpUrl: string; stripeUrl: string };
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** The markup of a mail may use only its styles and embedded pictures, in an opaque origin. */
const PART_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const filter = z.strictObject({
  to: z.string().optional(),
  since: z.coerce.date({ error: 'since must be a date' }).optional(),
});
const idParams = z.strictObject({ id: z.string() });

const style = readFileSync(new URL('../pages/assets/style.css', import.meta.url));
const script = readFileSync(new URL('../pages/assets/inbox.js', import.meta.url));

/** The pages and the JSON of the inbox, and the control route of the mail server. */
export function inboxRoutes(app: FastifyInstance, { mailbox, control, addresses }: InboxDeps): void {
  app.setNotFoundHandler((_request, reply) => show(reply.code(404), missingPage()));
  app.get('/', (_request, reply) => show(reply, startPage({ ...addresses(), count: mailbox.list().length })));
  app.get('/assets/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  app.get('/assets/inbox.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));

  app.get('/inbox', (_request, reply) => show(reply, inboxPage(mailbox.list())));
  app.get('/inbox.json', (request, reply) => {
    const query = filter.safeParse(request.query);
    if (!query.success)
      return reply.code(400).send({ error: query.error.issues[0]?.message ?? 'Unknown filter' });
    return { mails: mailbox.list(query.data).map(mailSummary) };
  });
  app.delete('/inbox', async (_request, reply) => {
    await mailbox.clear();
    return reply.code(204).send();
  });
  app.get('/inbox/:id.json', (request, reply) => {
    const mail = mailbox.get(idParams.parse(request.params).id);
    return mail ? mailView(mail) : reply.code(404).send({ error: 'There is no such mail' });
  });
  app.get('/inbox/:id', (request, reply) => {
    const mail = mailbox.get(idParams.parse(request.params).id);
    return mail ? show(reply, mailPage(mail)) : show(reply.code(404), missingPage());
  });
  app.get('/inbox/:id/part.html', (request, reply) => {
    const part = mailbox.get(idParams.parse(request.params).id)?.html;
    if (part === undefined || part === null) return show(reply.code(404), missingPage());
    return show(reply, framedPart(part), PART_POLICY);
  });

  app.get('/control/smtp', () => control.current());
  app.post('/control/smtp', (request, reply) => {
    const behavior = smtpBehavior.safeParse(request.body);
    if (!behavior.success)
      return reply.code(400).send({ error: behavior.error.issues[0]?.message ?? 'Unknown behavior' });
    control.setBehavior(behavior.data);
    return control.current();
  });
}

function show(reply: FastifyReply, page: string, policy = PAGE_POLICY): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}
