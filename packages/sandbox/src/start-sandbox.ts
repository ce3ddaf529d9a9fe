import { type Clock, systemClock } from '@app/service-kit/clock';
import { listen } from '@app/service-kit/listen';
import { createSandboxApp } from './app.ts';
import { CoachControl } from './coach/coach-control.ts';
import { startMailServer } from './inbox/mail-server.ts';
import { Mailbox } from './inbox/mailbox.ts';
import { SmtpControl } from './inbox/smtp-control.ts';
import { mustStayHere } from './listener.policy.ts';
import { openStripe } from './stripe/open-stripe.ts';
import type { StripeControl } from './stripe/stripe-control.ts';
import type { WebhookTarget } from './stripe/webhooks/webhook-order.ts';

export interface SandboxOptions {
  host?: string;
  /** 0, the default, takes a free port. */
  port?: number;
  smtpPort?: number;
  /** Between two words of a reply; 0 by default here, and 25 for the process. */
  tokenDelayMs?: number;
  inboxDir?: string | undefined;
  /** Where payments outlive a restart. */
  stripeDir?: string | undefined;
  /** Where the payment provider's notices go; `stripe.deliverTo` sets it later. */
  stripeWebhook?: WebhookTarget | undefined;
  allowRemote?: boolean;
  /** Where a browser finds the sandbox, if not where it listens: pay pages are there. */
  publicUrl?: string | undefined;
  clock?: Clock;
}

export interface Sandbox {
  port: number;
  smtpPort: number;
  url: string;
  /** For OPENAI_BASE_URL. */
  coachUrl: string;
  /** For SMTP_URL. */
  smtpUrl: string;
  /** For STRIPE_API_BASE. */
  stripeUrl: string;
  inboxUrl: string;
  coach: CoachControl;
  smtp: SmtpControl;
  inbox: Mailbox;
  stripe: StripeControl;
  stop(): Promise<void>;
}

/**
 * Starts the local stand-ins for third parties: a coach over OpenAI's protocol, payments over
 * Stripe's, and an inbox over SMTP.
 * @throws Error when told to listen beyond this machine without `allowRemote`, or when a port is taken.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { host = '127.0.0.1', allowRemote = false, clock = systemClock } = options;
  mustStayHere(host, allowRemote);
  const now = () => clock.now();
  const coach = new CoachControl(now);
  const smtp = new SmtpControl();
  const inbox = await Mailbox.open(options.inboxDir, now);
  const mailServer = await startMailServer(inbox, smtp, { host, port: options.smtpPort ?? 0 });
  const shownHost = host.includes(':') ? `[${host}]` : host;
  const smtpUrl = `smtp://${shownHost}:${mailServer.port}`;
  let url = '';
  const stripe = await openStripe({
    folder: options.stripeDir,
    webhook: options.stripeWebhook,
    now,
    payUrl: (id) => `${options.publicUrl ?? url}/pay/${id}`,
  });
  const app = createSandboxApp({
    coach: { control: coach, delayMs: options.tokenDelayMs ?? 0, now },
    inbox: {
      mailbox: inbox,
      control: smtp,
      addresses: () => ({ coachUrl: `${url}/v1`, smtpUrl, stripeUrl: url }),
    },
    stripe,
    allowRemote,
  });
  const port = await listen(app, { host, port: options.port ?? 0 }).catch(async (error: unknown) => {
    await Promise.all([mailServer.stop(), stripe.stop()]);
    throw error;
  });
  url = `http://${shownHost}:${port}`;
  return {
    port,
    smtpPort: mailServer.port,
    url,
    coachUrl: `${url}/v1`,
    smtpUrl,
    stripeUrl: url,
    inboxUrl: `${url}/inbox`,
    coach,
    smtp,
    inbox,
    stripe: stripe.control,
    stop: async () => {
      coach.release();
      await stripe.stop();
      await Promise.all([app.close(), mailServer.stop()]);
    },
  };
}
