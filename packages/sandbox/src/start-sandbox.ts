import { type Clock, systemClock } from '@app/service-kit/clock';
import { listen } from '@app/service-kit/listen';
import { createSandboxApp } from './app.ts';
import { CoachControl } from './coach/coach-control.ts';
import { startMailServer } from './inbox/mail-server.ts';
import { Mailbox } from './inbox/mailbox.ts';
import { SmtpControl } from './inbox/smtp-control.ts';
import { mustStayHere } from './listener.policy.ts';

export interface SandboxOptions {
  host?: string;
  /** 0, the default, takes a free port. */
  port?: number;
  smtpPort?: number;
  /** Between two words of a reply; 0 by default here, and 25 for the process. */
  tokenDelayMs?: number;
  inboxDir?: string | undefined;
  allowRemote?: boolean;
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
  inboxUrl: string;
  coach: CoachControl;
  smtp: SmtpControl;
  inbox: Mailbox;
  stop(): Promise<void>;
}

/**
 * Starts the local stand-ins for third parties: a coach over OpenAI's protocol, and an inbox over SMTP.
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
  const app = createSandboxApp({
    coach: { control: coach, delayMs: options.tokenDelayMs ?? 0, now },
    inbox: { mailbox: inbox, control: smtp, addresses: () => ({ coachUrl: `${url}/v1`, smtpUrl }) },
    allowRemote,
  });
  const port = await listen(app, { host, port: options.port ?? 0 }).catch(async (error: unknown) => {
    await mailServer.stop();
    throw error;
  });
  url = `http://${shownHost}:${port}`;
  return {
    port,
    smtpPort: mailServer.port,
    url,
    coachUrl: `${url}/v1`,
    smtpUrl,
    inboxUrl: `${url}/inbox`,
    coach,
    smtp,
    inbox,
    stop: async () => {
      coach.release();
      await Promise.all([app.close(), mailServer.stop()]);
    },
  };
}
