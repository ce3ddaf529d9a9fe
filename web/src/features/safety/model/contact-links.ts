import type { CrisisContact } from '@app/contracts';

/** A telephone dials digits: what makes a number readable is left out. */
function dialled(number: string): string {
  return number.replace(/[^\d+*#]/g, '');
}

/** The ways to reach a contact, as links: to call, to write a text message with its first word in it, to a web page. */
export function contactLinks({ phone, text, say, web }: CrisisContact): {
  call: string | null;
  write: string | null;
  visit: string | null;
} {
  // `?&body=` is what Android and iOS both read.
  const first = say === undefined ? '' : `?&body=${encodeURIComponent(say)}`;
  return {
    call: phone === undefined ? null : `tel:${dialled(phone)}`,
    write: text === undefined ? null : `sms:${dialled(text)}${first}`,
    visit: web !== undefined && /^https:\/\//.test(web) ? web : null,
  };
}
