import { createTransport } from 'nodemailer';
import type { Sender } from '../config.ts';
import type { MailTransport, SendResult } from './mail.ts';

interface SmtpOptions {
  smtpUrl: string;
  from: Sender;
  /** Connections, and so mails in progress, at the same time. */
  connections: number;
  /** Timeout of one mail in milliseconds, including the wait for a connection. */
  attemptMs: number;
  /** Timeout in milliseconds while the server sends nothing. */
  socketTimeoutMs?: number;
}

/** Sends mails to an SMTP server over a pool of connections. */
export function createSmtpTransport({
  smtpUrl,
  from,
  connections,
  attemptMs,
  socketTimeoutMs = 15_000,
}: SmtpOptions): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    maxMessages: 100,
    maxRequeues: 1,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    dnsTimeout: 5_000,
    socketTimeout: socketTimeoutMs,
    idleTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, to, subject, html, text, replyTo, oneClickUrl }) {
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
            ...(oneClickUrl ? oneClickHeaders(oneClickUrl) : {}),
          },
          signal: AbortSignal.timeout(attemptMs),
        });
        return { kind: 'accepted' };
      } catch (error) {
        return classifyError(error);
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/** Headers of RFC 8058, which let a mail program unsubscribe with one request. */
function oneClickHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** SMTP commands whose errors concern this mail, not the connection or the sender. */
const MAIL_SPECIFIC_COMMAND = /^(RCPT TO|DATA)/;

function classifyError(error: unknown): SendResult {
  const { code, responseCode, command, response } = readError(error);
  if (responseCode !== undefined && responseCode !== 421 && MAIL_SPECIFIC_COMMAND.test(command)) {
    const smtpCode = `smtp_${responseCode}`;
    return responseCode >= 500 && responseCode !== 503
      ? {
          kind: 'rejected',
          code: smtpCode,
          bounced: command.startsWith('RCPT TO') && hasNoMailbox(responseCode, response),
        }
      : { kind: 'deferred', code: smtpCode };
  }
  // An address that is invalid in an SMTP envelope is rejected by every server.
  if (code === 'EENVELOPE' && responseCode === undefined)
    return { kind: 'rejected', code: 'bad_address', bounced: true };
  if (code === 'EABORT') return { kind: 'deferred', code: 'too_slow' };
  return { kind: 'unreachable', code: responseCode === undefined ? code : `smtp_${responseCode}` };
}

/** Enhanced status codes (RFC 3463) about the recipient's address; 5.1.7 and 5.1.8 concern the sender's address. */
const NO_MAILBOX = /^5\.1\.(?!7$|8$)/;

/**
 * Whether the response to RCPT TO means that the mailbox does not exist. A full mailbox, a policy, the size or suspected
 * spam may be temporary and does not mean that. Without an enhanced code, 550 counts as a missing mailbox.
 */
function hasNoMailbox(responseCode: number, response: string): boolean {
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  return enhanced === undefined ? responseCode === 550 : NO_MAILBOX.test(enhanced);
}

interface SmtpError {
  readonly code: string;
  readonly responseCode: number | undefined;
  readonly command: string;
  readonly response: string;
}

function readError(error: unknown): SmtpError {
  const { code, responseCode, command, response } = Object(error);
  return {
    code: typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code) ? code : 'unknown',
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    command: typeof command === 'string' ? command : '',
    response: typeof response === 'string' ? response.slice(0, 500) : '',
  };
}
