/** The content of a mail without layout. Every text is plain; the layout escapes it. */
export interface Letter {
  readonly subject: string;
  /** The preview text that a mailbox shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Names and values, one per line, such as the amount of a payment. */
  readonly facts?: readonly Fact[];
  /** Texts shown unchanged with their line breaks, such as a contact message; `code`: not for reading, such as a signed receipt. */
  readonly excerpts?: readonly { readonly label: string; readonly text: string; readonly code?: boolean }[];
  readonly button?: { readonly label: string; readonly link: string };
  /** Where to turn in a crisis, set off from the rest. */
  readonly aside?: Note;
  /** Smaller text below the button: how long the link works, and what to do about an unexpected mail. */
  readonly notes: readonly Note[];
  /** Completes the sentence "Hearten sent you this email because …". */
  readonly reason: string;
  /** The visible unsubscribe link of an optional mail. */
  readonly unsubscribeLink?: { readonly label: string; readonly link: string };
}

/** A text, and the address it refers to, if any. */
export type Note = string | { readonly text: string; readonly link: string };

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** The name and the address of the product. */
export interface Letterhead {
  readonly productName: string;
  readonly publicUrl: string;
}

const MINUTE = 60_000;

/** Text that looks like a URL or a mail address. A name may not contain one, so that mails cannot be used for advertising. */
const ADDRESS_LIKE = /[/\\@]|\w\.\w{2,}/;
/** Control characters, line separators and marks that change the text direction. */
const CONTROL_CHARACTERS = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** Reduces untrusted text to one line without direction marks, for a subject or a line among others. */
export function oneLine(text: string): string {
  return text.replace(CONTROL_CHARACTERS, ' ').replace(/\s+/g, ' ').trim();
}

/**
 * Returns "Hello Ada," or "Hello,". The name is untrusted, because another person may have signed up with this address:
 * it must be one short line without a link.
 */
export function greeting(firstName: string): string {
  const name = oneLine(firstName);
  return name === '' || name.length > 40 || ADDRESS_LIKE.test(name) ? 'Hello,' : `Hello ${name},`;
}

/** Returns for example "Firefox on Linux". The browser's own name is untrusted too: one short line without a link. */
export function deviceName(device: string): string {
  const name = oneLine(device);
  return name === '' || name.length > 80 || ADDRESS_LIKE.test(name) ? 'An unknown browser' : name;
}

/** Describes the account that a link belongs to, because several accounts may claim one address. */
export function signUpFacts(signedUpAt: string, device: string): { name: string; value: string }[] {
  return [
    { name: 'Account created', value: formatTime(signedUpAt) },
    { name: 'Device', value: deviceName(device) },
  ];
}

/** Formats a duration, for example "30 minutes" or "24 hours". */
export function formatDuration(ms: number): string {
  const minutes = Math.round(ms / MINUTE);
  if (minutes % 60 !== 0 || minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}

const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Formats a time as the pages do, "November 21, 2026 at 2:05 PM UTC", independent of the machine's locale. */
export function formatTime(iso: string): string {
  // The formatter puts a narrow space before AM and PM, which some mail programs can't show.
  return `${moment.format(new Date(iso)).replace(/\s/g, ' ')} UTC`;
}
