const MINUTE = 60_000;

/** What looks like an address of a page or a mailbox: a stranger's mail must not carry somebody's advertisement. */
const ADDRESS_LIKE = /[/\\@]|\w\.\w{2,}/;
/** Control characters, line separators and marks that turn the direction of what follows. */
const TURNING = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** A stranger's text as one line that reads in one direction, as it must be in a subject or among other lines. */
export function oneLine(text: string): string {
  return text.replace(TURNING, ' ').replace(/\s+/g, ' ').trim();
}

/**
 * "Hello Ada," or just "Hello,". The name was typed by whoever signed up with this address, who may be somebody else:
 * it is one short line and no link.
 */
export function greeting(firstName: string): string {
  const name = oneLine(firstName);
  return name === '' || name.length > 40 || ADDRESS_LIKE.test(name) ? 'Hello,' : `Hello ${name},`;
}

/** "Firefox on Linux". What a browser says of itself is a stranger's text as well: one short line and no link. */
export function deviceName(device: string): string {
  const name = oneLine(device);
  return name === '' || name.length > 80 || ADDRESS_LIKE.test(name) ? 'An unknown browser' : name;
}

/** "30 minutes", "24 hours". */
export function duration(ms: number): string {
  const minutes = Math.round(ms / MINUTE);
  if (minutes % 60 !== 0 || minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return minutes === 60 ? '1 hour' : `${minutes / 60} hours`;
}

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** "21 November 2026 at 14:05 UTC"; the same on every machine. */
export function pointInTime(iso: string): string {
  return `${moment.format(new Date(iso))} UTC`;
}
