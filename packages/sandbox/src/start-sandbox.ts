import { type Clock, systemClock } from '@app/service-kit/clock';
import { listen } from '@app/service-kit/listen';
import { createSandboxApp } from './app.ts';
import { CoachControl } from './coach/coach-control.ts';
import { ModerationControl } from './coach/moderation-control.ts';
import { startMailServer } from './inbox/mail-server.ts';
import { Mailbox } from './inbox/mailbox.ts';
import { SmtpControl } from './inbox/smtp-control.ts';
import { assertLoopback } from './listener.policy.ts';
import { openStripe } from './stripe/open-stripe.ts';
import type { StripeControl } from './stripe/stripe-control.ts';
import type { WebhookTarget } from './stripe/webhooks/webhook-behavior.ts';

export interface SandboxOptions {
  host?: string;
  /** 0, the default, means any free port. */
  port?: number;
  smtpPort?: number;
  /** The delay between two words of a reply; 0 by default here, 25 in the process. */
  tokenDelayMs?: number;
  inboxDir?: string | undefined;
  /** The folder in which payments are stored; without it they are kept in memory. */
  stripeDir?: string | undefined;
  /** The receiver of provider notices; `stripe.deliverTo` sets it later. */
  stripeWebhook?: WebhookTarget | undefined;
  allowRemote?: boolean;
  /** The URL under which a browser reaches the pay pages, if it differs from the listening address. */
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
  moderation: ModerationControl;
  smtp: SmtpControl;
  inbox: Mailbox;
  stripe: StripeControl;
  stop(): Promise<void>;
}

/**
 * Starts the local substitutes for third parties: a coach that speaks OpenAI's protocol, payments that speak Stripe's, and a
 * mail server.
 * @throws Error when the host is not a loopback address and `allowRemote` is false, or when a port is in use.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { host = '127.0.0.1', allowRemote = false, clock = systemClock } = options;
  assertLoopback(host, allowRemote);
  const now = () => clock.now();
  const coach = new CoachControl(now);
  const moderation = new ModerationControl(now);
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
    moderation: { control: moderation },
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
    moderation,
    smtp,
    inbox,
    stripe: stripe.control,
    stop: async () => {
      coach.release();
      moderation.release();
      await stripe.stop();
      await Promise.all([app.close(), mailServer.stop()]);
    },
  };
}
