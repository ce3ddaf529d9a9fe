/** A mail as it leaves: already written, addresses apart from texts so that no text can become a header. */
export interface Mail {
  /** The same for every attempt, so that a mailbox shows one mail even where it was handed over twice. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Who gets the answer, when that is not the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Where one click of a mail program stops mails of this kind (RFC 8058). */
  readonly oneClickUrl?: string;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Mails at once. One that a server is slow about keeps no other waiting, until there are so many of them. */
export const MAILS_AT_ONCE = 8;
/** How long a worker may hold a mail before another one takes it over; longer than one attempt may last. */
export const CLAIM_MS = MINUTE;
/** Longest one attempt may last. */
export const ATTEMPT_MS = 45 * SECOND;
/** A mail that could not be delivered for so long is parked. */
export const GIVE_UP_AFTER_MS = 48 * HOUR;
/** Settled mails are remembered for so long. */
export const REMEMBER_MS = 90 * 24 * HOUR;

/** How long to wait after the n-th attempt that a mail server put off: 30 s, doubling, at most 15 minutes. */
export function waitAfterAttempt(attempts: number): number {
  return Math.min(30 * SECOND * 2 ** Math.min(attempts - 1, 10), 15 * MINUTE);
}

/** How long to leave a neighbour alone that has not answered n times in a row: 1 s, doubling, at most 20 s. */
export function waitAfterOutage(times: number): number {
  return Math.min(SECOND * 2 ** Math.min(times - 1, 10), 20 * SECOND);
}
