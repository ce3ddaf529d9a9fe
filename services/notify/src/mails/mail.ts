/** A mail ready to send. Addresses and texts are separate fields, so that no text can become a header. */
export interface Mail {
  /** The same for every attempt, so that a mailbox shows a mail once even if it was sent twice. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Who receives replies, if not the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** The URL for one-click unsubscribe (RFC 8058). */
  readonly oneClickUrl?: string;
}

/**
 * The result of sending a mail to the mail server. `rejected`: the server will never accept this mail. `deferred`: it may
 * accept this mail later. `unreachable`: it accepts no mail at the moment.
 */
export type SendResult =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'deferred' | 'unreachable'; readonly code: string }
  /** `bounced`: the server reports that the mailbox does not exist. */
  | { readonly kind: 'rejected'; readonly code: string; readonly bounced: boolean };

export interface MailTransport {
  /** Never throws; every error becomes one of the four results. */
  send(mail: Mail): Promise<SendResult>;
  /** Closes all connections, also those in use. */
  close(): void;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Mails sent at the same time. A slow recipient server delays other mails only when it occupies all of them. */
export const MAILS_AT_ONCE = 8;
/** The lease of a claimed mail; longer than one attempt may take. */
export const CLAIM_MS = MINUTE;
/** Timeout of one attempt. */
export const ATTEMPT_MS = 45 * SECOND;
/** A mail that was not delivered within this time is parked. */
export const GIVE_UP_AFTER_MS = 48 * HOUR;
/** How long settled mails are kept. */
export const REMEMBER_MS = 90 * 24 * HOUR;

/** The pause after the n-th attempt that the mail server deferred: 30 s, doubling, at most 15 minutes. */
export function waitAfterAttempt(attempts: number): number {
  return Math.min(30 * SECOND * 2 ** Math.min(attempts - 1, 10), 15 * MINUTE);
}

/** The pause before a dependency that failed n times in a row is tried again: 1 s, doubling, at most 20 s. */
export function waitAfterOutage(failures: number): number {
  return Math.min(SECOND * 2 ** Math.min(failures - 1, 10), 20 * SECOND);
}
