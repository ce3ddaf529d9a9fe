import { createTransport } from 'nodemailer';
import type { Sender } from '../config.ts';
import type { Handover, MailCarrier } from './mail-carrier.port.ts';

interface SmtpOptions {
  smtpUrl: string;
  from: Sender;
  /** Connections, and so mails, at once. */
  connections: number;
  /** Milliseconds one mail may take, waiting for a connection included. */
  attemptMs: number;
  /** Milliseconds the server may be silent. */
  silenceMs?: number;
}

/** Carries mails to an SMTP server over a few connections that stay open. */
export function carryBySmtp({
  smtpUrl,
  from,
  connections,
  attemptMs,
  silenceMs = 15_000,
}: SmtpOptions): MailCarrier {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    maxMessages: 100,
    maxRequeues: 1,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    dnsTimeout: 5_000,
    socketTimeout: silenceMs,
    idleTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async carry({ messageId, to, subject, html, text, replyTo, oneClickUrl }) {
      try {
        await transport.sendMail({
          from: { name: from.name, address: from.address },
          to: { name: '', address: to },
          ...(replyTo ? { replyTo: { name: replyTo.name, address: replyTo.address } } : {}),
          messageId: `<${messageId}>`,
          subject,
          html,
          text,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...(oneClickUrl ? oneClick(oneClickUrl) : {}),
          },
          signal: AbortSignal.timeout(attemptMs),
        });
        return { kind: 'taken' };
      } catch (error) {
        return understand(error);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/** RFC 8058: a mail program may post this without asking anybody. */
function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Steps of an SMTP conversation at which the server speaks of this mail, rather than of us. */
const ABOUT_THE_MAIL = /^(RCPT TO|DATA)/;

function understand(error: unknown): Handover {
  const { code, responseCode, command } = readError(error);
  if (responseCode !== undefined && responseCode !== 421 && ABOUT_THE_MAIL.test(command)) {
    const said = `smtp_${responseCode}`;
    return responseCode >= 500 && responseCode !== 503
      ? { kind: 'refused', code: said, bounced: command.startsWith('RCPT TO') }
      : { kind: 'later', code: said };
  }
  // An address that can't be written into an envelope will never be taken, by whichever server.
  if (code === 'EENVELOPE' && responseCode === undefined)
    return { kind: 'refused', code: 'bad_address', bounced: true };
  if (code === 'EABORT') return { kind: 'later', code: 'too_slow' };
  return { kind: 'unreachable', code: responseCode === undefined ? code : `smtp_${responseCode}` };
}

function readError(error: unknown): { code: string; responseCode: number | undefined; command: string } {
  const { code, responseCode, command } = Object(error);
  return {
    code: typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code) ? code : 'unknown',
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    command: typeof command === 'string' ? command : '',
  };
}
